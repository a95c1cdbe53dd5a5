#!/usr/bin/env python3
"""Checks a finished record of Quincunx without the engine.

    python3 verify.py RECORD.json [key=HEX] [commitment=HEX] [contribution=HEX]

Written from FAIRNESS.md alone; standard library only. It checks the commitment, the chain of hashes, every draw and the
signature; and, where they are given, that the key is the server's, the commitment the one that was shown before the game, and
the contribution among those of the seats. What does not fit is told by its name, then in words. What it cannot check is
whether the actions are legal: that takes the rules.
Exit code 0 if everything fits, 1 if something does not, 2 if the file is no finished record, 3 if everything fits but the key is
not the one that was given.
"""

import hashlib
import hmac
import json
import struct
import sys
from itertools import permutations


class Unfit(Exception):
    """Something does not fit; the text says what."""


def sha256(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def canonical(value) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def lines(*texts: str) -> bytes:
    return "".join(text + "\n" for text in texts).encode()


# The draws: ChaCha20, RFC 8439, 2.3.


def rotate(word: int, bits: int) -> int:
    return ((word << bits) | (word >> (32 - bits))) & 0xFFFFFFFF


def quarter(w: list, a: int, b: int, c: int, d: int) -> None:
    for left, right, bits in ((a, b, 16), (c, d, 12), (a, b, 8), (c, d, 7)):
        w[left] = (w[left] + w[right]) & 0xFFFFFFFF
        turned = d if left == a else b
        w[turned] = rotate(w[turned] ^ w[left], bits)


def block(key: bytes, counter: int, attempt: int) -> list:
    nonce = struct.pack("<I", attempt) + bytes(8)
    state = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key), counter, *struct.unpack("<3I", nonce)]
    w = state[:]
    for _ in range(10):
        for column in range(4):
            quarter(w, column, 4 + column, 8 + column, 12 + column)
        for a in range(4):
            quarter(w, a, 4 + (a + 1) % 4, 8 + (a + 2) % 4, 12 + (a + 3) % 4)
    return [(word + start) & 0xFFFFFFFF for word, start in zip(w, state)]


def draw(key: bytes, number: int, total: int) -> int:
    limit = 2**32 // total * total
    attempt = 0
    while True:
        for word in block(key, number, attempt):
            if word < limit:
                return word % total
        attempt += 1


# The signature: Ed25519, RFC 8032, 5.1, in affine coordinates; slow, and clear.

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
BASE_Y = 4 * pow(5, -1, P) % P


def add(p: tuple, q: tuple) -> tuple:
    (x1, y1), (x2, y2) = p, q
    k = D * x1 * x2 * y1 * y2
    return (x1 * y2 + x2 * y1) * pow(1 + k, -1, P) % P, (y1 * y2 + x1 * x2) * pow(1 - k, -1, P) % P


def multiply(p: tuple, factor: int) -> tuple:
    result = (0, 1)
    while factor:
        if factor & 1:
            result = add(result, p)
        p = add(p, p)
        factor >>= 1
    return result


def point(data: bytes) -> tuple:
    number = int.from_bytes(data, "little")
    y, sign = number & (2**255 - 1), number >> 255
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    if y >= P or (x * x - square) % P or (x == 0 and sign):
        raise Unfit("signature: it, or the key, is no point of the curve")
    return (P - x if x & 1 != sign else x), y


def is_signed(key: bytes, message: bytes, signature: bytes) -> bool:
    s = int.from_bytes(signature[32:], "little")
    signer, nonce = point(key), point(signature[:32])
    # A key of small order signs anything: with it, one signature fits every record.
    if s >= ORDER or (0, 1) in (multiply(signer, 8), multiply(nonce, 8)):
        return False
    base = point(BASE_Y.to_bytes(32, "little"))
    hashed = hashlib.sha512(signature[:32] + key + message).digest()
    k = int.from_bytes(hashed, "little") % ORDER
    return multiply(base, s) == add(nonce, multiply(signer, k))


CHANGED = {"act": "action", "chance": "outcome", "undo": "undo", "resign": "resignation"}

# The record. What is not written as FAIRNESS.md says is no record, so that there is one way only to read it.


def fields(pairs: list) -> dict:
    if len(dict(pairs)) != len(pairs):
        raise ValueError("a field stands there twice")
    return dict(pairs)


def no_number(word: str):
    raise ValueError(f"{word} is no whole number below 2^32")


def digits(word: str) -> int:
    return int(word) if word[0] != "-" and len(word) <= 10 and int(word) < 2**32 else no_number(word)


def shallow(value, levels: int = 8) -> None:
    inner = list(value.values()) if type(value) is dict else value if type(value) is list else None
    if inner is not None and not levels:
        raise ValueError("lists and objects lie too deep in each other")
    [shallow(one, levels - 1) for one in inner or []]


def whole(value, end: int) -> int:
    if type(value) is not int or not 0 <= value < end:
        raise ValueError(f"{value!r} is not a whole number below {end}")
    return value


def text(value) -> str:
    if type(value) is not str:
        raise ValueError(f"{value!r} is no text")
    value.encode()
    return value


def hexadecimal(value, size: int) -> bytes:
    if len(text(value)) != 2 * size or set(value) - set("0123456789abcdef"):
        raise ValueError(f"{value!r} is not {2 * size} hexadecimal digits in lower case")
    return bytes.fromhex(value)


def check_form(record: dict) -> None:
    for name in ("format", "game", "algorithm"):
        text(record[name])
    whole(record["rules"], 2**32), shallow(record["options"])
    if type(record["seats"]) is not list:
        raise ValueError("the seats are no list")
    [text(name) for name in record["seats"]]
    for veil in record.get("veils", ()):
        ((kind, value),) = veil.items()
        hexadecimal(value if kind in ("salt", "hash") else None, 32)
    if record.get("server_seed") is not None and record.get("seal") is None:
        raise Unfit("signature: the seed is told, and nobody has signed the end")
    seal = record["seal"]
    for value in (record["commitment"], record["server_seed"], seal["head"], seal["key"], *record["contributions"]):
        hexadecimal(value, 32)
    text(seal["returns"]), text(seal["signature"])
    for entry in record["entries"]:
        whole(entry["number"], 2**32), hexadecimal(entry["hash"], 32)
        if entry["kind"] not in CHANGED:
            raise ValueError(f"there is no kind of entry {entry['kind']!r}")
        if entry["kind"] != "chance":
            whole(entry["seat"], 4)
        if entry["kind"] in ("act", "chance"):
            text(entry["action"])
        for name in {"chance": ("total", "drawn"), "undo": ("to",)}.get(entry["kind"], ()):
            whole(entry[name], 2**32)
        [whole(seat, 4) for seat in entry.get("consent", [])]


def line(entry: dict) -> str:
    number, kind = entry["number"], entry["kind"]
    if kind == "act":
        return f"{number} act {entry['seat']} {entry['action']}"
    if kind == "chance":
        return f"{number} chance {entry['total']} {entry['drawn']} {entry['action']}"
    if kind == "undo":
        consent = ",".join(str(seat) for seat in entry["consent"])
        return f"{number} undo {entry['seat']} {entry['to']} [{consent}]"
    return f"{number} resign {entry['seat']}"


def names(record: dict) -> str:
    if record["format"] == "quincunx-record-1":
        return canonical(record["seats"])
    veils = zip(record["veils"], record["seats"])
    return " ".join(veil.get("hash") or sha256(bytes.fromhex(veil["salt"]) + name.encode()).hex() for veil, name in veils)


def header_hash(record: dict, contributions: list) -> bytes:
    texts = [record["format"], record["game"], str(record["rules"]), canonical(record["options"])]
    texts += [names(record), record["algorithm"], record["commitment"], " ".join(contributions)]
    return sha256(lines(*texts))


def is_known(record: dict) -> bool:
    seats, veils = record["seats"], record.get("veils", [])
    count = {"quincunx-record-1": 0, "quincunx-record-2": len(seats)}.get(record["format"])
    bare = any(name and "hash" in veil for name, veil in zip(seats, veils))
    return type(veils) is list and len(veils) == count and not bare and record["algorithm"] == "quincunx-chance-1"


def key_of(seed: bytes, contributions: list) -> bytes:
    return hmac.new(seed, b"".join(bytes.fromhex(text) for text in contributions), hashlib.sha256).digest()


def is_drawn(key: bytes, place: int, entry: dict) -> bool:
    return 1 <= entry["total"] <= 2**32 and draw(key, place, entry["total"]) == entry["drawn"]


def begins_with(record: dict, seed: bytes, contributions: tuple) -> bool:
    """Do the first hash and the first draws follow from the contributions in this order?"""
    entries = record["entries"]
    chained = sha256(header_hash(record, contributions) + line(entries[0]).encode()).hex() == entries[0]["hash"]
    drawn = [(place, entry) for place, entry in enumerate(entries) if entry["kind"] == "chance"][:8]
    return chained and all(is_drawn(key_of(seed, contributions), place, entry) for place, entry in drawn)


def check_entries(record: dict, seed: bytes) -> tuple:
    """The hash of the last entry and the number of draws."""
    contributions = tuple(record["contributions"])
    if record["entries"] and not begins_with(record, seed, contributions):
        if any(begins_with(record, seed, order) for order in permutations(contributions)):
            raise Unfit("contributions: the game was played with another order of them")
    before, key, draws = header_hash(record, contributions), key_of(seed, contributions), 0
    for place, entry in enumerate(record["entries"]):
        if entry["number"] != place:
            raise Unfit(f"number: entry {place} says that it is {entry['number']}")
        if entry["kind"] == "chance":
            draws += 1
            if not is_drawn(key, place, entry):
                raise Unfit(f"draw: that of entry {place} is not the one of the seeds")
        before = sha256(before + line(entry).encode())
        if before.hex() != entry["hash"]:
            what = CHANGED[entry["kind"]] if place else "beginning"
            also = "" if place else ", or something that stands before it,"
            raise Unfit(f"{what}: entry {place}{also} is not what was hashed")
    return before, draws


def check(record: dict, expected: dict) -> int:
    """The number of draws, if everything fits."""
    check_form(record)
    if not is_known(record):
        raise Unfit("format: not one that this program knows")
    seal, seed = record["seal"], bytes.fromhex(record["server_seed"])
    if expected.get("commitment", record["commitment"]) != record["commitment"]:
        raise Unfit("promise: the commitment is not the one that was shown before the game")
    if expected.get("contribution", record["contributions"][0]) not in record["contributions"]:
        raise Unfit("contribution: yours is not among those of the seats")
    if sha256(seed).hex() != record["commitment"]:
        raise Unfit("commitment: the server's seed is not the one that it was bound to")
    last, draws = check_entries(record, seed)
    if seal["head"] != last.hex():
        raise Unfit("end: the last entry is not the one that was sealed; entries are missing, or were added")
    digest = sha256(lines(record["format"], seal["head"], record["server_seed"], seal["returns"]))
    signature = seal["signature"]
    if len(signature) != 128 or set(signature) - set("0123456789abcdef"):
        raise Unfit("signature: it is not 128 hexadecimal digits in lower case")
    if not is_signed(bytes.fromhex(seal["key"]), digest, bytes.fromhex(signature)):
        raise Unfit("signature: it is not the one of the key over this end")
    return draws


def main() -> int:
    expected = dict(argument.split("=", 1) for argument in sys.argv[2:] if "=" in argument)
    if len(sys.argv) - 2 != len(expected) or not expected.keys() <= {"key", "commitment", "contribution"}:
        print("python3 verify.py RECORD.json [key=HEX] [commitment=HEX] [contribution=HEX]", file=sys.stderr)
        return 2
    try:
        with open(sys.argv[1], encoding="utf-8-sig") as file:
            record = json.load(file, object_pairs_hook=fields, parse_int=digits, parse_float=no_number, parse_constant=no_number)
        draws = check(record, expected)
        signer = record["seal"]["key"]
    except Unfit as unfit:
        print(unfit)
        return 1
    except (OSError, ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError) as error:
        print(f"This is no finished record: {error!r}", file=sys.stderr)
        return 2
    print(f"Everything fits: {len(record['entries'])} entries, {draws} draws, signed by {signer}.")
    if expected.get("key", signer) != signer:
        print("key: another server has signed")
        return 3
    return 0


if __name__ == "__main__":
    sys.exit(main())
