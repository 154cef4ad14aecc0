"""A fair start as docs/protocol.md has it ("Fair dice"), for bots in Python: commit to a share of the dice, open it for the
start that was noted and for no other, and compare the record at the end. Python 3.9 or newer, its standard library.
"""

import os
import runpy
import secrets
import time

_verifier = runpy.run_path(os.path.join(os.path.dirname(os.path.abspath(__file__)), "verify-fairness.py"))


class Unfair(Exception):
    """The server showed something, and then something else: do not play at this table."""


class FairStart:
    """One seat's part in the dice of one match. `ask(method, path, body)` asks the server."""

    def __init__(self, ask, match):
        self.ask, self.match = ask, match
        self.commitment = self.text = self.place = self.noted = self.link = None
        self.round = 0  # Of the start for which the share was opened.

    def commit(self, table):
        """Says ready with a new share. One that was opened has to be called off, and counted, before there is another."""
        if self.commitment not in (None, table["commitment"]):
            raise Unfair("The server shows another commitment than before.")
        if self.noted is not None and table["start"]["round"] <= self.round:
            raise Unfair("A start for which my share was opened is gone, and the server has not counted it.")
        self.commitment, self.text, self.noted = table["commitment"], secrets.token_hex(16), None
        self.place = next(seat["seat"] for seat in table["seats"] if seat["mine"])
        return self._post("ready", {"commitment": _verifier["sha256"](self.text)})

    def open(self, table):
        """Opens the share for the start that is shown; where that is another than was noted, it stays closed."""
        shares = [[one["seat"], one["committed"]] for one in table["seats"] if one["committed"] is not None]
        shown = _verifier["start_digest"](self.match, table["start"]["round"], table["commitment"], shares)
        if table["commitment"] != self.commitment or self.noted not in (None, shown):
            raise Unfair("What everybody committed to was exchanged after my share was opened.")
        self.noted, self.round = shown, table["start"]["round"]
        return self._post("entropy", {"entropy": self.text, "start": shown})

    def begin(self):
        """Waits until the match runs, and does its part meanwhile; the table, or the server's refusal."""
        while True:
            table = self.ask("GET", f"/matches/{self.match}", None)
            if table.get("status") != "lobby":
                return table
            answer = self.go_on(table)
            if "code" in answer:
                return answer
            if answer["status"] == "lobby":
                time.sleep(0.1)

    def go_on(self, table):
        """Does what the table asks for now, if anything."""
        mine = next(seat for seat in table["seats"] if seat["mine"])
        if not mine["ready"]:
            return self.commit(table)
        return self.open(table) if table["opening"] is not None and not mine["opened"] else table

    def verdict(self):
        """One sentence on the dice, from the record and from what was noted."""
        record = self.ask("GET", f"/matches/{self.match}/record", None)
        problems = _verifier["problems_of"](record) or self._other_than_noted(record, record["fairness"])
        return f"The dice were NOT fair: {'; '.join(problems)}." if problems else "The dice were fair."

    def _other_than_noted(self, record, fairness):
        links = _verifier["links_of"](fairness["secret"], fairness.get("acts", record["choices"]))
        own = {"seat": self.place, "text": self.text}
        same = fairness["commitment"] == self.commitment and own in fairness["contributions"]
        same = same and fairness["start"]["digest"] == self.noted and self.link in [None, *links]
        return [] if same else ["the record is not what I noted"]

    def _post(self, act, body):
        return self.ask("POST", f"/matches/{self.match}/{act}", body)
