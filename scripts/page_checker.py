"""Reads a site of pages as strictly as a reader of XML does, and says what is wrong with it. Python's own library is enough."""

import html.parser
import re
from pathlib import Path
from urllib.parse import unquote

VOID = {"meta", "br", "hr", "img", "link", "input"}
LANDMARKS = {"main", "nav", "header", "footer"}
FORBIDDEN = {"script", "iframe", "object", "embed", "form", "link", "img", "base", "audio", "video", "input"}


class Page(html.parser.HTMLParser):
    """One page: its elements, identifiers, links and problems."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.problems, self.open, self.ids, self.links = [], [], [], []
        self.headings, self.landmarks, self.names = [], [], []
        self.tables, self.titles, self.pictures = [], [], []
        self.lang, self.policy, self.words, self.cell = None, None, "", ""
        if not text.startswith("<!DOCTYPE html>\n"):
            self.problems.append("no doctype")
        self.feed(text)
        self.close()
        if self.open:
            self.problems.append(f"not closed: {self.open}")
        self.settle()

    def say(self, words):
        self.problems.append(f"line {self.getpos()[0]}: {words}")

    def handle_starttag(self, tag, attributes):
        self.start(tag, attributes)
        if tag in VOID:
            self.say(f"<{tag}> is not closed")
        self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.start(tag, attributes)

    def start(self, tag, attributes):
        names = [name for name, _ in attributes]
        if len(names) != len(set(names)):
            self.say(f"<{tag}> has an attribute twice")
        values = dict(attributes)
        if tag in FORBIDDEN:
            self.say(f"<{tag}> is not for pages")
        for name, value in attributes:
            if value is None:
                self.say(f"{name} of <{tag}> has no value")
            if name.startswith("on") or name in ("style", "src", "srcset", "srcdoc"):
                self.say(f"{name} of <{tag}> is not for pages")
        if "id" in values:
            self.ids.append(values["id"])
        if tag == "html":
            self.lang = values.get("lang")
        if tag == "meta" and values.get("http-equiv") == "Content-Security-Policy":
            self.policy = values.get("content", "")
        if tag == "a":
            self.links.append((self.getpos()[0], values.get("href", "")))
        if tag in LANDMARKS and "article" not in self.open:
            self.landmarks.append(tag)
        if tag == "nav" and not values.get("aria-label"):
            self.say("a <nav> has no name")
        if re.fullmatch("h[1-6]", tag):
            self.headings.append([int(tag[1]), ""])
        if tag == "table":
            self.tables.append({"line": self.getpos()[0], "caption": None, "heads": 0})
        if tag == "caption" and self.tables:
            self.tables[-1]["caption"] = ""
        if tag == "th":
            self.cell = ""
            if values.get("scope") not in ("col", "row"):
                self.say("a <th> has no scope")
            if self.tables:
                self.tables[-1]["heads"] += 1
        if tag == "svg" and values.get("aria-hidden") != "true":
            if values.get("role") != "img" or not values.get("aria-labelledby"):
                self.say("a picture has no role or no name")
            self.pictures += (values.get("aria-labelledby") or "").split()
        if tag == "time" and not re.fullmatch(r"\d{4}-\d\d-\d\d", values.get("datetime") or ""):
            self.say("a <time> names no day")

    def handle_endtag(self, tag):
        if tag == "th" and not self.cell.strip():
            self.say("a <th> is empty")
        if not self.open or self.open[-1] != tag:
            self.say(f"</{tag}> closes {self.open[-1:]}")
        if tag in self.open:
            while self.open.pop() != tag:
                pass

    def handle_data(self, data):
        if "style" in self.open:
            for found in re.findall(r"url\(|@import|https?:", data):
                self.say(f"the style loads something: {found}")
            return
        if "title" in self.open and "svg" not in self.open:
            self.titles.append(data)
        else:
            self.words += data
        if self.headings and any(re.fullmatch("h[1-6]", name) for name in self.open):
            self.headings[-1][1] += data
        if "th" in self.open:
            self.cell += data
        if "caption" in self.open and self.tables:
            self.tables[-1]["caption"] += data

    def settle(self):
        """What can be said when all is read."""
        say = self.problems.append
        if not self.lang:
            say("no lang")
        if not "".join(self.titles).strip():
            say("no title")
        if self.policy is None or "default-src 'none'" not in self.policy or "script" in self.policy:
            say("no policy that forbids all")
        if self.landmarks.count("main") != 1:
            say("there is not one main")
        if len(self.ids) != len(set(self.ids)):
            say("an identifier is there twice")
        for name in self.pictures:
            if name not in self.ids:
                say(f"a picture is named by {name}, which is not there")
        if [level for level, _ in self.headings].count(1) != 1:
            say("there is not one heading of level 1")
        before = 0
        for level, words in self.headings:
            if level > before + 1:
                say(f"a heading of level {level} follows one of level {before}: {words.strip()}")
            if not words.strip():
                say(f"a heading of level {level} is empty")
            before = level
        for table in self.tables:
            if not (table["caption"] or "").strip():
                say(f"line {table['line']}: a table has no caption")
            if not table["heads"]:
                say(f"line {table['line']}: a table has no headings")


def check_site(folder):
    """The problems of all pages below a folder, and how many pages there are."""
    folder = Path(folder)
    pages = {path.relative_to(folder).as_posix(): Page(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.html"))}
    problems = [f"{name}: {problem}" for name, page in pages.items() for problem in page.problems]
    for name, page in pages.items():
        for line, address in page.links:
            problem = check_link(address, name, pages)
            if problem:
                problems.append(f"{name}: line {line}: {problem}")
    reached, todo = set(), ["index.html"] if "index.html" in pages else []
    while todo:
        name = todo.pop()
        if name in reached:
            continue
        reached.add(name)
        todo += [target for _, address in pages[name].links if (target := target_of(address, name)) in pages]
    if "index.html" in pages:
        problems += [f"{name}: nothing leads to it" for name in pages if name not in reached]
    return problems, len(pages)


def target_of(address, name):
    """The page of a site that an address means; none for one outside."""
    if re.match(r"[A-Za-z][A-Za-z0-9+.-]*:", address) or address.startswith("/"):
        return None
    path = address.split("#")[0]
    parts = name.split("/")[:-1] if path else name.split("/")
    for part in path.split("/") if path else []:
        if part == "..":
            if not parts:
                return None
            parts.pop()
        elif part not in ("", "."):
            parts.append(unquote(part))
    return "/".join(parts)


def check_link(address, name, pages):
    """What is wrong with a link; none where nothing is."""
    if re.match(r"(https?://|mailto:)", address, re.IGNORECASE):
        return None
    if not address or ":" in address.split("/")[0] or address.startswith("/"):
        return f"a link to {address!r}"
    target = target_of(address, name)
    if target not in pages:
        return f"a link to {address}, which is not there"
    fragment = address.partition("#")[2]
    if fragment and fragment not in pages[target].ids:
        return f"a link to {address}, where nothing has that name"
    return None
