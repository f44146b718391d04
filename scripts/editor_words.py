"""The words that editors color and know files by, read out of the specification and the sources, so that no editor has a list of its own.

A file of `editors/` has a passage of them between two lines that say “words: begin” and “words: end”. The grammar for TextMate's
colors is made of a template, in which `{{keys}}` and the like stand for them.
"""

import json
import pathlib
import re
import sys

SPECIFICATION = "Grammar/FORMAT.md"
TEMPLATE = "editors/vscode/syntaxes/tidemark.template.json"


def rows(text: str, head: str) -> list[list[str]]:
    """The cells of the first table whose head begins so."""
    found = re.search(r"^" + re.escape(head) + r".*\n\|[-|]+\|\n((?:\|.*\n)+)", text, re.MULTILINE)
    if found is None:
        sys.exit(f"scripts/generate: {SPECIFICATION} has no table “{head}”")
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in found.group(1).splitlines()]


def section_titles(root: pathlib.Path) -> list[str]:
    """The sections whose titles say what is in them."""
    role = (root / "Sources/Outline/SectionRole.swift").read_text(encoding="utf-8")
    vault = (root / "Sources/Outline/VaultSection.swift").read_text(encoding="utf-8")
    found = re.findall(r'static let \w+Title = "([^"]+)"', role) + re.findall(r'^ *case \w+ = "([^"]+)"', vault, re.MULTILINE)
    if len(found) < 8:
        sys.exit("scripts/generate: SectionRole.swift and VaultSection.swift say fewer titles than there are")
    return found


def words(root: pathlib.Path) -> dict[str, list[str]]:
    text = (root / SPECIFICATION).read_text(encoding="utf-8")
    properties = rows(text, "| property | in | value |")
    kinds = next(row[2] for row in properties if row[0] == "`kind`").split(";")[0]
    return {
        "kinds": re.findall(r"`([a-z]+)`", kinds),
        "properties": list(dict.fromkeys(name for row in properties for name in re.findall(r"`([a-z-]+)`", row[0]))),
        "keys": list(dict.fromkeys(row[0].strip("`") for row in rows(text, "| key | leading in |"))),
        "sections": section_titles(root),
    }


def in_vim(found: dict[str, list[str]]) -> str:
    def line(name: str) -> str:
        values = ", ".join("'" + value.replace("'", "''") + "'" for value in found[name])
        return f"let g:tidemark#words#{name} = [{values}]\n"

    return "".join(line(name) for name in found)


def in_emacs(found: dict[str, list[str]]) -> str:
    values = "\n    ".join(json.dumps(kind) for kind in found["kinds"])
    return f"(defconst tidemark-kinds\n  '({values})\n  \"The kinds that the front matter of a file of Tidemark can say.\")\n"


PASSAGES = {"editors/vim/autoload/tidemark/words.vim": in_vim, "editors/emacs/tidemark.el": in_emacs}


def files(root: pathlib.Path) -> dict[pathlib.Path, str]:
    """The files that hold the words, as they should be."""
    found = words(root)
    wanted = {}
    for name, passage in PASSAGES.items():
        text = (root / name).read_text(encoding="utf-8")
        parts = re.split(r"(^.*words: (?:begin|end).*\n)", text, flags=re.MULTILINE)
        if len(parts) != 5:
            sys.exit(f"scripts/generate: {name} has no passage between “words: begin” and “words: end”")
        parts[2] = passage(found)
        wanted[root / name] = "".join(parts)
    grammar = (root / TEMPLATE).read_text(encoding="utf-8")
    for name, values in found.items():
        # Longer words first: an alternative that is found is taken.
        grammar = grammar.replace("{{" + name + "}}", "|".join(sorted(values, key=lambda word: (-len(word), word))))
    wanted[root / TEMPLATE.replace(".template.json", ".tmLanguage.json")] = grammar
    return wanted
