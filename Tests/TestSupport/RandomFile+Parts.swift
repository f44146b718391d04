extension RandomFile {
  static let frontMatters = [
    "", "---\nkind: page\nicon: 📘\n---\n", "---\r\nkind: page\r\n---\r\n", "\u{FEFF}---\nkind: page\n---\n",
    "---\nkind: page\nicon: 📘\n\n", "---\nkind: day\n---\n",
    "---\nkind: page\ntags: [a, \"b c\"]\nplan:\n  when: soon\n  how: [1, 2]\n---\n",
    "---\nkind: page\ntheme: Bold\ntheme: soft\nother: no\nallow: missing-title\n...\n",
    "---\nkind: page\nicon: a: b\n---\n", "---\nkind: project\n---\n",
    "---\nkind: page\ntext: |\n  two\n  lines\nfolded: >-\n  one\n  line\n---\n", "\n---\nkind: page\n---\n",
    "kind: page\nicon: a\n---\n",
    "---\nkind: page\nx: &a 1\ny: *a\nz: !t b\n---   \n", "---\nkind: Page # comment\n\"a b\": 'it''s'\n---\n",
  ]

  /// Titles of sections that mean something.
  static let sections: [RandomPlan.Kind: [String]] = [
    .page: ["Things that used to matter"], .project: ["Done"],
    .ritual: [
      "Arc 1: 2026-01-01 - 2026-12-31", "arc 2:2026-02-01–2026-03-01", "🌱 ARC 3: 2026-03-01 to 2026-03-28.",
      "Arc 4: 2026-04-01 - 2026-04-28 (ended: 2026-04-20)", "Arc 5: 2026-05-01 - 2026-04-01 (ended: soon)", "Arc one",
      "Arc 6 2026-06-01 - 2026-06-28", "Arc 7 #tag", "Arc1: 2026-01-01 - 2026-01-31",
      "Arc 8: 2026-08-01 - 2026-08-28 (icon: sun)",
      "**Arc 9**: 2026-09-01 - 2026-09-28", "Arc ٣: 2026-09-01 - 2026-09-28", "Notes (ended: 2026-01-01)", "Arcs",
    ],
    .life: ["Phases", "PHASES", "🌱 phases.", "Phases (icon: sun)", "Phases #x", "*Phases*", "Phase", "2026"],
    .vault: ["Pages", "rituals", "🗂 Projects", "Categories", "Categories.", "Routine", "ROUTINE (icon: sun)", "Routine #x"],
  ]

  /// Fields of what is tracked, each with its value.
  static let fields: [RandomPlan.Kind: [String]] = [
    .ritual: [
      "goal: 24", "goal: 0", "Goal:3", "every: sun", "every: hourly", "every: often", "in: jan-mar", "from: 2026-01-05",
      "until: 2026-01-01", "at: 09:00", "icon: cup", "mood: low",
    ],
    .life: [
      "rating: good", "Rating: 4/5", "rating: fine", "category: growth", "category: love", "marked: 2026-01-09", "marked: soon",
      "color: Grey", "icon: book", "mood: low",
    ],
    .activities: [
      "category: Hobby", "category: \"a, b\"", "category:", "since: 2026-01-01", "Since:soon", "icon: cup", "source: widget",
      "mood: low",
    ],
  ]

  static let dates = [
    "2026-11-20", "2026-11-20:", "🌱 2026-11-20", "[x] 2026-11-20", "2026-01-05 - 2026-03-31", "2026-01-05–2026-01-05",
    "2026-03-31 - 2026-01-05", "2026-02-30", "2026-11-20/25", "11-20", "2026-11-20,", "2026\\-11-20",
    "2026-1-5", "2026/11/20", "[[2026-11-20]]", "2026-11-18..2026-11-20", "20.11.2026", "16.11.", "12/03", "Nov 17",
    "1 March 2024",
    "yesterday:", "fri:", "2026-11-13, 2026-11-14", "2026-11-20T07:30", "**2026-11-20**:", "2008-09 - 2012-06", "2024:",
    "Week 1547:",
    "wk 12:", "2026-W47:", "2019 - now:", "• 2026-11-20",
  ]

  static let properties = [
    "clock", "week-starts", "day-starts", "day-ends", "default-block", "midnight", "reminders", "insights", "color", "theme",
    "icon", "tags", "allow", "mood", "day-ends", "category", "time", "duration", "finished", "born", "expectancy", "notify",
    "glance",
    "view", "days", "pages", "projects", "rituals",
  ]

  static let propertyValues = [
    " 12h", " 24H", " sun", " Monday", " 06:00", " \"06:00\"", " 9pm", " 24:00", " 25:00", " 00:00", " 90m", " 1h30m", " 1m",
    " 2 days", " [morning 07:00, evening 8pm]", " morning 07:00, midday 12:30", " [morning]", " night 07:00",
    " [morning 07:00, morning 08:00]",
    " [streak, active]", " streak", " streak, STREAK", " [nothing]", "", " []", " [[]]", " {a: b}", " grey", " Blue", " indigo",
    " book", " 📘", " two words", " \"#a\"", "\n  - 06:00\n  - a", " |\n  a\n  b", " &x 1", " no", " ~", " 'it''s'",
    " Evening", " anytime", " 4 weeks", " 6 days", " 2026-11-20", " 1984-02-30", " 80", " 131", " off", " OFF", " mono",
  ]

  static let links = [
    "[a](b.md)", "[a](<b c.md>)", "[a](b%20c.md \"t\")", "[[A]]", "[[A|b]]", "[[A#b|c]]", "[[]]", "[[|b]]", "[](b)", "[a]()",
    "[a](#b)",
    "[a](b c)", "[a][b]", "![a](b)", "[[a](b)](c)", "[a](b(c).md)", "[a](b\\)c)", "\\[a](b)", "[a](b)x", "x[a](b)", "[[A]](b)",
    "[a] (b)",
    "`[a](b)`", "<https://a.b>", "[a](b.md) #tag", "[a](b.md) ^id", "[a](b.md) [mood:: x]", "[a](b.md) [due:: x]",
    "(color: red)",
  ]

  static let blocks = [
    "```\ncode\n```", "    - [ ] code", "***", "<div>\nhtml\n</div>", "| a | b |\n|---|---|\n| 1 | 2 |",
    "> [!note] x\n> y", "[home]: https://example.org", "[Idea]: sport", "![alt](img/a b.png)",
    "![alt](<img/a b.png> \"t\")", "![](x)", "<!-- a -->", "<!-- tidemark: allow unknown-box -->", "<<<<<<< HEAD",
    ">>>>>>> x", "=======", "\t", "\t- tab", "  \t", "~~~\nopen", "-", "1986. year",
    "• a\n• b", "a:\n◦ b\n  c", "-Renew it\n-bleed it now", "– the filter", "☐ a", "☑ b", "##Log", "> - [ ] a", "> [!todo] a b",
    "<div>\n- [ ] a\n</div>", "Call the old bank\n---", "two\nlines\n---",
  ]

  static let boxes = [
    "[ ]", "[x]", "[X]", "[-]", "[−]", "[?]", "[]", "[ x]", "[\u{A0}]", "[x]y", "[é]", "[x] [x]", "[✓]", "[✔]", "☐", "☑", "( )",
    "(x)",
  ]

  static let icons = ["📚", "☕", "☀️", "☀", "🇵🇹", "1️⃣", "👩‍👩‍👧", "📚📗", "©", "👍🏽", "📅"]

  static let anchors = [
    "17:00", "9:00", "5pm", "5:30 PM", "09:00 - 10:30", "9-10am", "22:00–06:00", "23:00 to 24:00", "2026-11-20",
    "2026-11-20:", "2026-01-05 - 2026-03-31", "2026-01-05–2026-01-05", "2026-01-05/06", "25:00", "2026-02-30",
    "17:00:", "17:00,", "17:00 -", "17:00 – ", "2026-03-31 - 2026-01-05", "10:00 - 25:00", "10:00:30", "12-1pm",
    "24:00", "17:00: -3", "2026-11-01 07:00", "2026-11-01: -3", "2026-11-01 done", "2026-11-02 Skipped:",
    "2026-11-03 missed", "2026-11-04 1,200", "2026-11-05 7am - 40", "2026-11-06, no", "11-20",
    "9.30am", "12h30", "9-10:30", "9:00-10", "12:00 noon", "9:00 -> 10:00", "9:00..10:00", "2026-1-5", "2026/11/20",
    "[[2026-11-20]]", "10.30", "1630", "0930", "17h", "7 - 8", "at 19:00", "um 15 Uhr", "(23:00)", "~22:00", "@10:00",
    "**09:00**",
    "`09:00`", "21:00-sleep", "noon", "noon:", "tomorrow:", "fri 14:00", "24.11.", "9:00 until 10:00", "2026-11-01 (missed)",
    "2026-11-01 24:30 min", "2026-11-02 07:30 1:02:03", "2026-11-03 23:58", "2026-11-01 ✗", "2026-11-01: nothing, ill",
    "• 11:00", "O9:00", "６：００",
  ]

  static let values = [
    ": 3/8 glasses", ": 1,000/2,000 ml", ": 120", ": +42 kg", ": −3", ": 12.50", ": 80%", ": 1,5", ": |||||||",
    ": || |||", ":", ": a | b", ": a | b | c", ": | a |", ": 3/8", ": 0/5", ": 5/0", ": 1.0/2.00 km", "a: b: 3/8",
    ": 007", ": -0", ": 3 /8", ": 3/ 8x", ": \\| a | b", ": `a | b` | c", ": 123456789012345678901", ": 5 5",
    ": 3/8glasses", ": 00.10 x", ": |", ": 3 of 8", ": 12 out of 30 km", ": 3 of 8 people came late", ": 3 / 8", ": $1200",
    ": € 450 a month", ": $1,200/$5000", ": 1 200", ": 12\u{A0}345.60 km", ": 030 / 123 456", ": 72,5 kg", ": 24%",
    ": 24:30 min", ": 1:02:03", ": 0:59:41.50 lake", ": 7:45 h", ": 1h20", ": 5 min 30 s", ": 24:30", ": 12:30 min of 1h 5m",
    ": 1:60:00",
  ]

  static let keys = [
    "due", "Due", "priority", "PRIORITY", "done", "notify", "project", "type", "icon", "was", "every", "at", "in",
    "from", "until", "since", "streak", "goal", "best", "count", "to", "source", "theme", "mood", "deu", "color",
    "every", "streak", "best", "count", "due", "until", "color", "notify", "project", "rating", "category", "marked", "ended",
    "goal", "deadline", "by", "prio", "p", "Repeat", "start",
  ]

  static let fieldValues = [
    "2026-12-31", "2026-02-30", "high", "Low", "yes", "09:00", "9am, 5pm", "start end", "End", "daily",
    "2 weeks on Mon, wed", "mon-fri", "month on last", "3 months after done", "hourly", "9am - 5pm", "jan, feb",
    "highest", "Lowest", "up", "DOWN", "3", "1,200", "−2.50", "bullet", "textlist", "checkbox", "schedule", "counter",
    "Thesis (2026)", "“Home”", "a, b", "soft", "book", "📗", "", "widget", "a \\\"b\\\"", "x)y", "year on feb 30",
    "month on 31", "red", "Grey", "violet", "end, start", "recurring", "tally", "label", "`code`", "[a](b)", "<b>", "a: b",
    "2026-1-2", "2026/12/01", "[[2026-12-01]]", "tomorrow", "fri", "1 March 2027", "24.11.", "12/03", "2027-03",
    "2026-11-23..2026-11-25", "timeline", "+3", "weekly", "good", "4/5", "5", "GREAT", "growth", "Hobby", "sun", "weekday", "1",
    "!!!", "urgent",
  ]

  static let dataview = [
    "[due:: 2026-12-31]", "(due:: 2026-12-31)", "[Since:: 2024-03-01]", "[until:: soon]", "[every:: Mondays]",
    "[streak:: daily]", "[mood:: fine]", "[priority::HIGH]", "[due::]", "due:: 2026-01-01", "due:2026-01-01",
    "@due(2026-01-01)", "📅 2026-01-01", "✅ 2026-01-01", "[count:: up]", "[best:: highest]", "[type:: bullet]",
    "[icon:: book]", "[due:: [a](b)]", "[was:: x]", "[color:: Red]", "[notify:: start]", "[project:: A]",
  ]

  static let markdown = [
    "\n", "\n\n", "\n  ", "\n    ", "\n- ", "\n  - ", "\n> ", "\n\n> ", "\n# ", "\n## ", "\n### ", "\n---\n",
    "\n===\n", "\n```\n", "\n1. ", "[a](b)", "[a][b]", "![i](j)", "[[wiki]]", "[[", "]]", "[", "]", "(", ")", "`",
    "``", "`a`", "\\", "\\(", "\\[", "\\\\", "<b>", "</b>", "<!-- c -->", "<!--", "-->", "<http://a.b>", "<", ">",
    "*", "**b**", "_", "&amp;", "&", "#tag", "#", "^id", "^", "|", " | ", ":", ": ", "::", ",", ".", "!", ";", "\"",
    "“", "”", "—", " - ", "–", "→", " to ", "\u{A0}", "\u{202F}", "\t", "  ", "   \n", "\\\n", "\r\n", "\r",
    "e\u{301}", "\u{200D}", "\u{FE0F}", "\u{20E3}", "\u{FEFF}", "\0", "\u{85}", "\u{2028}", "💧", "🇵", "3", "1.", "1)",
    "+", "-", "- ", "* ", "  * ", "~~~", "(due: 2026-12-31)", "(streak: daily)", "(every: mon)",
    "(until: 2026-12-25)", "(high, due: 2026-12-31)", "(due", "(a)", "()", "(:)", "[x]: y", "\n[x]: y\n", "[^1]: n",
    "<div>", "\n<div>\n", "[x]", "[ ] ", "[x] ", "done", "skipped", "no", "(was: A)", "(icon: book)",
    "(type: bullet)", "(best: highest)", "(count: down, to: 0)", "(since: 2024-03-01)", "(color: teal)", "(notify: start)",
    "(due tomorrow)", "(high)", "{due: 2026-12-31}", "[every: monday]", "(3x a week)", "(streak)", "{", "}", "due: 2026-12-31",
    "(every: 2 days after done, in: jan)", "($)", "\u{301}", "\u{200B}",
  ]
}
