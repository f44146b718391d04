"""Measures the language server, and those of others, as an editor meets them: one process each, over its input and output."""

import dataclasses
import json
import os
import pathlib
import re
import selectors
import shutil
import subprocess
import time

from lsp_frames import frame

PATIENCE = 60
TODAY, NOW = "2026-11-20", "10:15"
# How large the pages are to which letters are typed, in kB, with the most that a change may take until its findings are there.
PAGES = {3: 3.0, 100: 15.0}
LETTERS = 300
STARTS = 21
# What is typed where something is completed at each letter: keys, dates, names of the vault, words, rules.
COMPLETED = "due: 2026-12-24, project: li, priority: high)\n- [ ] Sweep (every: 2 weeks on sat, from: 2026-11-21)\n- [ ] Mend (pri"
TARGETS = {"initialize": 20.0, "index": 1000.0, "completion": 5.0, "hover": 5.0, "memory": 150.0}
ABILITIES = {
    "general": {"positionEncodings": ["utf-8", "utf-16"]},
    "textDocument": {
        "publishDiagnostics": {"versionSupport": True},
        "hover": {"contentFormat": ["markdown"]},
        "completion": {"completionItem": {"snippetSupport": True}},
    },
    "window": {"workDoneProgress": True},
    # A client that takes over to watch the files, so that no server pays for that.
    "workspace": {"didChangeWatchedFiles": {"dynamicRegistration": True}, "configuration": True},
}


class Silent(Exception):
    """A server that did not answer."""


class Server:
    """A process that is written to and read from by one thread, so that nothing of Python gets between."""

    def __init__(self, words, folder):
        self.begun = time.perf_counter()
        self.process = subprocess.Popen(
            words, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0
        )
        self.output = self.process.stdout.fileno()
        self.selector = selectors.DefaultSelector()
        self.selector.register(self.output, selectors.EVENT_READ)
        self.held = b""
        self.last_id = 0

    def write(self, *messages):
        data = b"".join(map(frame, messages))
        while data:
            data = data[os.write(self.process.stdin.fileno(), data):]

    def read(self):
        """The next message; a request is answered."""
        while True:
            head, separator, rest = self.held.partition(b"\r\n\r\n")
            length = int(re.search(rb"(?i)content-length: *(\d+)", head).group(1)) if separator else 0
            if separator and len(rest) >= length:
                self.held = rest[length:]
                message = json.loads(rest[:length])
                if "method" in message and "id" in message:
                    wanted = message.get("params", {}).get("items", [])
                    result = [None] * len(wanted) if message["method"] == "workspace/configuration" else None
                    self.write({"id": message["id"], "result": result})
                return message
            if not self.selector.select(PATIENCE):
                raise Silent
            data = os.read(self.output, 1 << 16)
            if not data:
                raise Silent
            self.held += data

    def wait(self, found):
        """The first message of which something is true, and those before it."""
        before = []
        end = time.perf_counter() + PATIENCE
        while time.perf_counter() < end:
            message = self.read()
            if found(message):
                return message, before
            before.append(message)
        raise Silent

    def ask(self, method, parameters, before=()):
        self.last_id += 1
        number = self.last_id
        self.write(*before, {"id": number, "method": method, "params": parameters})
        return self.wait(lambda message: message.get("id") == number and "method" not in message)[0]

    def initialize(self, folder):
        uri = pathlib.Path(folder).as_uri()
        answer = self.ask(
            "initialize",
            {
                "processId": os.getpid(), "rootUri": uri, "rootPath": str(folder), "capabilities": ABILITIES,
                "workspaceFolders": [{"uri": uri, "name": "vault"}],
            },
        )
        self.write({"method": "initialized", "params": {}})
        return answer["result"]["capabilities"]

    def end(self):
        """The most memory that the process had, in bytes."""
        self.process.kill()
        _, _, usage = os.wait4(self.process.pid, 0)
        self.process.returncode = 0
        self.selector.close()
        self.process.stdin.close()
        self.process.stdout.close()
        return usage.ru_maxrss * (1 if os.uname().sysname == "Darwin" else 1024)


def published(uri, version):
    """Whether a message has the findings of a text. A server that names no version is believed."""

    def is_it(message):
        parameters = message.get("params") or {}
        return (
            message.get("method") == "textDocument/publishDiagnostics"
            and parameters.get("uri") == uri
            and parameters.get("version") in (None, version)
        )

    return is_it


class Page:
    """A document that is open, at the end of which letters are typed."""

    def __init__(self, server, abilities, path, text):
        self.server, self.uri, self.text, self.version = server, path.as_uri(), text, 1
        sync = abilities.get("textDocumentSync")
        self.is_whole = (sync.get("change") if isinstance(sync, dict) else sync) != 2

    def open(self):
        document = {"uri": self.uri, "languageId": "markdown", "version": 1, "text": self.text}
        self.server.write({"method": "textDocument/didOpen", "params": {"textDocument": document}})

    @property
    def place(self):
        last = self.text.rsplit("\n", 1)[1]
        return {"line": self.text.count("\n"), "character": len(last)}

    def typed(self, letter):
        """The message of a change, which is made here."""
        place = self.place
        self.text += letter
        self.version += 1
        change = {"text": self.text} if self.is_whole else {"range": {"start": place, "end": place}, "text": letter}
        document = {"uri": self.uri, "version": self.version}
        return {"method": "textDocument/didChange", "params": {"textDocument": document, "contentChanges": [change]}}

    def findings(self):
        return self.server.wait(published(self.uri, self.version))[0]["params"]["diagnostics"]


@dataclasses.dataclass
class Measured:
    """Milliseconds, and bytes; None where a server has no such thing."""

    initialize: list[float]
    first: float
    index: float | None
    # By the size of the page.
    changes: dict[int, list[float]]
    completion: list[float] | None
    hover: list[float] | None
    memory: int


def quantile(values, part):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def page_of(vault, size):
    """The text of a page of so many kB, made of those of the vault."""
    # Something is found at its beginning, so that there is something to tell before the vault is read.
    lines = ["---", "kind: page", "---", "", f"# A page of {size} kB", "", "- [ ] Ebb (du: 2026-12-01)", ""]
    length, number = 0, 0
    for path in sorted((pathlib.Path(vault) / "pages").glob("*.md")):
        number += 1
        body = path.read_text(encoding="utf-8").split("\n# ", 1)[1].split("\n", 1)[1]
        # No section is there twice, no picture is sought, and what only a page of its own has is left out.
        for line in body.splitlines():
            if line.startswith("!["):
                continue
            line = f"{line} {number}" if line.startswith("## ") else line
            lines.append(line)
            length += len(line.encode()) + 1
            if length > size * 1000 - 200 and not line.startswith(" "):
                return "\n".join(lines).rstrip("\n") + "\n"
    raise ValueError(f"the pages of the vault are fewer than {size} kB")


def milliseconds(since):
    return (time.perf_counter() - since) * 1000


def measured(words, vault, tells_of_index):
    """What one server takes; of the index only one that says when it has read the vault."""
    vault = pathlib.Path(vault)
    starts = []
    for _ in range(STARTS):
        server = Server(words, vault)
        server.initialize(vault)
        starts.append(milliseconds(server.begun))
        server.end()
    server = Server(words, vault)
    abilities = server.initialize(vault)
    pages = {}
    for size in PAGES:
        path = vault / "pages" / f"of-{size}-kb.md"
        pages[size] = Page(server, abilities, path, page_of(vault, size))
    small = min(pages)
    begun = time.perf_counter()
    pages[small].open()
    pages[small].findings()
    first = milliseconds(begun)
    index = None
    if tells_of_index:

        def is_end(message):
            return ((message.get("params") or {}).get("value") or {}).get("kind") == "end"

        server.wait(is_end)
        index = milliseconds(begun)
    changes = {}
    for size, page in pages.items():
        if size != small:
            page.open()
            page.findings()
        # The first is no measure: the server may still read other files.
        server.write(page.typed("\n"))
        page.findings()
        changes[size] = []
        words_typed = "- [ ] Call the harbour (due: 2026-12-24, priority: high) "
        for letter in (words_typed * (LETTERS // len(words_typed) + 1))[:LETTERS]:
            begun = time.perf_counter()
            server.write(page.typed(letter))
            page.findings()
            changes[size].append(milliseconds(begun))
    page = pages[small]
    server.write(page.typed("\n- [ ] Call the harbour ("))
    page.findings()
    completion = None
    if "completionProvider" in abilities:
        completion = []
        for letter in COMPLETED:
            change = page.typed(letter)
            begun = time.perf_counter()
            parameters = {"textDocument": {"uri": page.uri}, "position": page.place}
            # As it is typed: the change, and the question right after it.
            server.ask("textDocument/completion", parameters, before=[change])
            completion.append(milliseconds(begun))
    hover = None
    if "hoverProvider" in abilities:
        hover = []
        lines = [number for number, line in enumerate(page.text.split("\n")) if line.startswith("- ")]
        for number in lines * (1 + 60 // max(1, len(lines))):
            begun = time.perf_counter()
            parameters = {"textDocument": {"uri": page.uri}, "position": {"line": number, "character": 4}}
            server.ask("textDocument/hover", parameters)
            hover.append(milliseconds(begun))
    return Measured(starts, first, index, changes, completion, hover, server.end())


TIDEMARK = "`tidemark lsp`"


def servers(tidemark):
    """What is measured, by a name that the tables have."""
    found = {TIDEMARK: [tidemark, "lsp", "--today", TODAY, "--now", NOW]}
    for name, words in [("rumdl", ["server"]), ("mdsmith", ["lsp"])]:
        if path := shutil.which(name):
            found[f"`{name} {words[0]}`"] = [path, *words]
    return found


def rows_of_targets(tidemark, files):
    """Each figure with its bound: what it is, the bound, what was reached, and the unit."""
    rows = [("`initialize`, from the start of the process", TARGETS["initialize"], quantile(tidemark.initialize, 0.5), " ms")]
    for size, bound in PAGES.items():
        rows.append((f"change of a page of {size} kB → findings, 95 %", bound, quantile(tidemark.changes[size], 0.95), " ms"))
    rows.append(("change and completion, 95 %", TARGETS["completion"], quantile(tidemark.completion, 0.95), " ms"))
    rows.append(("hover, 95 %", TARGETS["hover"], quantile(tidemark.hover, 0.95), " ms"))
    rows.append(("first findings of the open file ÷ index", 1, tidemark.first / tidemark.index, ""))
    if files == 10_000:
        rows.append((f"index of {files:,} files", TARGETS["index"], tidemark.index, " ms"))
        rows.append(("most memory", TARGETS["memory"], tidemark.memory / 1e6, " MB"))
    return rows


def rows_of_servers(servers):
    """A row for each figure, and a cell for each server."""

    def both(values):
        return f"{quantile(values, 0.5):.1f}, {quantile(values, 0.95):.1f}" if values else "–"

    all_of = list(servers.values())
    rows = [
        ["`initialize`, from the start of the process", *[both(one.initialize) for one in all_of]],
        ["first findings of the open file", *[f"{one.first:.1f}" for one in all_of]],
        ["index", *["–" if one.index is None else f"{one.index:,.0f}" for one in all_of]],
    ]
    for size in PAGES:
        rows.append([f"change of {size} kB → findings", *[both(one.changes[size]) for one in all_of]])
    rows.append(["change and completion", *[both(one.completion) for one in all_of]])
    rows.append(["hover", *[both(one.hover) for one in all_of]])
    rows.append(["most memory, MB", *[f"{one.memory / 1e6:.0f}" for one in all_of]])
    return rows
