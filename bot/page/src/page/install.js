// Lets the browser keep the page, so that it can be installed, opens without a connection and can notify people.

import { at } from "./server.js";

/** Registers the worker beside the page: a script's address has to be trusted, and there is this one alone. */
async function install() {
  const address = at("/worker.js");
  const policy = window.trustedTypes?.createPolicy("lasermate-worker", { createScriptURL: () => address });
  await navigator.serviceWorker.register(policy?.createScriptURL("") ?? address, { scope: at("/"), updateViaCache: "none" });
}

// Without it everything works the same.
if ("serviceWorker" in navigator && window.isSecureContext) {
  install().then(() => ("PushManager" in window ? import("./push.js") : null)).catch(() => {});
}
