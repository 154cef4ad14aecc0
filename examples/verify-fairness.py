#!/usr/bin/env python3
"""Verifies a record: its start, its chance to the word, its choices, and who signed what. Made from docs/protocol.md alone.

    python3 verify-fairness.py RECORD.json ... [--commitment HEX] [--contribution PLACE=TEXT ...] [--start HEX] [--link HEX]
Python 3.8 or newer, its standard library."""

import argparse, hashlib, hmac, json, re, struct, sys


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def keyed(secret, text):
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest()


def seed_of(secret, contributions):
    pairs = sorted([one["seat"], one["text"]] for one in contributions)
    return keyed(secret, json.dumps(pairs, ensure_ascii=False, separators=(",", ":")))


def start_digest(match, round_, commitment, shares):
    """What everybody names who opens a share; shares: pairs of place and commitment."""
    return sha256(json.dumps(["start", match, round_, commitment, sorted(shares)], separators=(",", ":")))


def words_of(text):
    """The words of ChaCha with 8 rounds, zero nonce, counting from block 0."""
    key, counter = struct.unpack("<8I", hashlib.sha256(text.encode()).digest()), 0
    while True:
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *key, counter, 0, 0, 0]
        x = list(start)
        for _ in range(4):
            for a, b, c, d in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                               (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
                for p, q, r, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                    x[p] = (x[p] + x[q]) & 0xFFFFFFFF
                    x[r] = (x[r] ^ x[p]) << by & 0xFFFFFFFF | (x[r] ^ x[p]) >> 32 - by
        yield from ((one + other) & 0xFFFFFFFF for one, other in zip(start, x))
        counter += 1


def drawn(words, below):
    """A number from 0 to below - 1 without bias (Lemire 2019), and how many words it took."""
    for took, word in enumerate(words, 1):
        if word * below % 2**32 >= (2**32 - below) % below:
            return word * below >> 32, took


def seating_of(seed, seats):
    words, places = words_of(f"{seed} seating"), list(range(seats))
    for i in range(seats - 1, 0, -1):
        j = drawn(words, i + 1)[0]
        places[i], places[j] = places[j], places[i]
    return places


def chance_fits(seed, chance):
    """Whether every number came from the words that it names, in order, and no word was passed over or used twice."""
    words, at, behind = words_of(seed), 0, 0
    for one in chance:
        if one["word"] != at or one["at"] < behind or one["use"] == "shuffle" and len(one["numbers"]) != one["below"] - 1:
            return False
        behind = one["at"]
        for index, number in enumerate(one["numbers"]):
            came, took = drawn(words, one["below"] - (index if one["use"] == "shuffle" else 0))
            at += took
            if came != number:
                return False
    return True


def links_of(secret, acts):
    links = [keyed(secret, "chain")]
    for act in acts:
        links.append(keyed(secret, f"{links[-1]} {act}"))
    return links


def choices_of(acts):
    left = []
    for act in acts:
        back = re.fullmatch(r"take-back (\d+)", act)
        if back is None:
            left.append(act)
        else:
            del left[max(i for i, one in enumerate(left) if one.startswith(back[1] + " "))]
    return left


def start_fits(fairness):
    """Whether the record's start is over its own parts; records made before there was one lack it."""
    start, shares = fairness.get("start"), [[one["seat"], sha256(one["text"])] for one in fairness["contributions"]]
    return start is None or start["digest"] == start_digest(start["match"], start["round"], fairness["commitment"], shares)


def problems_of(record, commitment, contributions, start, link):
    fairness = record.get("fairness")
    if fairness is None:
        return ["there is no commitment"]
    secret, given, acts = fairness["secret"], fairness["contributions"], fairness.get("acts", record["choices"])
    links = links_of(secret, acts)
    checks = [
        ("the secret does not match the commitment", sha256(secret) == fairness["commitment"]),
        ("nobody but the server took part in the dice", any(one.get("by") != "server" for one in given)),
        ("the seed does not follow from secret and contributions", seed_of(secret, given) == record["seed"]),
        ("the seats are not those that the seed draws",
         fairness.get("seating") in (None, seating_of(record["seed"], len(record["seats"])))),
        ("the choices are not what is left of the acts", choices_of(acts) == record["choices"]),
        ("the chain does not fit the choices", fairness.get("chain", links[-1]) == links[-1]),
        ("the start does not fit: match, round, commitment and shares are not those agreed to", start_fits(fairness)),
        ("the chance is not that of the seed, word for word", chance_fits(record["seed"], record.get("chance", []))),
        ("this is not the start you agreed to", start in (None, fairness.get("start", {}).get("digest"))),
        ("the commitment is not the one you saw", commitment in (None, fairness["commitment"])),
        ("the link you kept is not in the chain", link is None or link in links),
    ] + [(f"what place {seat} added is not what you sent", {"seat": seat, "text": text} in given)
         for seat, text in contributions]
    return [problem for problem, good in checks if not good]


def pair(text):
    place, _, rest = text.partition("=")
    return int(place), rest


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("records", type=argparse.FileType(encoding="utf-8"), nargs="+", metavar="RECORD.json")
    parser.add_argument("--commitment", type=str.lower)
    parser.add_argument("--contribution", type=pair, action="append", default=[], metavar="PLACE=TEXT")
    parser.add_argument("--start", type=str.lower)
    parser.add_argument("--link", type=str.lower)
    given, wrong = parser.parse_args(), False
    for file in given.records:
        name = f"{file.name}: " if len(given.records) > 1 else ""
        problems = problems_of(json.load(file), given.commitment, given.contribution, given.start, given.link)
        print(*([f"{name}NOT FAIR: {problem}" for problem in problems] or [f"{name}fair"]), sep="\n")
        wrong = wrong or len(problems) > 0
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
