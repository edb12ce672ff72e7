"""A bot for WASTE in Python's standard library: python3 docs/examples/waste_bot.py

It knows no rule of the game. For every decision it asks the engine for worlds that its own view allows, tries the
steady bot's answer and some others in each of them, and plays every try on to the end of the round. Another answer is
played only if it comes out clearly better than the steady one in the same worlds.
"""

import argparse
import json
import math
import random
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class Engine:
    """Speaks JSON-RPC with one engine, one request or one batch a line."""

    def __init__(self):
        command = ["node", str(ROOT / "bin" / "midden.js"), "engine"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def batch(self, calls):
        lines = [{"jsonrpc": "2.0", "id": i, "method": name, "params": params} for i, (name, params) in enumerate(calls)]
        self.process.stdin.write(json.dumps(lines) + "\n")
        self.process.stdin.flush()
        answers = json.loads(self.process.stdout.readline())
        for answer in answers:
            if "error" in answer:
                raise RuntimeError(answer["error"]["message"])
        return [answer["result"] for answer in answers]

    def __call__(self, method, **params):
        return self.batch([(method, params)])[0]

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def worth(end, seat):
    """How a seat stands at the end of the round: its share of the win, and its points ahead between 0 and 1."""
    best = max(points for other, points in enumerate(end["points"]) if other != seat)
    return end["shares"][seat] + 1 / (1 + math.exp((best - end["points"][seat]) / 10))


def try_out(engine, match, seat, tries, luck):
    """Every try played out in one imagined world, with the same luck: what each of them comes to."""
    seed = luck.randrange(10**9)
    calls = [("imagine", {"match": match, "seat": seat, "seed": seed, "as": "world"})]
    for i, action in enumerate(tries):
        calls += [
            ("clone", {"match": "world", "as": f"try {i}"}),
            ("play", {"match": f"try {i}", "seat": seat, "action": action}),
            ("playout", {"match": f"try {i}", "bots": "steady", "seed": seed, "luck": seed, "rounds": 1, "brief": True}),
            ("free", {"match": f"try {i}"}),
        ]
    calls.append(("free", {"match": "world"}))
    answers = engine.batch(calls)
    return [worth(each, seat) for each in answers if isinstance(each, dict) and "outcome" in each]


def choose(engine, match, seat, worlds, luck):
    own = engine("bot", match=match, seat=seat, bot="steady", seed=1)["action"]
    # The short list of a bot that looks ahead, without its judgement: of all the bids there are, few make sense.
    listed = engine("bot", match=match, seat=seat, bot="ferrous", iterations=1, seed=1).get("considered", [])
    others = [each["action"] for each in listed if each["action"] != own]
    if not others:
        return own
    # The steady answer first, which all others are held against; then few in many worlds rather than many in few.
    running = [(own, [])] + [(action, []) for action in others]
    while True:
        for _ in range(worlds):
            ends = try_out(engine, match, seat, [action for action, _ in running], luck)
            for (_, gains), end in zip(running, ends):
                gains.append(end - ends[0])
        if len(running) <= 3:
            break
        better = sorted(running[1:], key=lambda each: -sum(each[1]))
        running = [running[0]] + better[: max(2, len(running) // 3)]
        worlds *= 2
    action, gains = max(running, key=lambda each: sum(each[1]))
    mean = sum(gains) / len(gains)
    error = math.sqrt(sum((g - mean) ** 2 for g in gains) / (len(gains) - 1) / len(gains))
    return action if mean > error else own


def play(engine, seed, me, worlds):
    luck = random.Random(seed)
    match = engine("new", game="waste", seats=2, seed=seed)["match"]
    while pending := engine("pending", match=match):
        seat = pending[0]["seat"]
        if seat == me:
            action = choose(engine, match, seat, worlds, luck)
        else:
            action = engine("bot", match=match, seat=seat, bot="steady", seed=1)["action"]
        engine("play", match=match, seat=seat, action=action)
    first = engine("outcome", match=match)["ranking"][0]
    engine("free", match=match)
    return 1 / len(first) if me in first else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=10, help="how many games against the steady bot")
    parser.add_argument("--worlds", type=int, default=16, help="worlds that all answers are tried in; the better ones go on to twice as many")
    given = parser.parse_args()
    engine = Engine()
    won = sum(play(engine, game, game % 2, given.worlds) for game in range(given.games))
    engine.close()
    print(f"won {won:g} of {given.games} games against steady")


if __name__ == "__main__":
    main()
