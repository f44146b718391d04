"""Lists the cases of all messages, so that a test can render each of them.

A case with values is made of samples of their types; a type without samples does not compile, and neither does a case that is gone.
"""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
ENUM = re.compile(r"^(?:(?:package|public) )?enum (\w+): Message(?:, \w+)* \{$(.*?)^\}$", re.MULTILINE | re.DOTALL)
# What is made of a whole item, with a view or a rule around it: such cases are told in the tests of those.
OF_ITEMS = re.compile(
    r"\b(PlanItem\.Content|NumberStanding|ActivityHistory\.Mean|ActivitySpan|ArcMilestoneStanding|Recurrence)\b(?!\.)"
)
PARENTHESES = {"(": 1, ")": -1, "[": 1, "]": -1}


def case_lines(body: str) -> list[str]:
    """The declarations of the cases of the enumeration itself, each on one line: those of a nested one stand further right."""
    found, open_text = [], ""
    for line in body.split("\n"):
        if open_text or re.match(r"^  (?:indirect )?case ", line):
            open_text += " " + line.strip()
            if sum(PARENTHESES.get(letter, 0) for letter in open_text) == 0 and not open_text.endswith(","):
                found.append(open_text.strip())
                open_text = ""
    return found


def names(declaration: str) -> list[tuple[str, bool]]:
    """The names of the cases of a line, each with whether it has values, without those of whole items."""
    parts, depth, part = [], 0, ""
    for letter in re.sub(r"^(?:indirect )?case ", "", declaration):
        depth += PARENTHESES.get(letter, 0)
        if letter == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += letter
    return [(part.strip().split("(")[0].strip("`"), "(" in part) for part in parts + [part] if not OF_ITEMS.search(part)]


def messages() -> dict[str, list[tuple[str, list[tuple[str, bool]]]]]:
    """The messages by room, each with its cases."""
    rooms: dict[str, list] = {}
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        text = path.read_text(encoding="utf-8")
        for name, body in ENUM.findall(text) if ": Message" in text else []:
            cases = [case for line in case_lines(body) for case in names(line)]
            rooms.setdefault(path.relative_to(ROOT / "Sources").parts[0], []).append((name, cases))
    return rooms


def swift(note: str) -> str:
    """The file of the test."""
    rooms = messages()
    text = note + "import Languages\nimport Planner\n\n" + "".join(f"@testable import {room}\n" for room in sorted(rooms))
    for room in sorted(rooms):
        for name, cases in sorted(rooms[room]):
            text += f"\nextension {name}: Sampled {{\n  static var samples: [{name}] {{\n    var all: [{name}] = []\n"
            for case, has_values in cases:
                text += f"    all += each({name}.{case})\n" if has_values else f"    all.append(.{case})\n"
            text += "    return all\n  }\n}\n"
    text += "\n/// All messages, each with what its name is.\nlet everyMessage: [(name: String, samples: [any Message])] = [\n"
    for name in sorted(name for room in rooms.values() for name, _ in room):
        text += f'  ("{name}", {name}.samples),\n'
    return text + "]\n"
