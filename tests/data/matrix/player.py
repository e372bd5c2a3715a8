"""A person on Matrix, played by another team's client (matrix-nio) that does what it is told, one JSON object a line.

player.py SERVER USER PASSWORD FOLDER
"""

import asyncio
import gc
import hashlib
import io
import json
import sys

from nio import (
    AsyncClient,
    AsyncClientConfig,
    Event,
    InviteEvent,
    MegolmEvent,
    ReactionEvent,
    RoomCreateError,
    ShareGroupSessionResponse,
    TypingNoticeEvent,
    crypto,
)


class Client(AsyncClient):
    """A client that can keep back the keys of what it says."""

    held = None

    async def _send(self, response_class, method, path, data=None, response_data=None, *args, **named):
        if self.held is not None and response_class is ShareGroupSessionResponse:
            self.held.append((method, path, data, response_data))
            return ShareGroupSessionResponse(*response_data)
        return await super()._send(response_class, method, path, data, response_data, *args, **named)


class Player:
    def __init__(self, server, user, folder):
        config = AsyncClientConfig(encryption_enabled=True, store_sync_tokens=True)
        self.client = Client(server, user, store_path=folder, config=config)
        self.events = {}
        self.invites = set()
        self.signs = {}
        self.changed = asyncio.Event()

    def note(self, room, event):
        seen = {
            "event_id": event.event_id,
            "sender": event.sender,
            "type": event.source.get("type"),
            "content": event.source.get("content", {}),
            "encrypted": bool(event.decrypted),
            "readable": not isinstance(event, MegolmEvent),
            "at": asyncio.get_event_loop().time(),
        }
        self.events.setdefault(room.room_id, []).append(seen)
        self.changed.set()

    def note_invite(self, room, event):
        self.invites.add(room.room_id)
        self.changed.set()

    def note_typing(self, room, event):
        self.signs.setdefault(room.room_id, []).append({"who": event.users, "at": asyncio.get_event_loop().time()})
        self.changed.set()

    async def begin(self, password):
        await self.client.login(password, device_name="player")
        if self.client.should_upload_keys:
            await self.client.keys_upload()
        self.client.add_event_callback(self.note, Event)
        self.client.add_event_callback(self.note_invite, InviteEvent)
        self.client.add_ephemeral_callback(self.note_typing, TypingNoticeEvent)
        asyncio.ensure_future(self.client.sync_forever(timeout=10000, full_state=True))
        await self.client.synced.wait()

    async def do(self, asked):
        return await getattr(self, "do_" + asked.pop("do"))(**asked)

    async def do_create(self, encrypted, invite, direct=False, name=None, version=None, public=False):
        state = []
        if encrypted:
            state.append({"type": "m.room.encryption", "state_key": "", "content": {"algorithm": "m.megolm.v1.aes-sha2"}})
        made = await self.client.room_create(
            invite=invite, is_direct=direct, initial_state=state, name=name, room_version=version
        )
        if isinstance(made, RoomCreateError):
            return {"error": str(made)}
        return {"room": made.room_id}

    async def do_join(self, room):
        return {"joined": type(await self.client.join(room)).__name__}

    async def do_leave(self, room):
        return {"left": type(await self.client.room_leave(room)).__name__}

    async def do_invite(self, room, user):
        return {"invited": type(await self.client.room_invite(room, user)).__name__}

    async def do_kick(self, room, user):
        return {"kicked": type(await self.client.room_kick(room, user)).__name__}

    async def do_ban(self, room, user):
        return {"banned": type(await self.client.room_ban(room, user)).__name__}

    async def do_unban(self, room, user):
        return {"unbanned": type(await self.client.room_unban(room, user)).__name__}

    async def do_send(self, room, content, type="m.room.message"):
        at = asyncio.get_event_loop().time()
        sent = await self.client.room_send(room, type, content, ignore_unverified_devices=True)
        error = None if hasattr(sent, "event_id") else str(sent)
        return {"event": getattr(sent, "event_id", None), "error": error, "at": at}

    async def do_meet(self, room, user, device, timeout=60):
        """Waits until a device is known, and takes a new key for a room, which it is given too."""
        loop = asyncio.get_event_loop()
        end = loop.time() + timeout
        while device not in self.client.device_store[user]:
            if loop.time() > end:
                return {"error": f"{device} is not known"}
            await asyncio.sleep(0.05)
        self.client.invalidate_outbound_session(room)
        return {}

    async def do_hold(self, room):
        """Takes a new key for a room, and keeps it back."""
        self.client.invalidate_outbound_session(room)
        self.client.held = []
        return {}

    async def do_release(self):
        """Sends the keys that were kept back."""
        held, self.client.held = self.client.held, None
        for method, path, data, response_data in held:
            await self.client._send(ShareGroupSessionResponse, method, path, data, response_data)
        return {"keys": len(held)}

    async def do_state(self, room, type, content, key=""):
        sent = await self.client.room_put_state(room, type, content, state_key=key)
        return {"event": getattr(sent, "event_id", None)}

    async def do_redact(self, room, event):
        return {"redacted": type(await self.client.room_redact(room, event)).__name__}

    async def do_members(self, room):
        members = await self.client.joined_members(room)
        return {"members": [member.user_id for member in members.members]}

    async def do_name(self, name):
        return {"named": type(await self.client.set_displayname(name)).__name__}

    async def do_events(self, room, after=0, most=100, timeout=0):
        """The events of a room after so many, once there is one, or after a while none."""
        loop = asyncio.get_event_loop()
        end = loop.time() + timeout
        while len(self.events.get(room, [])) <= after and loop.time() < end:
            self.changed.clear()
            try:
                await asyncio.wait_for(self.changed.wait(), end - loop.time())
            except asyncio.TimeoutError:
                break
        return {"events": self.events.get(room, [])[after : after + most]}

    async def do_signs(self, room):
        """Who was typing in a room, and when that changed."""
        return {"signs": self.signs.get(room, [])}

    async def do_invited(self, timeout=0):
        loop = asyncio.get_event_loop()
        end = loop.time() + timeout
        while not self.invites and loop.time() < end:
            self.changed.clear()
            try:
                await asyncio.wait_for(self.changed.wait(), end - loop.time())
            except asyncio.TimeoutError:
                break
        return {"rooms": sorted(self.invites)}

    async def do_upload(self, hex, encrypted):
        """Brings a file to the server; gives where a message says it lies."""
        data = bytes.fromhex(hex)
        sent, keys = await self.client.upload(io.BytesIO(data), "text/plain", filesize=len(data), encrypt=encrypted)
        if not hasattr(sent, "content_uri"):
            return {"error": str(sent)}
        return {"file": {**keys, "url": sent.content_uri}} if encrypted else {"url": sent.content_uri}

    async def do_file(self, content):
        """What a picture's file is."""
        keys = content.get("file")
        address = keys["url"] if keys else content["url"]
        got = await self.client.download(mxc=address)
        if not hasattr(got, "body"):
            return {"error": str(got)}
        body = got.body
        if keys:
            body = crypto.attachments.decrypt_attachment(body, keys["key"]["k"], keys["hashes"]["sha256"], keys["iv"])
        try:
            text = body.decode()
        except UnicodeDecodeError:
            text = None
        return {"bytes": len(body), "head": body[:8].hex(), "sha256": hashlib.sha256(body).hexdigest(), "text": text}


async def main():
    # It lives for seconds: what refers to itself may lie about.
    gc.freeze()
    gc.set_threshold(100_000, 50, 50)
    server, user, password, folder = sys.argv[1:5]
    player = Player(server, user, folder)
    await player.begin(password)
    print(json.dumps({"ready": player.client.user_id, "token": player.client.access_token}), flush=True)
    loop = asyncio.get_event_loop()
    while True:
        line = await loop.run_in_executor(None, sys.stdin.readline)
        if not line:
            break
        try:
            told = await player.do(json.loads(line))
        except Exception as error:
            told = {"error": repr(error)}
        print(json.dumps(told), flush=True)
    await player.client.close()


asyncio.run(main())
