"""A fair start as docs/protocol.md has it ("Fair dice"), for bots in Python: commit to a share of the dice, open it for the
start that was noted and that the server has signed, sign all of it with a key of one's own, and compare the record at the
end. Python 3.9 or newer, its standard library.
"""

import hashlib
import json
import os
import runpy
import secrets
import time

_verifier = runpy.run_path(os.path.join(os.path.dirname(os.path.abspath(__file__)), "verify-fairness.py"))


class Unfair(Exception):
    """The server showed something, and then something else: do not play at this table."""


class Key:
    """Signs texts (Ed25519, RFC 8032). Its arithmetic takes longer for some numbers than for others, so make one for a match."""

    def __init__(self):
        hashed = hashlib.sha512(secrets.token_bytes(32)).digest()
        self._secret = int.from_bytes(hashed[:32], "little") & ((1 << 254) - 8) | (1 << 254)
        self._prefix, self._public = hashed[32:], self._point(self._secret)
        self.key = self._public.hex()

    @staticmethod
    def _point(number):
        """The curve's base point so many times, in 32 bytes."""
        modulus = _verifier["P"]
        base = _verifier["point_of"]((4 * pow(5, -1, modulus) % modulus).to_bytes(32, "little"))
        x, y, z, _ = _verifier["times"](number, base)
        scale = pow(z, -1, modulus)
        return (y * scale % modulus | (x * scale % modulus & 1) << 255).to_bytes(32, "little")

    def sign(self, *parts):
        """The signature under the text of these parts."""
        order, text = _verifier["ORDER"], _verifier["written"](parts).encode()
        number = int.from_bytes(hashlib.sha512(self._prefix + text).digest(), "little") % order
        first = self._point(number)
        asked = int.from_bytes(hashlib.sha512(first + self._public + text).digest(), "little")
        return (first + ((number + asked * self._secret) % order).to_bytes(32, "little")).hex()


class FairStart:
    """One seat's part in the dice of one match. `ask(method, path, body)` asks the server."""

    def __init__(self, ask, match):
        self.ask, self.match = ask, match
        self.commitment = self.text = self.place = self.noted = None
        self.round = 0  # Of the start for which the share was opened.
        self.own, self.signed = Key(), None  # The own key, and that start as the server signed it.
        self.links = []  # All that were shown, behind how many acts: a last one could be made for another course.
        self.countersigned = -60

    def commit(self, table):
        """Says ready with a new share. One that was opened has to be called off, and counted, before there is another."""
        if self.commitment not in (None, table["commitment"]):
            raise Unfair("The server shows another commitment than before.")
        if self.noted is not None and table["start"]["round"] <= self.round:
            raise Unfair("A start for which my share was opened is gone, and the server has not counted it.")
        self.commitment, self.text, self.noted = table["commitment"], secrets.token_hex(16), None
        self.place = next(seat["seat"] for seat in table["seats"] if seat["mine"])
        share = _verifier["sha256"](self.text)
        signature = self.own.sign("commit", self.match, table["start"]["round"], self.place, share)
        return self._post("ready", {"commitment": share, "key": self.own.key, "signature": signature})

    def open(self, table):
        """Opens the share for the start that is shown; where that is another than was noted, it stays closed."""
        shares = [[one["seat"], one["committed"]] for one in table["seats"] if one["committed"] is not None]
        shown = _verifier["start_digest"](self.match, table["start"]["round"], table["commitment"], shares)
        if table["commitment"] != self.commitment or self.noted not in (None, shown):
            raise Unfair("What everybody committed to was exchanged after my share was opened.")
        if not self._is_agreed(table, shown):
            raise Unfair("The server has not signed this start as it shows it.")
        self.noted, self.round, self.signed = shown, table["start"]["round"], table["start"]["signed"]
        signature = self.own.sign(*json.loads(self.signed["text"]))
        return self._post("entropy", {"entropy": self.text, "start": shown, "signature": signature})

    def _is_agreed(self, table, shown):
        """Whether the server's text names what was shown and the own key, under a good signature."""
        try:
            signed = table["start"]["signed"]
            keys = json.loads(signed["text"])[5]
            own = [key for place, key in keys if place == self.place]
            agreed = ["start", self.match, table["start"]["round"], shown, signed["key"], keys]
            text = _verifier["written"]([*agreed, table["game"], table["rules"], table["options"]])
            return own == [self.own.key] and text == signed["text"] and _verifier["is_signed"](signed)
        except (LookupError, TypeError, ValueError):
            return False

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

    def keep(self, host):
        """Notes how far the match has come, as it is shown; once a minute at most the server's signature is countersigned."""
        shown, signed = [host.get("acts"), host.get("link")], host.get("signed")
        if shown[1] is not None and shown not in self.links:
            self.links.append(shown)
        if not signed or not self.signed or time.monotonic() - self.countersigned < 60:
            return
        text = _verifier["written"](["link", self.match, signed["acts"], signed["link"]])
        if _verifier["is_signed"]({"key": self.signed["key"], "text": text, "signature": signed["signature"]}):
            self.countersigned = time.monotonic()
            self._countersign(signed["acts"], signed["link"])

    def _countersign(self, acts, link):
        signature = self.own.sign("link", self.match, acts, link)
        return self._post("countersign", {"acts": acts, "link": link, "signature": signature})

    def verdict(self):
        """One sentence on the dice, from the record and from what was noted; a record that is fair is signed."""
        record = self.ask("GET", f"/matches/{self.match}/record", None)
        problems = _verifier["problems_of"](record) or self._other_than_noted(record, record["fairness"])
        if problems:
            return f"The dice were NOT fair: {'; '.join(problems)}."
        self._countersign(len(record["fairness"].get("acts", record["choices"])), record["fairness"]["chain"])
        return "The dice were fair."

    def _other_than_noted(self, record, fairness):
        links = _verifier["links_of"](fairness["secret"], fairness.get("acts", record["choices"]))
        own = {"seat": self.place, "text": self.text}
        same = fairness["commitment"] == self.commitment and own in fairness["contributions"]
        same = same and fairness["start"]["digest"] == self.noted
        same = same and all(acts < len(links) and links[acts] == link for acts, link in self.links)
        same = same and {"by": "server", **self.signed} in fairness["signed"]
        return [] if same else ["the record is not what I noted"]

    def _post(self, act, body):
        return self.ask("POST", f"/matches/{self.match}/{act}", body)
