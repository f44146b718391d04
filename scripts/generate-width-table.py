#!/usr/bin/env python3
"""Writes Sources/Diagnostics/DisplayWidthTable.swift from the Unicode Character Database.

usage: scripts/generate-width-table.py [--check] [--unicode FOLDER]

Reads the database as Debian's package `unicode-data` installs it. `--check` writes nothing and fails where the file is not
what would be written.

Two tables come out, each a sorted list of ranges of code points:

  zero width  nonspacing and enclosing marks (Mn, Me), format characters (Cf) without the soft hyphen and the signs that
              stand before a number (Prepended_Concatenation_Mark), and the vowels and final consonants of conjoining Hangul
  wide        East_Asian_Width W or F (Unicode Standard Annex 11), without what is in the first table
"""

import argparse
import pathlib
import re
import sys

TARGET = pathlib.Path(__file__).resolve().parent.parent / "Sources/Diagnostics/DisplayWidthTable.swift"
LAST = 0x10FFFF
LINE = re.compile(r"^(?:# @missing: )?([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*(\w+)")


def properties(path):
    """Yields (first, last, value) for each line of a file of the database, defaults for missing code points included."""
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            match = LINE.match(line)
            if match:
                first = int(match[1], 16)
                yield first, int(match[2] or match[1], 16), match[3]


def members(path, values):
    """The set of code points whose value is among `values`; a later line overrides an earlier one."""
    found = set()
    for first, last, value in properties(path):
        span = range(first, last + 1)
        if value in values:
            found.update(span)
        elif found:
            found.difference_update(span)
    return found


def named(path, name):
    """The set of code points that have the binary property `name`."""
    found = set()
    for first, last, value in properties(path):
        if value == name:
            found.update(range(first, last + 1))
    return found


def ranges(points):
    """Sorted, merged, closed ranges."""
    result = []
    for point in sorted(points):
        if result and result[-1][1] == point - 1:
            result[-1][1] = point
        else:
            result.append([point, point])
    return result


def literal(points):
    texts = [f"0x{first:04X}, 0x{last:04X}," for first, last in ranges(points)]
    rows = [" ".join(texts[index:index + 5]) for index in range(0, len(texts), 5)]
    return "\n".join(f"    {row}" for row in rows)


def render(folder):
    category = folder / "extracted/DerivedGeneralCategory.txt"
    width_file = folder / "EastAsianWidth.txt"
    zero = members(category, {"Mn", "Me", "Cf"})
    zero -= {0x00AD}
    zero -= named(folder / "PropList.txt", "Prepended_Concatenation_Mark")
    zero |= members(folder / "HangulSyllableType.txt", {"V", "T"})
    wide = members(width_file, {"W", "F"}) - zero
    with open(width_file, encoding="utf-8") as lines:
        version = re.search(r"EastAsianWidth-([0-9.]+)\.txt", lines.readline())[1]
    return f"""\
// Written by scripts/generate-width-table.py from the Unicode Character Database, version {version}. Do not edit.

/// The code points that take no cell of a terminal, and those that take two.
///
/// Each table is a sorted list of closed ranges, flat: first, last, first, last.
enum DisplayWidthTable {{
  // swift-format-ignore
  static let zeroWidth: [UInt32] = [
{literal(zero)}
  ]

  // swift-format-ignore
  static let wide: [UInt32] = [
{literal(wide)}
  ]
}}
"""


def main():
    parser = argparse.ArgumentParser(description="Writes the table of display widths.")
    parser.add_argument("--check", action="store_true", help="fail where the file is out of date")
    parser.add_argument("--unicode", type=pathlib.Path, default=pathlib.Path("/usr/share/unicode"), metavar="FOLDER")
    options = parser.parse_args()
    if not options.unicode.is_dir():
        sys.exit(f"{options.unicode} is no folder: install the package unicode-data, or name its folder with --unicode")
    text = render(options.unicode)
    if not options.check:
        TARGET.write_text(text, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
        sys.exit(f"{TARGET} is out of date: run scripts/generate-width-table.py")


if __name__ == "__main__":
    main()
