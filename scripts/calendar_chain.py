"""The way of a calendar to a person: a folder of events, vdirsyncer, a CalDAV server (Radicale) on this machine, and from there khal and
todoman. All of them are other people's programs, in a virtual environment."""

import os
import re
import socket
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

PACKAGES = ["radicale", "vdirsyncer", "khal", "todoman"]

VAULT = {
    "tidemark.md": "---\nkind: vault\n---\n\n# Chain\n\n## Routine\n\n- 18:00 - 19:00 Walk (every: mon fri, notify: start)\n",
    "days/2026-11-23.md": (
        "---\nkind: day\n---\n\n# 2026-11-23 Monday\n\n- 09:00 - 10:30 Deep work; änd more (color: blue, notify: start end)\n"
        "- 11:00 - 12:00 Call\n"
    ),
    "projects/thesis.md": "---\nkind: project\n---\n\n# Thesis\n\n- [ ] Draft (due: 2026-11-25, priority: high, notify: 09:00)\n",
}

RADICALE = "[server]\nhosts = 127.0.0.1:{port}\n[auth]\ntype = none\n[rights]\ntype = authenticated\n[storage]\nfilesystem_folder = {place}/server\n"

SYNC = """[general]
status_path = "{place}/status/"
[pair vault]
a = "folder"
b = "server"
collections = null
conflict_resolution = "a wins"
[storage folder]
type = "filesystem"
path = "{place}/out"
fileext = ".ics"
[storage server]
type = "caldav"
url = "http://127.0.0.1:{port}/me/tidemark/"
username = "me"
password = "me"
[pair telephone]
a = "phone"
b = "server"
collections = null
[storage phone]
type = "filesystem"
path = "{place}/phone"
fileext = ".ics"
"""

KHAL = """[calendars]
[[phone]]
path = {place}/phone
[locale]
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[sqlite]
path = {place}/khal.db
"""

TODOMAN = 'path = "{place}/phone"\ndate_format = "%Y-%m-%d"\ncache_path = "{place}/todo.sqlite"\n'


class Chain:
    def __init__(self, tidemark, programs, place):
        self.tidemark, self.programs, self.place = tidemark, programs, Path(place)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        for name, text in {"radicale": RADICALE, "sync": SYNC, "khal": KHAL, "todoman.py": TODOMAN}.items():
            (self.place / name).write_text(text.format(place=place, port=port), encoding="utf-8")
        for folder in ("out", "phone", "vault"):
            (self.place / folder).mkdir()
        for name, text in VAULT.items():
            file = self.place / "vault" / name
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8")
        self.url = f"http://127.0.0.1:{port}/me/tidemark/"
        self.server = None

    def run(self, program, *arguments):
        command = [str(self.programs / program), *arguments]
        environment = {**os.environ, "HOME": str(self.place), "LC_ALL": "C.UTF-8", "TODOMAN_CONFIG": str(self.place / "todoman.py")}
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, env=environment, timeout=60)
        if done.returncode != 0:
            raise RuntimeError(f"{program} {' '.join(arguments)} exited {done.returncode}: {done.stderr[-600:]}")
        return done.stdout

    def export(self):
        command = [self.tidemark, "export", "--to", "vdir", "-o", f"{self.place}/out/", "--today", "2026-11-20"]
        return subprocess.run(command, cwd=self.place / "vault", capture_output=True, text=True, check=True).stdout.split(": ")[1].strip()

    def start(self):
        log = (self.place / "server.log").open("w")
        command = [str(self.programs / "radicale"), "--config", str(self.place / "radicale")]
        self.server = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        for _ in range(100):
            try:
                urllib.request.urlopen(self.url.rsplit("/me/", 1)[0] + "/.web/", timeout=1).close()
                break
            except OSError:
                time.sleep(0.1)
        body = (
            b'<?xml version="1.0"?><mkcol xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><set><prop><resourcetype><collection/>'
            b"<C:calendar/></resourcetype></prop></set></mkcol>"
        )
        # The server knows no passwords: any name is that of the folder.
        ask = urllib.request.Request(self.url, data=body, method="MKCOL", headers={"Authorization": "Basic bWU6bWU="})
        urllib.request.urlopen(ask, timeout=10).close()
        for pair in ("vault", "telephone"):
            self.run("vdirsyncer", "-c", str(self.place / "sync"), "discover", pair)

    def synchronize(self):
        for pair in ("vault", "telephone"):
            self.run("vdirsyncer", "-c", str(self.place / "sync"), "sync", pair)

    def listed(self):
        khal = self.run(
            "khal", "-c", str(self.place / "khal"), "list", "2026-11-23", "2026-11-24", "--format",
            "{start-time} {end-time} {title}{alarm-symbol}{repeat-symbol}", "--day-format", "{date}",
        )
        return khal, self.run("todo", "list")

    def stop(self):
        if self.server:
            self.server.terminate()
            self.server.wait()


def bytes_in(folder):
    return {file.name: file.read_bytes() for file in folder.glob("*.ics")}


def check(tidemark, programs):
    """What is wrong with the chain, in words."""
    problems = []

    def expect(holds, words):
        if not holds:
            problems.append(f"chain: {words}")

    with tempfile.TemporaryDirectory() as place:
        chain = Chain(tidemark, Path(programs), place)
        try:
            chain.start()
            expect(chain.export() == "4 written, 0 removed, 0 unchanged", "not four events are written")
            chain.synchronize()
            khal, todo = chain.listed()
            for line in ("09:00 10:30 Deep work; änd more.*⏰", "11:00 12:00 Call", "18:00 19:00 Walk.*⏰.*⟳"):
                expect(re.search(line, khal), f"khal does not show {line}: {khal}")
            expect(re.search("!!!.*2026-11-25.*Draft", todo), f"todoman shows {todo}")
            before = bytes_in(chain.place / "phone")
            expect(len(before) == 4, f"{len(before)} of 4 files are on the phone")
            day = chain.place / "vault/days/2026-11-23.md"
            day.write_text(day.read_text(encoding="utf-8").replace("11:00 - 12:00 Call", "11:15 - 12:00 Call"), encoding="utf-8")
            expect(chain.export() == "1 written, 0 removed, 3 unchanged", "an edit changes more than one event")
            chain.synchronize()
            after = bytes_in(chain.place / "phone")
            changed = [name for name in before if before[name] != after.get(name)]
            expect(len(changed) == 1 and after.keys() == before.keys(), f"on the phone {len(changed)} of 4 files change")
            expect("11:15 12:00 Call" in chain.listed()[0], "khal does not show the edit")
            day.write_text(day.read_text(encoding="utf-8").replace("- 11:15 - 12:00 Call\n", ""), encoding="utf-8")
            expect(chain.export() == "0 written, 1 removed, 3 unchanged", "what is gone is not removed alone")
            chain.synchronize()
            expect(len(bytes_in(chain.place / "phone")) == 3, "what is gone is still on the phone")
        except (RuntimeError, OSError, subprocess.SubprocessError) as error:
            problems.append(f"chain: {error}")
        finally:
            chain.stop()
    return problems
