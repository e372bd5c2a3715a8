// Beside the page: keeps the page and its own files, so that it opens without a connection. Games and what people say are never
// kept. A new version of the program has another folder of files, and with it another worker, which takes over at once. It also
// shows whose turn it is to who has asked to be notified.

const FOLDER = "assets/";
/** The page's words in the language in which it was opened last: with another one this file is another. */
const KEPT = [...FILES, "words/{words}"];
const SHELL = ["./", ...KEPT.map((name) => FOLDER + name)];

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(FOLDER).then((kept) => kept.addAll(SHELL)));
});

addEventListener("activate", (event) => {
  const others = caches.keys().then((names) => names.filter((name) => name !== FOLDER));
  event.waitUntil(others.then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const root = registration.scope;
  if (request.method !== "GET") return;
  // A file of this version never changes; the page itself is asked for, and what was kept is for who gets no answer.
  if (request.url.startsWith(root + FOLDER)) event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  else if (request.mode === "navigate" && request.url.split("#")[0] === root) {
    event.respondWith(fetch(request).catch(() => caches.match("./", { cacheName: FOLDER, ignoreVary: true })));
  }
});

// One about a game takes the place of the one before.
addEventListener("push", (event) => {
  const { title, body, lang, tag, open } = event.data.json();
  const icon = `${FOLDER}icon-192.png`;
  event.waitUntil(registration.showNotification(title, { body, lang, tag, renotify: true, icon, data: open }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(visit(new URL(event.notification.data, registration.scope).href));
});

/** Shows a channel of the chat, in a tab that has the chat already where there is one. */
async function visit(address) {
  const pages = await clients.matchAll({ type: "window" });
  const page = pages.find(({ url }) => url.split("#")[0] === registration.scope);
  await (page ? page.focus().then(() => page.navigate(address)) : clients.openWindow(address));
}
