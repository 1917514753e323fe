"""A whole bot: sits down at every open table, and plays a random move of those it is offered. Python 3, nothing else.

    python3 examples/bot.py http://localhost:2199 Randy
"""
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:2199"
NAME = sys.argv[2] if len(sys.argv) > 2 else "Randy"
token = ""


def ask(method, path, body=None):
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if method == "GET" else json.dumps(body or {}).encode()
    request = urllib.request.Request(f"{SERVER}/api{path}", data, headers, method=method)
    try:
        return json.load(urllib.request.urlopen(request, timeout=30))
    except urllib.error.HTTPError as problem:
        print(json.load(problem)["error"]["message"], file=sys.stderr)


me = ask("POST", "/players", {"name": NAME})
token = me["token"]
while True:
    for table in ask("GET", "/tables") or []:
        if all(seat["player"] != me["player"]["id"] for seat in table["seats"]):
            ask("POST", f"/tables/{table['id']}/join")
    for table in ask("GET", "/tables/mine") or []:
        while table["state"] == "playing" and (match := ask("GET", f"/tables/{table['id']}/match")) and match["offers"]:
            move = random.choice(match["offers"]["legal"])["move"]
            answer = {"type": "move", "id": str(uuid.uuid4()), "decision": match["decision"], "move": move}
            ask("POST", f"/tables/{table['id']}/match", answer)
    time.sleep(1)
