"""Reads the runnable examples of the format: those of Grammar/FORMAT.md and of Grammar/cases/."""

import dataclasses
import json
import pathlib
import re

# What stands before a snippet, which stands in a section of a page.
PREFIX = "---\nkind: page\n---\n\n# Example\n\n## Section\n\n"
SNIPPET_READING = [{"depth": 0, "type": "page", "title": "Example"}, {"depth": 0, "type": "section", "title": "Section"}]
SEVERITIES = ("error", "warning", "info")
TODAY = "2026-11-20"

ABOUT = [
    "Cases of the Tidemark file format, for whoever writes another implementation. Computed from the examples of",
    "Grammar/FORMAT.md and Grammar/cases; Grammar/README.md explains each member. `text` is a whole file called `name`.",
    "Reading it on the day `today`, with no other file there, gives exactly the items of `reading`, each with at least",
    "these values, and exactly the `findings`. `canonical`, where it is there, is the file in its canonical form.",
]


@dataclasses.dataclass
class Example:
    file: str
    heading: str
    caption: str
    is_file: bool
    input: str
    reading: list[str]
    canonical: str | None = None
    path: str = ""

    @property
    def text(self) -> str:
        return self.input if self.is_file else PREFIX + self.input


def paths(root: pathlib.Path) -> list[pathlib.Path]:
    return [root / "Grammar/FORMAT.md", *sorted((root / "Grammar/cases").glob("*.md"))]


def examples(root: pathlib.Path) -> list[Example]:
    """All examples, in the order of the files."""
    return [example for path in paths(root) for example in examples_of(path, root)]


def examples_of(path: pathlib.Path, root: pathlib.Path) -> list[Example]:
    found: list[Example] = []
    heading = caption = ""
    fence = info = None
    block: list[str] = []
    paragraph: list[str] = []
    for line in path.read_text(encoding="utf-8").split("\n"):
        if fence is not None:
            if line != fence:
                block.append(line)
                continue
            add("".join(f"{line}\n" for line in block), info, found, path.relative_to(root / "Grammar").as_posix(), heading, caption)
            fence, caption = None, ""
        elif line.startswith("```"):
            fence = re.match("`+", line).group()
            info, block = line[len(fence) :], []
            caption, paragraph = " ".join(paragraph) or caption, []
        elif line.startswith("#"):
            heading, caption, paragraph = line.lstrip("#").strip(), "", []
        elif line:
            paragraph, caption = (paragraph if not caption else []) + [line.strip()], ""
        elif paragraph:
            caption, paragraph = " ".join(paragraph), []
    return found


def add(text: str, info: str, found: list[Example], file: str, heading: str, caption: str) -> None:
    if info == "tidemark page" or info.startswith("tidemark file"):
        path = info.removeprefix("tidemark file").strip() if info != "tidemark page" else ""
        # In the specification a paragraph is a rule; in the other files it says what the case shows.
        shown = caption if file != "FORMAT.md" else ""
        found.append(Example(file, heading, shown, info != "tidemark page", text, [], path=path))
    elif info == "reading":
        found[-1].reading = [line for line in text.split("\n") if line]
    elif info == "formatted":
        found[-1].canonical = text


def item(line: str, shift: int) -> dict:
    """`task "Words" box=open due=2026-12-01`, indented by two spaces a level."""
    words = line.lstrip(" ")
    result = {"depth": (len(line) - len(words)) // 2 + shift, "type": re.match("[A-Za-z]+", words).group()}
    rest = words[len(result["type"]) :]
    if result["type"] == "entry":
        result["day"] = re.match(r" (\S+)", rest).group(1)
        rest = rest[len(result["day"]) + 1 :]
    if rest.startswith(' "'):
        title, rest = quoted(rest[1:])
        result["title"] = title
    values: dict[str, str] = {}
    while rest:
        key, rest = rest.lstrip(" ").split("=", 1)
        if rest.startswith('"'):
            value, rest = quoted(rest)
        else:
            value, _, rest = rest.partition(" ")
        if key in values:
            raise ValueError(f"“{key}” stands twice: {line}")
        values[key] = value
    if values:
        result["values"] = values
    return result


def quoted(text: str) -> tuple[str, str]:
    """What stands in quotes, in which nothing is escaped: they end where nothing, or another key, follows."""
    found = re.match(r'"(.*?)"(?=$| [A-Za-z-]+=)', text)
    if found is None:
        raise ValueError(f"a quote is not closed: {text}")
    return found.group(1), text[found.end() :]


def finding(line: str, shift: int) -> dict:
    severity, place, rule = line.split()
    row, column = place.split(":")
    return {"severity": severity, "rule": rule, "line": int(row) + shift, "column": int(column)}


def case(example: Example, number: int) -> dict:
    lines = [line for line in example.reading if line.split(" ", 1)[0] not in SEVERITIES]
    findings = [line for line in example.reading if line.split(" ", 1)[0] in SEVERITIES]
    reading = [item(line, 0 if example.is_file else 1) for line in lines]
    reading = reading if example.is_file else SNIPPET_READING + reading
    shift = 0 if example.is_file else PREFIX.count("\n")
    # The file itself is the first that is read; a file that is none of Tidemark's gives nothing.
    kind = reading[0]["type"] if reading else None
    result = {
        "id": f"{example.file.removesuffix('.md')}: {example.heading} {number}",
        "file": example.file,
        "heading": example.heading,
        "shows": example.caption,
        "kind": kind,
        "name": example.path or ("tidemark.md" if kind == "vault" else "example.md"),
        "today": TODAY,
        "text": example.text,
        "reading": reading,
        "findings": [finding(line, shift) for line in findings],
    }
    if example.canonical is not None:
        result["canonical"] = ("" if example.is_file else PREFIX) + example.canonical
    return result


def cases_json(root: pathlib.Path) -> str:
    """The cases as JSON, so laid out that a change of one shows as a few lines."""
    numbers: dict[tuple[str, str], int] = {}
    texts = []
    for example in examples(root):
        place = (example.file, example.heading)
        numbers[place] = numbers.get(place, 0) + 1
        texts.append(object_text(case(example, numbers[place])))
    about = ",\n".join("    " + one_line(line) for line in ABOUT)
    return '{\n  "about": [\n' + about + '\n  ],\n  "version": "0.2",\n  "cases": [\n' + ",\n".join(texts) + "\n  ]\n}\n"


def object_text(case: dict) -> str:
    members = []
    for key, value in case.items():
        text = one_line(value)
        if isinstance(value, list) and value:
            text = "[\n" + ",\n".join("        " + one_line(element) for element in value) + "\n      ]"
        members.append(f"      {one_line(key)}: {text}")
    return "    {\n" + ",\n".join(members) + "\n    }"


def one_line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
