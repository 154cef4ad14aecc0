#!/usr/bin/env python3
"""A bot that waits to be challenged and plays all its matches from one stream of events: Python 3.9 or newer, nothing
but its standard library.

    python3 examples/challenged.py [URL] [GAMES] [MATCHES]     GAMES as in castles,bridgefront; ends after MATCHES matches

It knows nothing but docs/protocol.md. It takes every challenge and every rematch.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

from fair_start import FairStart, Unfair

URL = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080"
GAMES = sys.argv[2] if len(sys.argv) > 2 else "bridgefront"
MATCHES = int(sys.argv[3]) if len(sys.argv) > 3 else 0
token = None

# Refusals after which the same request may be made again.
LATER = {"too-fast", "not-stored", "shutting-down"}


def call(method, path, body=None):
    """One request: the answer, or the refusal as it was sent. A message is repeated with its own id."""
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    while True:
        request = urllib.request.Request(f"{URL}/api{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            refused = json.load(error)
            if refused["code"] not in LATER:
                return refused
        except OSError:
            pass  # The server is away for a moment.
        time.sleep(1)


def events():
    """All events of mine, for ever. After an absence the server tells what was missed, or all that is open."""
    after = ""
    while True:
        answer = call("GET", f"/events?wait=30&challenges={GAMES}{after}")
        if "code" in answer:
            sys.exit(f"{answer['code']}: {answer['message']}")
        after = f"&after={answer['last']}"
        yield from answer["events"]


def sit(invitation):
    """Takes the seat; in a rematch it is mine already."""
    match = invitation["match"]
    if invitation["rematch"] is None:
        call("POST", f"/matches/{match}/join", {})
    dice[match] = FairStart(call, match)
    print(f"{match}: {invitation['by']} asks me to play {invitation['game']}.", start(match).get("message", "I do."))


def start(match):
    """My part in the dice, as far as the table asks for it now. One whose server cheats is left."""
    table = call("GET", f"/matches/{match}")
    if table.get("status") != "lobby" or match not in dice:
        return table
    try:
        return dice[match].go_on(table)
    except Unfair as problem:
        print(f"{match}: {problem} I leave the table.", flush=True)
        return call("POST", f"/matches/{match}/leave", {})


def answer_turn(match, seat, decision):
    """Answers one question, choice by choice; somebody else's turn, or a later question, ends it."""
    while True:
        seen = call("GET", f"/matches/{match}/view?seat={seat}")
        if "code" in seen:
            return
        view, host = seen["document"]["view"], seen["document"]["host"]
        mine = view["decision"] and view["decision"]["mine"]
        if match in dice:
            dice[match].keep(host)
        if host["decision"] != decision or not mine or not mine["choices"]:
            return
        bold = [choice for choice in mine["choices"] if choice not in ("done", "none", "pass")]
        choice = random.choice(bold if bold and random.random() < 0.75 else mine["choices"])
        at = {"decision": decision, "plan": len(mine["plan"])}
        call("POST", f"/matches/{match}/choices", {"id": uuid.uuid4().hex, "seat": seat, "choice": choice, "at": at})


account = call("POST", "/tokens", {"name": "Waiting bot"})
token = account["token"]
print(f"I am {account['identity']} and wait for challenges to {GAMES}.", flush=True)
over = set()
dice = {}
for event in events():
    kind = event["type"]
    for invitation in event["invitations"] if kind == "now" else [event] if kind == "invited" else []:
        sit(invitation)
    asked = event["openings"] + event["voided"] if kind == "now" else [event] if kind in ("opening", "voided") else []
    for table in asked:
        start(table["match"])
    for turn in event["turns"] if kind == "now" else [event] if kind == "turn" else []:
        answer_turn(turn["match"], turn["seat"], turn["decision"])
    if kind == "ended":
        over.add(event["match"])
        print(f"{event['match']}: {event['status']}, {(event['outcome'] or {}).get('reason', '')}", flush=True)
        if event["status"] != "cancelled" and event["match"] in dice:
            print(dice.pop(event["match"]).verdict(), flush=True)
        if len(over) == MATCHES:
            sys.exit()
