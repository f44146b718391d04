"""The words and signs that the parser looks for, and the files to begin with: what the fuzzers make their inputs of.

Both are read out of the project, so that there is no second list of either.
"""

import pathlib
import re

import format_cases

ROOT = pathlib.Path(__file__).resolve().parent.parent

# The rooms that read text.
ROOMS = ["Markdown", "Outline", "Chronology", "Reading", "Planner"]

# What Markdown and lines are made of. Bytes that the sources name one by one are of no use alone.
SIGNS = [
    "\n", "\n\n", "\r\n", "  ", "    ", "\t", "- ", "* ", "+ ", "1. ", "1) ", "# ", "## ", "### ", "> ", ">", "```\n", "~~~\n",
    "---\n", "***\n", "===\n", "- [ ] ", "- [x] ", "- [-] ", "[", "]", "(", ")", "![", "](", "[[", "]]", "*", "**", "_", "`",
    "``", "<!--", "-->", "<", "</", "<div>\n", "&amp;", "\\", "\\(", ": ", ":: ", ", ", "^", "#", "|", "\"", "'", "/", "!", ".",
    "– ", " - ", " → ", "...\n", "\u00a0", "\u200b", "\u2028", "\ufeff", "\u0301", "📚", "👩‍👩‍👧", "読", "\u0000",
    "<!-- tidemark: allow ", "<<<<<<< ", "=======\n", ">>>>>>> ", "2026-11-20", "2026-11-20 - 2026-11-22", "10:00",
    "10:00 - 11:00", "24:00", "3/8", "12.5", "1,000", "90m", "2 weeks", "{", "}", "[a]: b\n", "kind: ", "---\nkind: page\n---\n",
]

# A string without an escape or an interpolation.
LITERAL = re.compile(r'"((?:[^"\\\n])+)"')


def literals() -> list[str]:
    """Each once, in an order that is always the same."""
    found = dict.fromkeys(SIGNS)
    for room in ROOMS:
        for path in sorted((ROOT / "Sources" / room).rglob("*.swift")):
            for line in path.read_text(encoding="utf-8").splitlines():
                if line.lstrip().startswith("//"):
                    continue
                for word in LITERAL.findall(line):
                    # What is longer, or has several words, is said to people.
                    if len(word) <= 16 and word.count(" ") <= 2:
                        found[word] = None
    return list(found)


def examples() -> dict[str, str]:
    """The examples of the format, its cases among them, and the files of `Examples`, by name."""
    texts = {}
    for path in sorted((ROOT / "Examples").rglob("*.md")):
        texts["examples-" + path.stem] = path.read_text(encoding="utf-8")
    for number, example in enumerate(format_cases.examples(ROOT)):
        texts[f"format-{number:04}"] = example.text
    return texts


def scalars() -> list[str]:
    """What the format and its cases show as code in prose and tables, and each line that is short."""
    specification = "".join(path.read_text(encoding="utf-8") for path in format_cases.paths(ROOT))
    words = re.findall(r"`([^`\n]{1,40})`", specification) + re.findall(r": ([^,()\n]{1,30})[,)]", specification)
    return list(dict.fromkeys(words))
