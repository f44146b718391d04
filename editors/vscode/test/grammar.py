"""Holds the colors of the TextMate grammar against what lines should have. The last line that is printed says how much was checked.

The rules are matched by Oniguruma, as the editor does it: the rule whose match begins first wins, and of several the one that is
named first. The grammar has rules of one line alone, which a test of it below asks for; so nothing more is needed to read it.
"""

import json
import pathlib
import sys

import onigurumacffi

GRAMMAR = json.loads((pathlib.Path(__file__).resolve().parent.parent / "syntaxes/tidemark.tmLanguage.json").read_text(encoding="utf-8"))


class Rule:
    def __init__(self, rule):
        self.expression = onigurumacffi.compile(rule["match"])
        self.name = rule.get("name")
        self.captures = {int(number): capture for number, capture in rule.get("captures", {}).items()}


def rules(patterns):
    for pattern in patterns:
        if "include" in pattern:
            yield from rules([GRAMMAR["repository"][pattern["include"].lstrip("#")]])
        elif "match" in pattern:
            yield Rule(pattern)
        elif set(pattern) - {"patterns", "name"}:
            sys.exit(f"a rule of more than one line cannot be injected: {pattern}")
        else:
            yield from rules(pattern["patterns"])


def tokens(text, patterns, start=0, end=None):
    """The scopes of each letter of a line, between two of its places."""
    end = len(text) if end is None else end
    found = {place: [] for place in range(start, end)}
    made = list(rules(patterns))
    while start < end:
        matches = [(match.start(), index, match) for index, rule in enumerate(made) if (match := rule.expression.search(text[:end], start=start))]
        if not matches:
            break
        _, index, match = min(matches, key=lambda candidate: candidate[:2])
        rule = made[index]
        if match.end() == match.start():
            start = match.end() + 1
            continue
        for place in range(match.start(), match.end()):
            found[place] += [rule.name] if rule.name else []
        for number, capture in rule.captures.items():
            first, last = match.span(number)
            if first < 0 or first == last:
                continue
            inner = tokens(text, capture["patterns"], first, last) if "patterns" in capture else {}
            for place in range(first, last):
                found[place] += ([capture["name"]] if "name" in capture else []) + inner.get(place, [])
        start = match.end()
    return found


# A line, and the last scope of texts in it, without “.tidemark” at its end; None for no scope at all.
LINES = [
    ("- [ ] Draft (due: 2026-12-01, priority: high)", {
        "[": "punctuation.definition.box", "(": "punctuation.definition.fields.begin", "due": "entity.other.attribute-name",
        "2026-12-01": "constant.numeric.date", "priority": "entity.other.attribute-name", "high": "meta.fields", "Draft": None,
        ")": "punctuation.definition.fields.end"}),
    ("- [x] 📚 👩‍🌾 Draft é (project: One Window (2))", {"x": "constant.language.box.done", "project": "entity.other.attribute-name", "(2": "meta.fields"}),
    ("  - [-] Chess", {"-]": "comment.block.box.dropped"}),
    ("1. [ ] First", {"[": "punctuation.definition.box"}),
    ("- 06:00 - 07:30 The book (notify: start)", {"06:00": "constant.numeric.time", "07:30": "constant.numeric.time", "notify": "entity.other.attribute-name", "The": None}),
    ("- 9am Coffee", {"9am": "constant.numeric.time"}),
    ("- [ ] 09:00 Coffee", {"09:00": "constant.numeric.time"}),
    ("- 2026-09-01 - 2027-02-28 First draft", {"2026-09-01": "constant.numeric.date", "2027-02-28": "constant.numeric.date", "First": None}),
    ("  - 2026-11-08 skipped at Mum's", {"2026-11-08": "constant.numeric.date", "skipped": "keyword.other.state", "Mum": None}),
    ("- [ ] Draft #thesis chapter", {"#thesis": "entity.name.tag"}),
    ("- Übung #übung", {"#übung": "entity.name.tag"}),
    ("- C# and #1", {"#": None}),
    ("# 2026-11-20 Friday", {"2026-11-20": "constant.numeric.date", "Friday": None}),
    ("## Arc 12: 2026-11-01 - 2026-11-28 (ended: 2026-11-20)", {"2026-11-01": "constant.numeric.date", "ended": "entity.other.attribute-name"}),
    ("## Today (theme: soft)", {"theme": "entity.other.attribute-name"}),
    ("- Call (DUE:2026-12-01) #now ^sam", {"DUE": "entity.other.attribute-name", "2026-12-01": "constant.numeric.date", "#now": "entity.name.tag"}),
    ('- [ ] Cover (project: "Art, due: later")', {'"Art': "string.quoted.double"}),
    # What is prose stays prose.
    ("- Read Dune (high)", {"(high": None}),
    ("- See (due: 2026-12-01) for more", {"(due": None, "2026": None}),
    ("In 2026-11-20 we met at 10:00.", {"2026": None, "10:00": None}),
    ("- A note (nothing: here)", {"nothing": None}),
    ("[ ] no item", {"[ ]": None}),
    ("- [ ]x", {"[ ]": None}),
]


def main():
    checks = 0
    for line, wanted in LINES:
        scopes = tokens(line, GRAMMAR["patterns"])
        for text, scope in wanted.items():
            found = scopes[line.index(text)]
            last = found[-1].removesuffix(".tidemark") if found else None
            checks += 1
            if last != scope:
                sys.exit(f"“{text}” in “{line}” is {last}, not {scope}")
    # In code and in what is embedded nothing is colored.
    for scope in ("fenced_code", "raw", "meta.embedded", "comment"):
        checks += 1
        if f"-{scope}" not in GRAMMAR["injectionSelector"].replace("markup.", ""):
            sys.exit(f"the grammar is injected into {scope}")
    print(f"{checks} checks")


main()
