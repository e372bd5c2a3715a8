// Who one arrives as by a link from another device: the cookie is there already, and the address says whose it is.

/** The id of whom this tab arrives as, or null; the address is as usual afterwards. */
export function arrivedAs() {
  const id = /^#as=(local:[0-9a-z]+)$/.exec(location.hash)?.[1] ?? null;
  if (id) history.replaceState(null, "", "#lobby");
  return id;
}
