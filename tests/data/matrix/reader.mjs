// A strict reader on Matrix, played by another team's client (matrix-js-sdk), as clients are that hide what no signed device has
// sent. It does what it is told, one JSON object a line.
//
// reader.mjs MODULES SERVER USER PASSWORD

import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

// Standard output is for answers alone.
for (const level of ["log", "info", "debug", "warn", "error", "trace"]) {
    console[level] = () => {};
}
Promise.withResolvers ??= () => {
    const made = {};
    made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
    return made;
};

const [modules, server, user, password] = process.argv.slice(2);
const resolve = createRequire(pathToFileURL(`${modules}/`)).resolve;
const sdk = await import(pathToFileURL(resolve("matrix-js-sdk")));
const cryptoApi = await import(pathToFileURL(resolve("matrix-js-sdk/lib/crypto-api/index.js")));

const answer = (said) => process.stdout.write(`${JSON.stringify(said)}\n`);
const pause = (millis) => new Promise((done) => setTimeout(done, millis));

const login = await sdk
    .createClient({ baseUrl: server })
    .loginRequest({ type: "m.login.password", identifier: { type: "m.id.user", user }, password });
const client = sdk.createClient({
    baseUrl: server,
    accessToken: login.access_token,
    userId: login.user_id,
    deviceId: login.device_id,
});
await client.initRustCrypto({ useIndexedDB: false });
const crypto = client.getCrypto();
crypto.setDeviceIsolationMode(new cryptoApi.OnlySignedDevicesIsolationMode());
// As a person's own client: without it nobody would send keys to this device in their turn.
await crypto.bootstrapCrossSigning({
    authUploadDeviceSigningKeys: (request) =>
        request({ type: "m.login.password", identifier: { type: "m.id.user", user }, password }),
});
await client.startClient({ initialSyncLimit: 100, lazyLoadMembers: false });
await new Promise((done) => client.once(sdk.ClientEvent.Sync, done));

// Everything a room shows, with what the client says of each message and its newest edit.
async function shown(room) {
    const timeline = client.getRoom(room)?.getLiveTimeline().getEvents() ?? [];
    const said = [];
    for (const event of timeline) {
        await client.decryptEventIfNeeded(event);
        if (event.isDecryptionFailure()) {
            await event.attemptDecryption(client.getCryptoBackend?.() ?? crypto, { isRetry: true }).catch(() => {});
        }
        const mark = await crypto.getEncryptionInfoForEvent(event);
        said.push({
            event_id: event.getId(),
            sender: event.getSender(),
            type: event.getType(),
            content: event.getContent(),
            encrypted: event.isEncrypted(),
            readable: !event.isDecryptionFailure(),
            why: event.decryptionFailureReason ?? null,
            mark: mark === null ? null : { colour: mark.shieldColour, reason: mark.shieldReason },
            edited: event.replacingEventId() ?? null,
        });
    }
    return said;
}

const does = {
    join: async ({ room }) => ({ joined: (await client.joinRoom(room)).roomId }),
    events: async ({ room }) => ({ events: await shown(room) }),
    async until({ room, words, timeout }) {
        const end = Date.now() + timeout * 1000;
        for (;;) {
            const events = await shown(room);
            if (events.some((event) => String(event.content.body ?? "").includes(words))) return { events };
            if (Date.now() > end) return { events, error: `${words} is not shown` };
            await pause(200);
        }
    },
};

answer({ ready: client.getUserId(), token: client.getAccessToken() });
for await (const line of createInterface({ input: process.stdin })) {
    const { do: what, ...asked } = JSON.parse(line);
    answer(await does[what](asked).catch((error) => ({ error: String(error) })));
}
process.exit(0);
