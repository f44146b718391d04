"""What is repeated to see how reading grows: what libcmark and libyaml are known to be slow for, and each construct of the format."""

import dataclasses

PAGE = "---\nkind: page\n---\n\n# A\n\n## B\n\n"
DAY = "---\nkind: day\n---\n\n# 2026-11-20\n\n"
PROJECT = "---\nkind: project\n---\n\n# A\n\n"
STACKS = "---\nkind: stacks\n---\n\n# A\n\n"
VAULT = "---\nkind: vault\n---\n\n# A\n\n"
RITUAL = "---\nkind: ritual\n---\n\n# A\n\n"
ARC = "## Arc 1: 2026-11-01 - 2026-11-28\n\n"
LIFE = "---\nkind: life\nborn: 1990-06-14\n---\n\n# A\n\n"
ACTIVITIES = "---\nkind: activities\n---\n\n# A\n\n"


@dataclasses.dataclass
class Construct:
    """A text that is repeated; `{i}` in it is the number of the time, from 1."""

    name: str
    unit: str
    start: str = PAGE
    end: str = ""
    file: str = "page.md"
    # What is repeated behind all of the first, as often.
    then: str = ""
    # Whether `lint` is counted in its other formats too, as it finds something again and again on one line.
    formats: bool = False

    def times(self, size: int) -> int:
        """How often it is repeated to fill so many bytes."""
        return max(4, size // max(1, len((self.unit + self.then).replace("{i}", "1000").encode("utf-8", "surrogatepass"))))

    def text(self, times: int) -> str:
        return self.start + self._many(self.unit, times) + self._many(self.then, times) + self.end

    @staticmethod
    def _many(unit: str, times: int) -> str:
        if "{i}" not in unit:
            return unit * times
        return "".join(unit.replace("{i}", str(number)) for number in range(1, times + 1))


# The quadratic inputs of libcmark 0.30.2 and libyaml 0.2.5.
KNOWN = [
    Construct("libcmark: ![[]()", "![[]()"),
    Construct("libcmark: ![[]() in a definition", "[a]: ![[]()\n"),
    Construct("libcmark: > then a*", ">", then="a*"),
    Construct("libcmark: >, 90 levels, then a*", "a*", start=PAGE + ">" * 90 + " "),
    Construct("libcmark: - then x and newlines", "- ", then="\n", end="x\n"),
    Construct("libcmark: 90 markers, x, newlines", "\n", start=PAGE + "- " * 90 + "x"),
    Construct("libcmark: nested list, blank lines", "\n", start=PAGE + "".join("  " * i + "- a\n" for i in range(90))),
    Construct("libcmark: nested list, blank lines, a", "\n\n\n\n\n\n" + "a\n", start=PAGE + "".join("  " * i + "- a\n" for i in range(90))),
    Construct("libcmark: deep quotes, lazy lines", "a\n", start=PAGE + ">" * 90 + " a\n"),
    Construct("libcmark: deep quotes again and again", ">" * 90 + " a\n\n"),
    Construct("libcmark: backticks", "a`" + "b``" + "c```"),
    Construct("libcmark: growing runs of backticks", "`{i}` ``"),
    Construct("libcmark: emphasis", "*a **b "),
    Construct("libcmark: underscores", "_a __b"),
    Construct("libcmark: open brackets", "["),
    Construct("libcmark: brackets in one another", "[", then="]"),
    Construct("libcmark: open links", "[a](b"),
    Construct("libcmark: open links with <", "[a](<b"),
    Construct("libcmark: definitions", "[a{i}]: b\n"),
    Construct("libcmark: definitions and references", "[a{i}]: b\n", then="[a{i}]\n"),
    Construct("libcmark: titles that do not end", "[a]: b \"\n\n"),
    Construct("libcmark: < ", "<"),
    Construct("libcmark: <!--", "<!--"),
    Construct("libcmark: <!-- lines", "a\n<!-- \n"),
    Construct("libcmark: <? ", "<?"),
    Construct("libcmark: <!A ", "<!A "),
    Construct("libcmark: <![CDATA[", "<![CDATA["),
    Construct("libcmark: tags", "<a b=\"c\" "),
    Construct("libcmark: entities", "&amp"),
    Construct("libcmark: backslashes", "\\"),
    Construct("libcmark: NUL", "\0"),
    Construct("libcmark: hard breaks", "a  \n"),
    Construct("libcmark: carriage returns", "a\r"),
    Construct("libcmark: - in - ", "- a\n" + "  - b\n" + "    - c\n"),
    Construct("libcmark: tabs", "\t"),
    Construct("libcmark: spaces", " "),
    Construct("libcmark: numbers", "1. a\n"),
    Construct("libcmark: setext", "a\n=\n"),
    Construct("libcmark: underlines", "a\n", end="=\n"),
    Construct("libcmark: fences", "```\na\n```\n"),
    Construct("libcmark: open fences in items", "- ```\n"),
    Construct("libyaml: {a: ", "{a: ", start="---\nkind: page\nx: ", end="\n---\n# A\n"),
    Construct("libyaml: [", "[", start="---\nkind: page\nx: ", end="\n---\n# A\n"),
    Construct("libyaml: [ ]", "[", start="---\nkind: page\nx: ", then="]", end="\n---\n# A\n"),
    Construct("libyaml: - - -", "- ", start="---\nkind: page\nx:\n  ", end="a\n---\n# A\n"),
    Construct("libyaml: ? ", "? ", start="---\nkind: page\n", end="a\n---\n# A\n"),
    Construct("libyaml: a list on one line", "a, ", start="---\nkind: page\ntags: [", end="b]\n---\n# A\n"),
    Construct("libyaml: a list on lines", "  - a\n", start="---\nkind: page\ntags:\n", end="---\n# A\n"),
    Construct("libyaml: a mapping on one line", "a{i}: b, ", start="---\nkind: page\nx: {", end="c: d}\n---\n# A\n"),
    Construct("libyaml: quotes", "\"a\" ", start="---\nkind: page\nx: ", end="\n---\n# A\n"),
    Construct("libyaml: a long quoted text", "a ", start="---\nkind: page\nx: \"", end="\"\n---\n# A\n"),
    Construct("libyaml: a folded text", "  a\n\n", start="---\nkind: page\nx: >\n", end="---\n# A\n"),
    Construct("libyaml: anchors", "a{i}: &b{i} c\n", start="---\nkind: page\n", end="---\n# A\n"),
    Construct("libyaml: aliases", "a{i}: *b\n", start="---\nkind: page\nz: &b c\n", end="---\n# A\n"),
    Construct("libyaml: tags", "!a ", start="---\nkind: page\nx: ", end="\n---\n# A\n"),
    Construct("libyaml: comments", "# a\n", start="---\nkind: page\n", end="---\n# A\n"),
    Construct("libyaml: documents", "--- a\n", start="---\nkind: page\n", end="---\n# A\n"),
    Construct("libyaml: nested by indent", "a:\n", start="---\nkind: page\nx: {a: b}\n", end="---\n# A\n"),
]

OWN = [
    Construct("items", "- Words {i}\n"),
    Construct("items of one name", "- Words\n"),
    Construct("items with notes", "- Words {i}\n\n  A note.\n\n"),
    Construct("items with blank lines", "- Words {i}\n\n\n"),
    Construct("boxes", "- [ ] Words {i}\n"),
    Construct("boxes of all sorts", "- [x] Words {i}\n- [-] Other {i}\n- [?] More {i}\n"),
    Construct("sections", "## Section {i}\n\n- a\n\n"),
    Construct("sections of one name", "## Section\n\n"),
    Construct("groups", "### Group {i}\n\n- a\n\n"),
    Construct("headings of other levels", "#### Heading\n\n# Title\n\n"),
    Construct("sections set aside", "## Things that used to matter\n\n- a\n\n"),
    Construct("items set aside", "- Words {i} (was: B)\n", start=PAGE + "## Things that used to matter\n\n"),
    Construct("log entries", "  - 2026-11-20\n", start=PAGE + "- Words (streak: daily)\n"),
    Construct("log entries in order", "  - 20{i}-01-01 note\n", start=PAGE + "- Words (streak: daily)\n"),
    Construct("log entries of many items", "- Words {i} (streak: daily)\n  - 2026-11-19\n  - 2026-11-20\n"),
    Construct("best of", "- Words {i} (best: highest)\n  - 2026-11-20 12 km\n"),
    Construct("fields in one item", ", due: 2026-12-01", start=PAGE + "- [ ] Words (priority: high", end=")\n"),
    Construct("unknown fields in one item", ", a{i}: b", start=PAGE + "- [ ] Words (priority: high", end=")\n"),
    Construct("groups of fields in one item", "(due: 2026-12-01) ", start=PAGE + "- [ ] Words ", end="\n"),
    Construct("items with fields", "- [ ] Words {i} (due: 2026-12-01, priority: high, x: \"a, b\")\n"),
    Construct("fields of other programs", "- [ ] Words {i} 📅 2026-12-31 [due:: 2026-12-01] @due(2026-12-03)\n"),
    Construct("parentheses in one item", "(", start=PAGE + "- [ ] Words ", end="\n"),
    Construct("items of parentheses", "- Words (a (b (c (d: e\n"),
    Construct("tags of one item", "#tag{i} ", start=PAGE + "- Words ", end="\n"),
    Construct("items with tags", "- Words {i} #a #b\n"),
    Construct("items with ids", "- Words {i} ^a{i}\n"),
    Construct("items of one id", "- Words {i} ^a\n"),
    Construct("links of one item", "[[Page {i}]] ", start=PAGE + "- Words ", end="\n"),
    Construct("items with links", "- Words {i} [a](b.md) [[Page]] <https://example.org>\n"),
    Construct("images", "![a](b{i}.jpg)\n\n"),
    Construct("anchors", "- 2026-11-20 Words {i}\n- 09:00 - 10:00 Words {i}\n"),
    Construct("anchors in one item", "2026-11-20 ", start=PAGE + "- ", end="\n"),
    Construct("counters", "- Words {i}: 3/8 glasses\n"),
    Construct("text lists", "- Words {i}: a | b | c\n"),
    Construct("values of one text list", "a{i} | ", start=PAGE + "- Words: ", end="b\n"),
    Construct("quotes", "> Words {i}\n\n"),
    Construct("lines of one quote", "> Words {i}\n"),
    Construct("authors", "> Words {i}\n> — Author\n\n"),
    Construct("callouts", "> [!note] Words {i}\n> More\n\n"),
    Construct("labels and rules", "---\n\n**Words {i}**\n\n"),
    Construct("properties", "a{i}: b\n", start="---\nkind: page\n", end="---\n\n# A\n"),
    Construct("properties of one name", "mood: calm\n", start="---\nkind: page\n", end="---\n\n# A\n"),
    Construct("tags of a file", "  - tag{i}\n", start="---\nkind: page\ntags:\n", end="---\n\n# A\n"),
    Construct("a property that allows", "a{i}, ", start="---\nkind: page\nallow: [", end="b]\n---\n\n# A\n"),
    Construct("suppressions", "<!-- tidemark: allow unknown-box -->\n- [?] Words {i}\n\n"),
    Construct("suppressions that are unused", "<!-- tidemark: allow unknown-box -->\n\n"),
    Construct("suppressions of one line", "unknown-box ", start=PAGE + "<!-- tidemark: allow ", end="-->\n- [?] a\n"),
    Construct("comments", "- Words {i} <!-- a -->\n"),
    Construct("open comments", "- Words <!-- a\n"),
    Construct("comments of one item", "<!-- a --> ", start=PAGE + "- Words ", end="\n"),
    Construct("tasks in one another", "- [ ] A {i}\n  - [ ] B\n    - [ ] C\n      - [ ] D\n"),
    Construct("items below one item", "  - [ ] Words {i}\n", start=PAGE + "- [ ] A\n"),
    Construct("items 40 deep", "  " * 40 + "- Words {i}\n", start=PAGE + "".join("  " * i + "- a\n" for i in range(40))),
    Construct("prose lines", "Words of prose {i}\n"),
    Construct("paragraphs", "Words of prose {i}\n\n"),
    Construct("a line of prose", "words and more ", end="\n"),
    Construct("a line of an item", "words and more ", start=PAGE + "- [ ] ", end="\n"),
    Construct("a word", "a", start=PAGE + "- [ ] ", end="\n"),
    Construct("a word of accents", "e\u0301", start=PAGE + "- [ ] ", end="\n"),
    Construct("accents on one letter", "\u0301", start=PAGE + "- [ ] a", end="\n"),
    Construct("joined emoji", "👩\u200d", start=PAGE + "- ", end="\n"),
    Construct("flags", "🇵", start=PAGE + "- ", end="\n"),
    Construct("emoji of items", "- 📚 Words {i}\n"),
    Construct("lines of one item", "  words and more\n", start=PAGE + "- [ ] Words\n"),
    Construct("notes of one item", "\n  A note {i}.\n", start=PAGE + "- [ ] Words\n"),
    Construct("tables", "| a | b |\n|---|---|\n| c | d |\n\n"),
    Construct("rows of one table", "| a | b |\n", start=PAGE + "| a | b |\n|---|---|\n"),
    Construct("code", "    code\n\nWords\n\n"),
    Construct("lines of code", "code\n", start=PAGE + "```\n", end="```\n"),
    Construct("conflicts", "<<<<<<< a\n- b\n=======\n- c\n>>>>>>> d\n"),
    Construct("bytes that are no UTF-8", "\udcff"),
    Construct("bytes that are no UTF-8, on one line", "ab\udcff", formats=True),
    Construct("bytes that are no UTF-8, among others of two", "é\udcff\x80", formats=True),
    Construct("stray bytes of characters, on one line", "\udc80", then="a\udcff"),
    Construct("lines with a byte that is no UTF-8", "ab\udcff\n"),
    Construct("control characters", "\x1b[31m", start=PAGE + "- ", end="\n"),
    Construct("carriage returns and line feeds", "- Words {i}\r\n"),
    Construct("rules that cannot be read", "- Words {i} (every: 2 weaks on mno)\n"),
    Construct("rules", "- Words {i} (every: 2 weeks on mon tue, at: 09:00 10:00, in: jan feb)\n"),
    Construct("weekdays of one rule", "mon ", start=PAGE + "- Words (every: ", end=")\n"),
    Construct("times of one rule", "09:00 ", start=PAGE + "- Words (every: day, at: ", end=")\n"),
    Construct("list markers without spaces", "-Words {i}\n"),
    Construct("accidental lists", "1986. A year\n\nWords\n\n"),
    Construct("blocks one after another", "- 09:00 - 09:05 Words {i}\n", start=DAY, file="2026-11-20.md"),
    Construct("blocks that overlap", "- 09:00 - 10:00 Words {i}\n", start=DAY, file="2026-11-20.md"),
    Construct("blocks without an end", "- 09:00 Words {i}\n", start=DAY, file="2026-11-20.md"),
    Construct("blocks past midnight", "- 22:00 - 02:00 Words {i}\n", start=DAY, file="2026-11-20.md"),
    Construct("blocks with tasks", "- 09:00 Words {i}\n  - [ ] Task {i} (project: P)\n", start=DAY, file="2026-11-20.md"),
    Construct("tasks of one block", "  - [ ] Task {i}\n", start=DAY + "- 09:00 Words\n", file="2026-11-20.md"),
    Construct("blocks in blocks", "  - 09:00 Words\n", start=DAY + "- 08:00 Words\n", file="2026-11-20.md"),
    Construct("tasks of a day", "- [ ] Task {i} (project: P)\n", start=DAY, file="2026-11-20.md"),
    Construct("tasks of a project", "- [ ] Task {i} (due: 2026-12-01)\n", start=PROJECT, file="p.md"),
    Construct("tasks of one name", "- [ ] Task\n", start=PROJECT, file="p.md"),
    Construct("tasks that are done", "- [x] Task {i} (done: 2026-11-01)\n", start=PROJECT, file="p.md"),
    Construct("tasks that come again", "- [ ] Task {i} (every: week)\n  - 2026-11-02\n", start=PROJECT, file="p.md"),
    Construct("stacks", "## Stack {i}\n\n- [ ] a\n\n", start=STACKS, file="stacks.md"),
    Construct("tasks of one stack", "- [ ] Task {i}\n", start=STACKS + "## Stack\n\n", file="stacks.md"),
    Construct("arcs", "## Arc {i}: 2026-11-01 - 2026-11-28\n\n- Walk\n\n", start=RITUAL, file="ritual.md"),
    Construct("habits of an arc", "- Walk {i}\n", start=RITUAL + ARC, file="ritual.md"),
    Construct("entries of a habit", "  - 2026-11-03\n", start=RITUAL + ARC + "- Walk\n", file="ritual.md"),
    Construct("habits not due", "- Walk {i} (every: mon)\n  - 2026-11-03\n", start=RITUAL + ARC, file="ritual.md"),
    Construct("marks of a life", "- 2026-11-17 Words {i}\n", start=LIFE, file="life.md"),
    Construct("phases of a life", "- 2000-01-01 Words {i}\n", start=LIFE + "## Phases\n\n", file="life.md"),
    Construct("activities", "- Tennis {i}\n", start=ACTIVITIES, file="activities.md"),
    Construct("activities of one name", "- Tennis\n", start=ACTIVITIES, file="activities.md"),
    Construct("entries of an activity", "  - 2026-11-17 07:00\n", start=ACTIVITIES + "- Tennis\n", file="activities.md"),
    Construct("routine of a vault", "- 09:00 Words {i}\n", start=VAULT + "## Routine\n\n", file="tidemark.md"),
    Construct("pages of a vault", "- [Page {i}](page{i}.md)\n", start=VAULT + "## Pages\n\n", file="tidemark.md"),
]

# Much is found on one line of these, by several rules.
CROWDED = [
    Construct("unreadable fields in one item", ", due: 2026-13-{i}", start=PAGE + "- [ ] Words (priority: high", end=")\n", formats=True),
    Construct("unknown keys in one item", ", duw: 1", start=PAGE + "- [ ] Words (due: 2026-12-01", end=")\n", formats=True),
    Construct("foreign fields in one item", " 📅 2026-12-{i} @due(2026-12-03)", start=PAGE + "- [ ] Words", end="\n", formats=True),
    Construct("dead links of one item", "[a](b{i}.md) ", start=PAGE + "- Words ", end="\n", formats=True),
    Construct("unknown suppressions of one line", "no-rule-{i} ", start=PAGE + "<!-- tidemark: allow ", end="-->\n- [?] a\n", formats=True),
    Construct("open groups of one item", "(due: ", start=PAGE + "- [ ] Words ", end="\n", formats=True),
]

CONSTRUCTS = KNOWN + OWN + CROWDED


@dataclasses.dataclass
class Ranges:
    """Files of a vault with ranges of days that grow longer, while the text stays as long as it is.

    `{from}` is the first day of the longest range; {i} the number of the time, from 1. Each unit stands twenty times.
    """

    name: str
    units: dict[str, tuple[str, str]]

    def texts(self, first: str) -> dict[str, str]:
        def many(unit: str) -> str:
            return "".join(unit.replace("{i}", str(number)) for number in range(1, 21))

        return {name: (start + many(unit)).replace("{from}", first) for name, (start, unit) in self.units.items()}


def _page(rule: str, entries: str = "  - {from} - 2026-11-19\n") -> dict[str, tuple[str, str]]:
    return {"page.md": (PAGE, "- Words {i} (" + rule + ")\n" + entries)}


def _ritual(arc: str, habit: str) -> dict[str, tuple[str, str]]:
    return {"ritual.md": (RITUAL + "## Arc 1: " + arc + "\n\n", habit)}


RECENT = "2026-11-01 - 2026-11-28"
SKIPPED = "  - {from} - 2026-11-18 skipped\n  - 2026-11-19\n"
EVERY_OTHER = "  - {from}\n  - 2026-11-18\n"

# What is counted of these must not depend on how long the ranges are.
RANGES = [
    Ranges(f"a streak, {rule}", _page(f"streak: {rule}"))
    for rule in [
        "daily", "2 days", "weekday", "mon wed fri", "2 weeks on tue", "month on 1 31", "month on 2nd tue", "year on feb 29", "weekly",
        "3 weeks", "monthly", "5 months", "yearly",
    ]
] + [
    Ranges("a streak of a goal", _page("streak: weekly, goal: 3")),
    Ranges("a streak of a goal that nobody reaches", _page("streak: weekly, goal: 9")),
    Ranges("a streak that begins", _page("streak: weekday, from: {from}")),
    Ranges("a streak that was skipped", _page("streak: daily", SKIPPED)),
    Ranges("weeks of a streak that were skipped", _page("streak: weekly", SKIPPED)),
    Ranges("a streak with a gap", _page("streak: daily", EVERY_OTHER)),
    Ranges("a task that comes again", _page("every: week")),
    Ranges("a task that comes again on days", _page("every: mon fri")),
    Ranges("a task after it is done", _page("every: 3 days after done")),
    Ranges("a habit", _ritual(RECENT, "- Walk {i}\n  - {from} - 2026-11-19\n")),
    Ranges("a habit of a rule", _ritual(RECENT, "- Walk {i} (every: mon wed)\n  - {from} - 2026-11-19\n")),
    Ranges("a habit that was skipped", _ritual(RECENT, "- Walk {i}\n" + SKIPPED)),
    Ranges("an arc", _ritual("{from} - 2026-11-28", "- Walk {i}\n  - {from} - 2026-11-19\n")),
    Ranges("an arc with a gap", _ritual("{from} - 2026-11-28", "- Walk {i}\n" + EVERY_OTHER)),
    Ranges("an arc of habits after they are done", _ritual("{from} - 2026-11-28", "- Walk {i} (every: 1 day after done)\n  - {from} - 2026-11-19\n")),
    Ranges("an activity", {"activities.md": (ACTIVITIES, "- Tennis {i}\n  - {from} - 2026-11-19\n")}),
    Ranges("a life", {"life.md": (LIFE + "## Phases\n\n", "- {from} - 2026-11-19 Words {i}\n")}),
]
