#!/usr/bin/env python3
"""Verifies records: start, chance to the word, choices, signatures, contradictions. Made from docs/protocol.md alone.

    python3 verify-fairness.py FILE.json ...       records, or evidence that a page has saved; Python 3.8, no packages
"""
import hashlib, hmac, itertools, json, re, struct, sys
P, ORDER = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493  # Ed25519, RFC 8032
D, ROOT = -121665 * pow(121666, -1, P) % P, pow(2, (P - 1) // 4, P)

def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()
def keyed(secret, text):
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest()
def written(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
def seed_of(secret, contributions):
    return keyed(secret, written(sorted([one["seat"], one["text"]] for one in contributions)))

def start_digest(match, round_, commitment, shares):
    """What everybody names who opens a share; shares: pairs of place and commitment."""
    return sha256(written(["start", match, round_, commitment, sorted(shares)]))

def words_of(text):
    """The words of ChaCha with 8 rounds, zero nonce, counting from block 0."""
    key = struct.unpack("<8I", hashlib.sha256(text.encode()).digest())
    for counter in itertools.count():
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *key, counter, 0, 0, 0]
        x = list(start)
        for _ in range(4):
            for a, b, c, d in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                               (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
                for p, q, r, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                    x[p] = (x[p] + x[q]) & 0xFFFFFFFF
                    x[r] = (x[r] ^ x[p]) << by & 0xFFFFFFFF | (x[r] ^ x[p]) >> 32 - by
        yield from ((one + other) & 0xFFFFFFFF for one, other in zip(start, x))
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
        below = range(one["below"], 1, -1) if one["use"] == "shuffle" else [one["below"]] * len(one["numbers"])
        came = [drawn(words, each) for each in below]
        if one["word"] != at or one["at"] < behind or [number for number, _ in came] != one["numbers"]:
            return False
        at, behind = at + sum(took for _, took in came), one["at"]
    return True

def links_of(secret, acts):
    return list(itertools.accumulate(acts, lambda link, act: keyed(secret, f"{link} {act}"), initial=keyed(secret, "chain")))
def choices_of(acts):
    left = []
    for act in acts:
        if re.fullmatch(r"take-back \d+", act):
            del left[max(i for i, one in enumerate(left) if one.startswith(act[10:] + " "))]
        else:
            left.append(act)
    return left
def add(one, other):
    a, b = (one[1] - one[0]) * (other[1] - other[0]), (one[1] + one[0]) * (other[1] + other[0])
    c, d = 2 * one[3] * other[3] * D, 2 * one[2] * other[2]
    return (b - a) * (d - c) % P, (d + c) * (b + a) % P, (d - c) * (d + c) % P, (b - a) * (b + a) % P
def times(n, point):
    total = (0, 1, 1, 0)
    for bit in bin(n)[2:]:
        total = add(add(total, total), point) if bit == "1" else add(total, total)
    return total
def point_of(data):
    y = int.from_bytes(data, "little") & 2**255 - 1
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    x = next(root for root in (x, x * ROOT % P) if (root * root - square) % P == 0 and y < P)
    x = x if x & 1 == data[31] >> 7 else P - x
    return x, y, 1, x * y % P

def is_signed(one):
    """Ed25519: whether the signature is that of the key over the text."""
    key, signature = bytes.fromhex(one["key"]), bytes.fromhex(one["signature"])
    hashed, s = hashlib.sha512(signature[:32] + key + one["text"].encode()).digest(), int.from_bytes(signature[32:], "little")
    try:
        mine = times(s, point_of((4 * pow(5, -1, P) % P).to_bytes(32, "little")))
        theirs = add(point_of(signature[:32]), times(int.from_bytes(hashed, "little") % ORDER, point_of(key)))
    except StopIteration:
        return False
    return s < ORDER and all((a * theirs[2] - b * mine[2]) % P == 0 for a, b in zip(mine[:2], theirs[:2]))

def belongs(record, links, one):
    fairness, (kind, match, count, *rest) = record["fairness"], json.loads(one["text"])
    start, shares = fairness["start"], {each["seat"]: sha256(each["text"]) for each in fairness["contributions"]}
    if match != start["match"] or kind == "link":
        return match == start["match"] and count < len(links) and rest == [links[count]]
    if kind == "commit":
        return count == start["round"] and rest == [one["by"], shares.get(one["by"])] and one["by"] != "server"
    digest, server, keys, game, rules, options = rest
    mine = one["key"] == (server if one["by"] == "server" else dict(keys).get(one["by"]))
    return kind == "start" and mine and [count, digest, game, rules] == [
        start["round"], start["digest"], record["game"], record["rules"]] and record["options"].items() <= options.items()

def problems_of(record):
    if "fairness" not in record:
        return ["there is no commitment"]
    fairness = record["fairness"]
    secret, given, acts = fairness["secret"], fairness["contributions"], fairness.get("acts", record["choices"])
    links, start, signed = links_of(secret, acts), fairness.get("start"), fairness.get("signed", [])
    checks = [
        ("the secret does not match the commitment", sha256(secret) == fairness["commitment"]),
        ("nobody but the server took part in the dice", any(one.get("by") != "server" for one in given)),
        ("the seed does not follow from secret and contributions", seed_of(secret, given) == record["seed"]),
        ("the seats are not those that the seed draws",
         fairness.get("seating") in (None, seating_of(record["seed"], len(record["seats"])))),
        ("the choices are not what is left of the acts", choices_of(acts) == record["choices"]),
        ("the chain does not fit the choices", fairness.get("chain", links[-1]) == links[-1]),
        ("the start does not fit: match, round, commitment and shares are not those agreed to", start is None
         or start["digest"] == start_digest(start["match"], start["round"], fairness["commitment"],
                                            [[one["seat"], sha256(one["text"])] for one in given])),
        ("the chance is not that of the seed, word for word", chance_fits(record["seed"], record.get("chance", []))),
        ("a signature is not that of its key", all(is_signed(one) for one in signed)),
        ("somebody signed another match than this record tells", all(belongs(record, links, one) for one in signed)),
    ]
    return [problem for problem, good in checks if not good]

def contradictions(signed):
    said = {}
    for one in filter(is_signed, signed):
        kind, match, count, *rest = json.loads(one["text"])
        if kind in ("start", "link") and said.setdefault((one["key"], kind, match, count), rest) != rest:
            yield f"CONTRADICTION: key {one['key']} ({one['by']}) signed two versions of {kind} {count} of match {match}"

def main(names):
    files = [json.load(open(name, encoding="utf-8")) for name in names]
    found = [[] if "signed" in one else [f"NOT FAIR: {problem}" for problem in problems_of(one)] for one in files]
    for name, problems in zip(names, found):
        print(*[f"{name}: {problem}" for problem in problems or ["fair"]], sep="\n")
    signed = [one for file in files for one in file.get("signed", file.get("fairness", {}).get("signed", []))]
    lies = sorted(set(contradictions(signed)))
    print(*lies, sep="\n", end="\n" if lies else "")
    sys.exit(1 if lies or any(found) else 0)

if __name__ == "__main__":
    main(sys.argv[1:])
