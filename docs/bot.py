#!/usr/bin/env python3
"""Plays a game on a server of Quincunx as a bot, choosing at random.

    QUINCUNX_TOKEN=quincunx-bot-… python3 bot.py http://localhost:8017 GAME

GAME is the id of any game there, such as in-flanders-field. The bot goes on with a game that it has begun, or sits down where bots
may, or makes a table and waits for somebody. It plays to the end, also if the server stops in between and comes back. Standard library
only; BOTS.md says more. To make a better player of it, change `choose`.
Exit code 0 after the end, 1 if the server refuses something.
"""

import json
import os
import random
import secrets
import sys
import time
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen

# A stream tells that it is alive every 20 seconds; after this many without a word the connection is dead.
SILENCE = 45

# So long, in seconds, is waited before something is tried again, where the server does not say.
PAUSE = 1


def choose(observation: dict) -> str:
    """One of the actions that are offered. What the bot may know stands in `observation["view"]`."""
    return random.choice(observation["choices"])["action"]


class Refused(Exception):
    """The server does not do it, for the reason with this key."""


def key_of(error: HTTPError) -> str:
    """The key of a refusal; of something else that answers, its status."""
    try:
        return json.load(error)["key"]
    except (ValueError, KeyError, TypeError):
        return str(error.code)


class Server:
    """The interface with a token. What passes by itself is waited for."""

    def __init__(self, address: str, token: str):
        self.address = address.rstrip("/") + "/api"
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def open(self, method: str, path: str, body=None, headers=None):
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.address + path, data, {**self.headers, **(headers or {})}, method=method)
        while True:
            try:
                return urlopen(request, timeout=SILENCE)
            except HTTPError as error:
                if error.code not in (408, 429) and error.code < 500:
                    raise Refused(key_of(error)) from None
                pause = int(error.headers.get("Retry-After", PAUSE))
            except (OSError, HTTPException):
                pause = PAUSE
            time.sleep(pause)

    def ask(self, method: str, path: str, body=None):
        """Sends a request again until it is answered: what is sent twice is done once."""
        while True:
            try:
                with self.open(method, path, body) as answer:
                    return json.load(answer)
            except (OSError, HTTPException, ValueError):
                time.sleep(PAUSE)

    def events(self, table: str):
        """The events of a table, each with its data: without end, over as many connections as it takes."""
        last = {}
        while True:
            try:
                with self.open("GET", f"/tables/{table}/events", headers=last) as stream:
                    name = None
                    for line in stream:
                        field, _, value = line.decode().rstrip("\n").partition(": ")
                        if field == "event":
                            name = value
                        elif field == "id":
                            last = {"Last-Event-ID": value}
                        elif field == "data":
                            yield name, json.loads(value)
            except (OSError, HTTPException, ValueError):
                time.sleep(PAUSE)


def sit(server: Server, table: str) -> None:
    server.ask("POST", f"/tables/{table}/seats", {"name": "", "contribution": secrets.token_hex(32)})


def find(server: Server, game: dict) -> str:
    """A table of this game at which the bot sits."""
    for table in server.ask("GET", "/tables?mine"):
        if table["game"] == game["id"] and table["status"] in ("waiting", "playing"):
            if table["you"] is None:
                sit(server, table["id"])
            return table["id"]
    for table in server.ask("GET", "/tables"):
        if table["game"] == game["id"] and table["bots"]:
            try:
                sit(server, table["id"])
                return table["id"]
            except Refused:
                pass  # Somebody was faster.
    return make(server, game)


def make(server: Server, game: dict) -> str:
    """A new table, for as few as can play the game."""
    least, most = game["seats"]
    new = {
        **server.ask("GET", "/commitment"),
        "game": game["id"],
        "options": {"seats": least} if least < most else {},
        "seats": [{"kind": "me"}] + [{"kind": "open"}] * (least - 1),
        "name": "",
        "contribution": secrets.token_hex(32),
        "pace": "live",
        "bots": True,
    }
    del new["commitment"]
    return server.ask("POST", "/tables", new)["table"]


def play(server: Server, table: str) -> str:
    """Plays to the end, and gives what it came to for each seat."""
    you = None
    for name, data in server.events(table):
        if name == "table":
            you = data["you"]
            if data["status"] in ("over", "frozen"):
                return data["returns"] or data["status"]
            asked = data["undoAsked"]
            if asked and asked["seat"] != you and you not in asked["agreed"]:
                do(server, table, "undo", {"number": data["number"], "agree": True})
        elif name == "observation":
            observation = data["observation"]
            if you in observation["turn"]["waiting"] and observation["choices"]:
                do(server, table, "act", {"number": data["number"], "action": choose(observation)})


def do(server: Server, table: str, what: str, body: dict) -> None:
    try:
        server.ask("POST", f"/tables/{table}/{what}", body)
    except Refused as refused:
        # The game has gone on meanwhile; what it has come to is told next.
        if str(refused) not in ("stale", "over", "no-undo-asked"):
            raise


def main(address: str, game: str) -> None:
    server = Server(address, os.environ["QUINCUNX_TOKEN"])
    known = {item["info"]["id"]: item["info"] for item in server.ask("GET", "/games")}
    table = find(server, known[game])
    print(f"{address}/table/{table}", flush=True)
    print(play(server, table))


if __name__ == "__main__":
    if len(sys.argv) != 3 or "QUINCUNX_TOKEN" not in os.environ:
        sys.exit(__doc__)
    try:
        main(*sys.argv[1:])
    except Refused as refused:
        sys.exit(f"refused: {refused}")
