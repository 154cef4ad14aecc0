#!/usr/bin/env python3
"""Verifies the dice and the choices of a record, made from docs/protocol.md alone. Python 3.8 or newer, no packages.

    python3 verify-fairness.py RECORD.json [--commitment HEX] [--contribution PLACE=TEXT ...] [--start HEX]
                               [--link HEX] [--dice DICE.json]     DICE.json: what GET /api/matches/MATCH/dice answers: every die by itself
"""

import argparse, hashlib, hmac, itertools, json, re, struct, sys


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


def start_fits(fairness):
    """Whether the record's start is over its own parts; records made before there was one lack it."""
    start = fairness.get("start")
    shares = [[one["seat"], sha256(one["text"])] for one in fairness["contributions"]]
    return start is None or start["digest"] == start_digest(
        start["match"], start["round"], fairness["commitment"], shares)


def chacha8_words(key):
    """The words of ChaCha with 8 rounds, zero nonce, counting from block 0."""
    rotate = lambda word, by: ((word << by) | (word >> (32 - by))) & 0xFFFFFFFF
    counter = 0
    while True:
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *key, counter, 0, 0, 0]
        x = list(start)
        for _ in range(4):
            for a, b, c, d in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                               (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
                for p, q, r, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                    x[p] = (x[p] + x[q]) & 0xFFFFFFFF
                    x[r] = rotate(x[r] ^ x[p], by)
        yield from ((one + other) & 0xFFFFFFFF for one, other in zip(start, x))
        counter += 1


def drawn(words, below):
    """A number from 0 to below - 1 without bias (Lemire 2019)."""
    while True:
        product = next(words) * below
        if product % 2**32 >= (2**32 - below) % below:
            return product // 2**32


def words_of(text):
    return chacha8_words(struct.unpack("<8I", hashlib.sha256(text.encode()).digest()))


def dice_are_drawn(seed, rolls):
    """Whether each die came from the word of the generator that it names, and no word made two."""
    wanted = {roll["word"]: roll["die"] for roll in rolls}
    if [roll["word"] for roll in rolls] != sorted(wanted):
        return False
    for at, word in enumerate(itertools.islice(words_of(seed), max(wanted, default=-1) + 1)):
        if at in wanted and ((word * 6) % 2**32 < (2**32 - 6) % 6 or wanted[at] != 1 + word * 6 // 2**32):
            return False
    return True


def seating_of(seed, seats):
    words = words_of(f"{seed} seating")
    places = list(range(seats))
    for i in range(seats - 1, 0, -1):
        j = drawn(words, i + 1)
        places[i], places[j] = places[j], places[i]
    return places


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


def problems_of(record, commitment, contributions, start, link, dice):
    fairness = record.get("fairness")
    if fairness is None:
        return ["there is no commitment"]
    secret, given = fairness["secret"], fairness["contributions"]
    acts = fairness.get("acts", record["choices"])
    links = links_of(secret, acts)
    people = [one for one in given if one.get("by") != "server"]
    checks = [
        ("the secret does not match the commitment", sha256(secret) == fairness["commitment"]),
        ("nobody but the server took part in the dice", len(people) > 0),
        ("the seed does not follow from secret and contributions", seed_of(secret, given) == record["seed"]),
        ("the seats are not those that the seed draws", "seating" not in fairness
         or fairness["seating"] == seating_of(record["seed"], len(record["seats"]))),
        ("the choices are not what is left of the acts", choices_of(acts) == record["choices"]),
        ("the chain does not fit the choices", fairness.get("chain", links[-1]) == links[-1]),
        ("the start does not fit: match, round, commitment and shares are not those agreed to", start_fits(fairness)),
        ("this is not the start you agreed to", start in (None, fairness.get("start", {}).get("digest"))),
        ("the commitment is not the one you saw", commitment in (None, fairness["commitment"])),
        ("the link you kept is not in the chain", link is None or link in links),
        ("the dice are not those that the seed gives", dice_are_drawn(record["seed"], dice)),
    ]
    for place, text in contributions:
        mine = {"seat": place, "text": text} in given
        checks.append((f"what place {place} added is not what you sent", mine))
    return [problem for problem, good in checks if not good]


def pair(text):
    place, _, rest = text.partition("=")
    return int(place), rest


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("record", type=argparse.FileType(encoding="utf-8"))
    parser.add_argument("--commitment", type=str.lower)
    parser.add_argument("--contribution", type=pair, action="append", default=[], metavar="PLACE=TEXT")
    parser.add_argument("--start", type=str.lower)
    parser.add_argument("--link", type=str.lower)
    parser.add_argument("--dice", type=argparse.FileType(encoding="utf-8"))
    given = parser.parse_args()
    record, dice = json.load(given.record), json.load(given.dice)["rolls"] if given.dice else []
    problems = problems_of(record, given.commitment, given.contribution, given.start, given.link, dice)
    for problem in problems:
        print(f"NOT FAIR: {problem}")
    if not problems:
        print("fair")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
