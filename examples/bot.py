#!/usr/bin/env python3
"""A complete bot by HTTP alone: Python 3.9 or newer, nothing but its standard library.

    python3 examples/bot.py [URL] [GAME]     opens a table of that game against bots of the server and plays it

It knows nothing but docs/protocol.md. Bots that should answer at once read the live connection instead (bot.mjs).
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

from fair_start import FairStart

URL = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080"
GAME = sys.argv[2] if len(sys.argv) > 2 else "bridgefront"
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
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            refused = json.load(error)
            if refused["code"] not in LATER:
                return refused
        except OSError:
            pass  # The server is away for a moment.
        time.sleep(1)


def must(answer):
    if "code" in answer:
        sys.exit(f"{answer['code']}: {answer['message']}")
    return answer


def pick(choices):
    """The policy: something at random, and rather that than nothing. Yours will be better."""
    bold = [choice for choice in choices if choice not in ("done", "none", "pass")]
    return random.choice(bold if bold and random.random() < 0.75 else choices)


games = must(call("GET", "/games"))["games"]
game = next((one for one in games if one["name"] == GAME), None)
if game is None:
    sys.exit(f"There is no game {GAME}; there is: {', '.join(one['name'] for one in games)}.")
token = must(call("POST", "/tokens", {"name": "Python bot"}))["token"]
others = [{"kind": "bot", "bot": "random"}] * (game["seats"]["min"] - 1)
match = must(call("POST", "/matches", {"game": GAME, "seats": [{"kind": "human"}, *others]}))["id"]
dice = FairStart(call, match)
must(dice.begin())
print(f"Match {match} has begun.")

told = 0
while True:
    seen = must(call("GET", f"/matches/{match}/view?seat=0&told={told}"))
    told = seen["told"]
    for report in seen["reports"]:
        print(report.get("text", ""))
    view, host = seen["document"]["view"], seen["document"]["host"]
    dice.keep(host)
    if host["status"] != "live":
        break
    mine = view["decision"] and view["decision"]["mine"]
    if not mine or not mine["choices"]:
        time.sleep(0.05)  # Others are thinking.
        continue
    at = {"decision": host["decision"], "plan": len(mine["plan"])}
    choice = {"id": uuid.uuid4().hex, "seat": 0, "choice": pick(mine["choices"]), "at": at}
    answer = call("POST", f"/matches/{match}/choices", choice)
    if answer.get("code", "stale") != "stale":
        must(answer)

outcome = view["outcome"]
winners = " and ".join(host["names"][seat] for seat in outcome["winners"]) if outcome else "nobody"
print(f"Won by {winners}: {outcome['reason'] if outcome else host['status']}.")
print(dice.verdict())
print(f"The record, for verify-fairness.py: {URL}/api/matches/{match}/record")
