#!/usr/bin/env python3
"""A complete bot for the live connection: Python 3.9 or newer and the package `websockets`.

    python3 examples/bot_websockets.py [URL] [GAME]     opens a table of that game against bots of the server and plays it

It keeps the document by patches, comes back where it stopped, sends again what was not answered, and takes back now and
then. It knows nothing but docs/protocol.md.
"""

import asyncio
import json
import random
import sys
import urllib.error
import urllib.request
import uuid

import websockets

from fair_start import FairStart

URL = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080"
GAME = sys.argv[2] if len(sys.argv) > 2 else "bridgefront"
LATER = {"too-fast", "not-stored", "shutting-down"}


def call(method, path, token=None, body=None):
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{URL}/api{path}", data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        refused = json.load(error)
        sys.exit(f"{refused['code']}: {refused['message']}")


def patched(document, operations):
    """The document after a JSON Patch (RFC 6902, the three operations that the server uses)."""
    root = {"": document}
    for operation in operations:
        *path, last = [key.replace("~1", "/").replace("~0", "~") for key in operation["path"].split("/")]
        parent = root
        for key in path:
            parent = parent[int(key) if isinstance(parent, list) else key]
        kind = operation["op"]
        if kind not in ("add", "replace", "remove") or not operation["path"].startswith("/"):
            raise ValueError("This is no patch.")
        if not isinstance(parent, list):
            if kind == "remove":
                del parent[last]
            else:
                parent[last] = operation["value"]
        elif kind == "add":
            parent.insert(len(parent) if last == "-" else int(last), operation["value"])
        elif kind == "replace":
            parent[int(last)] = operation["value"]
        else:
            del parent[int(last)]
    return root[""]


def pick(mine, at):
    """The policy: something at random, rather that than nothing; now and then the last choice is taken back."""
    if mine["plan"] and random.random() < 0.05:
        return {"type": "take-back", "at": at}
    bold = [choice for choice in mine["choices"] if choice not in ("done", "none", "pass")]
    choice = random.choice(bold if bold and random.random() < 0.75 else mine["choices"])
    return {"type": "choose", "choice": choice, "at": at}


class Player:
    """One seat of one match, whatever becomes of the connections that carry it."""

    def __init__(self, match, token):
        self.match, self.token = match, token
        self.document, self.place, self.told = None, None, 0
        self.waiting = None  # What was sent and not answered: it keeps its id when it is sent again.

    async def play(self):
        while not self.document or self.document["host"]["status"] == "live":
            try:
                async with websockets.connect(f"{URL.replace('http', 'ws')}/api/live", max_size=None) as socket:
                    await self.follow(socket)
            except (OSError, websockets.WebSocketException):
                await asyncio.sleep(0.2)
        return self.document

    async def send(self, socket, message):
        await socket.send(json.dumps({"id": uuid.uuid4().hex, "match": self.match, "seat": 0, **message}))

    async def follow(self, socket):
        await socket.send(json.dumps({"type": "hello", "id": uuid.uuid4().hex, "token": self.token}))
        resume = {"from": self.place} if self.place else {}
        await self.send(socket, {"type": "subscribe", "told": self.told, **resume})
        if self.waiting:
            await self.send(socket, self.waiting)
        async for text in socket:
            try:
                message = json.loads(text)
                kind = message["type"]
                if kind in ("whole", "change"):
                    self.read(message)
            except (ValueError, LookupError, TypeError):
                return self.forget()
            if kind == "refused":
                await self.refused(socket, message)
            elif kind == "accepted" and self.waiting and message["id"] == self.waiting["id"]:
                self.waiting = None
            if self.document and not self.waiting:
                if self.document["host"]["status"] != "live":
                    return
                await self.act(socket)

    def read(self, message):
        """Keeps what is shown; a change that does not follow on what is known would make a document that never was."""
        shown, place = message.get("document"), {"stream": message["stream"], "number": message["number"]}
        if message["type"] == "change":
            if not self.place or {**self.place, "number": self.place["number"] + 1} != place:
                raise ValueError("This does not follow.")
            shown = patched(self.document, message["patch"])
        if not isinstance(shown["host"]["status"], str) or "table" not in shown["view"]:
            raise ValueError("This is no document.")
        self.document, self.place, self.told = shown, place, message["told"]
        dice.keep(shown["host"])

    def forget(self):
        """The next connection begins with the whole."""
        self.place = None

    async def refused(self, socket, refusal):
        if not self.waiting or refusal["id"] != self.waiting["id"]:
            sys.exit(f"{refusal['code']}: {refusal['message']}")
        if refusal["code"] in LATER:
            await asyncio.sleep(1)
            await self.send(socket, self.waiting)
        elif refusal["code"] == "stale":
            self.waiting = None
        else:
            sys.exit(f"{refusal['code']}: {refusal['message']}")

    async def act(self, socket):
        view, host = self.document["view"], self.document["host"]
        mine = view["decision"] and view["decision"]["mine"]
        if not mine or not mine["choices"]:
            return
        at = {"decision": host["decision"], "plan": len(mine["plan"])}
        self.waiting = {"id": uuid.uuid4().hex, **pick(mine, at)}
        await self.send(socket, self.waiting)


game = next((one for one in call("GET", "/games")["games"] if one["name"] == GAME), None)
if game is None:
    sys.exit(f"There is no game {GAME}.")
token = call("POST", "/tokens", None, {"name": "Python bot"})["token"]
others = [{"kind": "bot", "bot": "random"}] * (game["seats"]["min"] - 1)
match = call("POST", "/matches", token, {"game": GAME, "seats": [{"kind": "human"}, *others]})["id"]
dice = FairStart(lambda method, path, body: call(method, path, token, body), match)
dice.begin()
print(f"Match {match} has begun.")
end = asyncio.run(Player(match, token).play())
outcome = end["view"]["outcome"]
winners = " and ".join(end["host"]["names"][seat] for seat in outcome["winners"]) if outcome else "nobody"
print(f"Won by {winners}: {outcome['reason'] if outcome else end['host']['status']}.")
print(dice.verdict())
