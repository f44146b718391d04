"""Makes a picture of a terminal's screen, as text in SVG."""

import re
import unicodedata
from xml.sax.saxutils import escape

# The size of a cell, and of its letters.
WIDTH, HEIGHT, SIZE = 8.4, 18, 14
MARGIN = 10
# The sixteen colors of the terminal, its paper and its ink.
COLORS = [
    "#1e2127", "#e06c75", "#98c379", "#e5c07b", "#61afef", "#c678dd", "#56b6c2", "#abb2bf",
    "#7f848e", "#f0838b", "#b1d196", "#f0d197", "#82c4ff", "#d790e8", "#74cfd9", "#e6e8ec",
]  # fmt: skip
PAPER, INK = "#1e2127", "#d5d9e0"
FONT = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace"


def color_of(number):
    """One of the 256 colors."""
    if number < 16:
        return COLORS[number]
    if number < 232:
        levels = [0, 95, 135, 175, 215, 255]
        number -= 16
        return "#%02x%02x%02x" % (levels[number // 36], levels[number // 6 % 6], levels[number % 6])
    return "#%02x%02x%02x" % ((8 + 10 * (number - 232),) * 3)


class Pen:
    """How the next letters look."""

    def __init__(self):
        self.ink = self.paper = None
        self.flags = set()

    def take(self, codes):
        """The numbers of a sequence `ESC [ … m`; those with colons are one."""
        numbers = [[int(part or 0) for part in code.split(":")] for code in codes.split(";")]
        place = 0
        while place < len(numbers):
            first, *more = numbers[place]
            if first in (38, 48):
                if not more:
                    more = [number[0] for number in numbers[place + 1 :]]
                    place += 2 if more[:1] == [5] else 4
                kind, values = more[0], more[1:]
                found = color_of(values[0]) if kind == 5 else "#%02x%02x%02x" % tuple(values[-3:] if len(values) > 3 else values[:3])
                if first == 38:
                    self.ink = found
                else:
                    self.paper = found
            elif first == 58:
                # The color of a line below letters, which stays that of the letters.
                if not more:
                    place += 2 if numbers[place + 1] == [5] else 4
            elif first == 0:
                self.__init__()
            elif first in (1, 2, 3, 4, 7, 9):
                (self.flags.discard if first == 4 and more == [0] else self.flags.add)(first)
            elif first in (22, 23, 24, 27, 29):
                self.flags -= {22: {1, 2}, 23: {3}, 24: {4}, 27: {7}, 29: {9}}[first]
            elif first == 39:
                self.ink = None
            elif first == 49:
                self.paper = None
            elif 30 <= first <= 37 or 90 <= first <= 97:
                self.ink = COLORS[first - 30 if first < 90 else first - 82]
            elif 40 <= first <= 47 or 100 <= first <= 107:
                self.paper = COLORS[first - 40 if first < 100 else first - 92]
            place += 1

    @property
    def look(self):
        ink, paper = self.ink or INK, self.paper or PAPER
        if 7 in self.flags:
            ink, paper = paper, ink
        return ink, paper, frozenset(self.flags - {7})


def width_of(character):
    if unicodedata.combining(character) or character in "\u200d\ufe0f\ufe0e":
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def runs(line, pen):
    """Pieces of a line that look the same: their column, width, text and look."""
    pieces, column = [], 0
    for part in re.split(r"(\x1b\[[0-9;:]*m)", line):
        if part.startswith("\x1b["):
            pen.take(part[2:-1] or "0")
            continue
        for character in part:
            width = width_of(character)
            last = pieces[-1] if pieces else None
            # What is not one cell wide stands by itself, so that it moves nothing else.
            if last and width == 0:
                last[2] += character
            elif last and last[3] == pen.look and width == 1 and last[1] == len(last[2]):
                last[1] += 1
                last[2] += character
            else:
                pieces.append([column, width, character, pen.look])
            column += width
    return pieces


def picture(screen, columns, lines, title):
    """An SVG of a screen with the sequences of its colors."""
    width, height = columns * WIDTH + 2 * MARGIN, lines * HEIGHT + 2 * MARGIN
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="100%" height="100%" rx="6" fill="{PAPER}"/>',
        f'<g font-family="{escape(FONT)}" font-size="{SIZE}" fill="{INK}" xml:space="preserve">',
    ]
    pen = Pen()
    for row, line in enumerate(screen.split("\n")[:lines]):
        pieces = runs(line, pen)
        top = MARGIN + row * HEIGHT
        for column, cells, _, (_, paper, _) in pieces:
            if paper != PAPER:
                out.append(
                    f'<rect x="{MARGIN + column * WIDTH:g}" y="{top}" width="{cells * WIDTH:g}" height="{HEIGHT}" fill="{paper}"/>'
                )
        for column, cells, text, (ink, _, flags) in pieces:
            if not text.strip():
                continue
            lead = len(text) - len(text.lstrip(" "))
            column, cells, text = column + lead, cells - lead, text[lead:]
            cells, text = cells - (len(text) - len(text.rstrip(" "))), text.rstrip(" ")
            look = f' fill="{ink}"' if ink != INK else ""
            look += ' font-weight="bold"' if 1 in flags else ""
            look += ' font-style="italic"' if 3 in flags else ""
            look += ' opacity="0.7"' if 2 in flags else ""
            look += ' text-decoration="underline"' if 4 in flags else ' text-decoration="line-through"' if 9 in flags else ""
            out.append(
                f'<text x="{MARGIN + column * WIDTH:g}" y="{top + 13}" textLength="{cells * WIDTH:g}"{look}>{escape(text)}</text>'
            )
    return "\n".join([*out, "</g>", "</svg>", ""])
