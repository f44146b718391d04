import Lint
import Testing

/// What the rules for items and properties say in the kinds of files that are no pages.
@Suite struct EveryKindTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var kind: String
    var body: String
    var found: [String]

    init(_ kind: String, _ body: String, _ found: String...) {
      (self.kind, self.body, self.found) = (kind, body, found)
    }

    var testDescription: String { "\(kind): \(body)" }

    /// Lints a text with the body in it.
    func check(_ text: String) {
      let found = Linter().lint(file(text, at: kind == "vault" ? "tidemark.md" : "file.md")).map { finding in
        let help = finding.help.map { " → \($0)" } ?? ""
        return "\(finding.rule): \(finding.message)\(help)" + (finding.fixes.first.map { " [\($0.title)]" } ?? "")
      }
      #expect(found == self.found, "\(text)")
    }

    /// Lints a file of the kind with the body below its title.
    func checkBelowTitle() {
      let born = kind == "life" ? "born: 1990-06-14\n" : ""
      check("---\nkind: \(kind)\n\(born)---\n\n# Title\n\n\n\(body)\n")
    }
  }

  private static func title(_ kind: String) -> String { kind == "day" ? "2026-11-20 Friday" : "Title" }

  // MARK: Items

  static let items: [Case] = [
    // Reminders
    Case(
      "project",
      "- [ ] Call (notify: 09:00)",
      "notify-needs-due: “notify: 09:00” has no day: there is no “due” beside it → add “due: ” and the day, or delete “notify”"
    ),
    Case("project", "- [ ] Call (every: mon, notify: 09:00)"),
    Case("project", "- [ ] Call (due: 2026-12-01, notify: yes)"),
    Case("day", "- 09:00 Call (notify: start end)"),
    Case("day", "- [ ] 09:00 Call (notify: start)"),

    // Values
    Case(
      "day",
      "- 09:00 Write (color: bleu)",
      "field-value: “bleu” is not a value of “color” → did you mean “blue”? [Write “blue”]"
    ),
    Case(
      "day",
      "- 09:00 Write (notify: begin)",
      "field-value: “begin” is not a value of “notify” → did you mean “start”? [Write “start”]"
    ),
    Case("day", "- 09:00 Write (notify: 09:00)", "field-value: “09:00” is not a value of “notify” → write start or end"),
    Case(
      "vault",
      "## Categories\n\n- Work (color: magenta)",
      "field-value: “magenta” is not a value of “color” → write red, orange, yellow, green, mint, teal, cyan, blue, indigo, "
        + "purple, pink, brown or gray"
    ),
    Case("vault", "## Categories\n\n- Work (color: grey)"),

    // Places
    Case(
      "project",
      "- Call (due: 2026-12-01)",
      "misplaced-key: “due” is not read here → it is read in an item with a box, as “- [ ] words”"
    ),
    Case(
      "project",
      "- [ ] Call (due: 2026-12-01, color: red)",
      "misplaced-key: “color” is not read here → it is read in a time block of a day, in a phase of a life, in a category of a "
        + "vault or in a repeating block of a vault"
    ),
    Case(
      "day",
      "- 09:00 Write\n  - [ ] Chapter (color: red)",
      "misplaced-key: “color” is not read here → it is read in a time block of a day"
    ),
    Case(
      "project",
      "- [ ] Call (due: 2026-12-01, streak: daily)",
      "misplaced-key: “streak” is not read here → it is read in a list item on a page"
    ),
    Case(
      "project",
      "- [ ] Call (due: 2026-12-01, from: 2026-12-01)",
      "misplaced-key: “from” means nothing without “every” or “streak” → add “every” or “streak”, or delete “from”"
    ),
    Case("stacks", "## Desk\n\n- [ ] Call (due: 2026-12-01)"),
    Case(
      "stacks",
      "## Desk\n\n- [ ] Call (due: 2026-12-01, every: mon)",
      "misplaced-key: “every” is not read here → what recurs is written once, in a project or on a page, as “- [ ] Call (every: mon)”"
    ),
    Case(
      "vault",
      "## Routine\n\n- Write (every: mon)",
      "missing-time: “Write” has no time, so no day shows it → begin it with a time, as “07:00 - 07:30”"
    ),

    // Keys
    Case(
      "day",
      "- 09:00 Write (colour: blue, notify: start)",
      "unknown-key: “colour” is not a key → did you mean “color”? [Write “color”]"
    ),
    Case("day", "- 09:00 Write (colour: blue)", "unknown-key: “colour” is not a key → did you mean “color”? [Write “color”]"),
    Case(
      "day",
      "- 09:00 Write (blue, notify: start)",
      "unread-part: “blue” has no key, so the whole group is read as words → write “color: blue” [Write “color: blue”]"
    ),
    Case(
      "project",
      "- [ ] Print (high, due: 2026-12-03)",
      "unread-part: “high” has no key, so the whole group is read as words → write “priority: high” [Write “priority: high”]"
    ),

    // Other programs
    Case(
      "project",
      "- [ ] Rent 📅 2026-12-31",
      "foreign-line: “📅 2026-12-31” is a sign of Obsidian Tasks, and is read as words → write “[ ] Rent (due: 2026-12-31)” "
        + "[Write “[ ] Rent (due: 2026-12-31)”]"
    ),
    Case("day", "- [ ] Watch a film rating:5"),

    // Times and dates
    Case("project", "- [ ] 2026-01-05/31 Draft\n- 2026-02-30 Leap\n- 25:00 Night\n- [ ] 09:00 - 10 Call"),
    Case("stacks", "## Desk\n\n- [ ] 2026-01-05/31 Draft\n- [ ] 09:00 - 10 Call"),
    Case("day", "- 2026-01-05/31 Draft\n- 2026-02-30 Leap\n- [ ] 2026-11-20 Today"),
    Case(
      "day",
      "- [ ] 12/03: Tree",
      "unread-anchor: “12/03” is another day, and the line counts for this one → move it to the file of that day, 2027-03-12 "
        + "or 2026-12-03"
    ),
    Case("vault", "## Pages\n\n- [[2026-01-05/31]]\n\n## Ideas\n\n- 25:00 Night\n- 2026-02-30 Leap"),
    Case(
      "day",
      "- 09:00 - 10 Call",
      "half-range: “09:00 - 10” looks like a range, but is not one → did you mean “09:00 - 10:00”? [Write “09:00 - 10:00”]"
    ),
    Case(
      "day",
      "- 25:00 Night",
      "unread-anchor: “25:00” is not a time of day → write a time from 00:00 to 23:59, or “25\\:00” if it is not a time"
    ),
    Case(
      "day",
      "- 10:00 - 09:00 Call",
      "end-before-start: “10:00 - 09:00” does not end after it starts → write the earlier time first; only a range from noon or "
        + "later to noon or earlier passes midnight"
    ),

    // Rules of recurrence
    Case(
      "project",
      "- [x] Water (every: mon)",
      "ticked-recurring: “[x]” ticks a task that recurs; its log says when it was done → write the day below it, as "
        + "“- 2026-11-20”, and open the box [Open the box and write 2026-11-20 into the log]"
    ),
    Case(
      "project",
      "- Invoice (every: month on 31)",
      "month-end: “month on 31” passes over the months without a day 31 → write “month on last” to have the last day of every "
        + "month [Write “month on last”]"
    ),
    Case(
      "project",
      "- Water (every: 2 weeks on mon)",
      "unphased-rule: “2 weeks on mon” has no “from”, so it counts from 2000-01-03 → write “from: 2026-11-23” to count from the "
        + "next such day, or “from: 2026-11-16” to keep the days that are due now [Write “from: 2026-11-23”]"
    ),
    Case(
      "vault",
      "## Routine\n\n- 09:00 Invoice (every: month on 31)",
      "month-end: “month on 31” passes over the months without a day 31 → write “month on last” to have the last day of every "
        + "month [Write “month on last”]"
    ),
    Case(
      "vault",
      "## Routine\n\n- 09:00 Water (every: 2 weeks on mon)",
      "unphased-rule: “2 weeks on mon” has no “from”, so it counts from 2000-01-03 → write “from: 2026-11-23” to count from the "
        + "next such day, or “from: 2026-11-16” to keep the days that are due now [Write “from: 2026-11-23”]"
    ),
    Case(
      "vault",
      "## Routine\n\n- 09:00 Feast (every: year on feb 30)",
      "never-due: “year on feb 30” is never due → the calendar has no such day; name another"
    ),

    // Names
    Case(
      "vault",
      "## Categories\n\n- Work (color: red)\n- Work",
      "duplicate-name: “Work” is the name of another item here, on line 10 → give one of them another name, or an id at its "
        + "end, such as “^second”"
    ),
    Case(
      "day",
      "- 09:00 Work\n  - [ ] Write\n  - Then\n    - [x] Write",
      "duplicate-name: “Write” is the name of another item here, on line 9 → give one of them another name, or an id at its "
        + "end, such as “^second”"
    ),
    Case("day", "- 09:00 Work\n  - [ ] Write (project: Thesis)\n  - [ ] Write (project: Book)\n  - Write\n  - Write"),
    Case("day", "- 09:00 Work\n  - [ ] Write\n    - [ ] Print\n  - [ ] Print\n- 10:00 Work\n  - [ ] Write"),
    Case("day", "- [ ] 09:00 Run\n- [ ] 17:00 Run"),
    Case(
      "day",
      "- [ ] 09:00 Run\n  - [ ] Run",
      "duplicate-name: “Run” is the name of another item here, on line 8 → give one of them another name, or an id at its end, "
        + "such as “^second”"
    ),
    Case(
      "project",
      "- [ ] Write\n- [ ] Write",
      "duplicate-task: “Write” is the name of another task of this project, on line 8 → give one of them another name, or an id "
        + "at its end, such as “^second”"
    ),
    Case(
      "project",
      "- [ ] Write\n  - [ ] Print\n  - [ ] Print",
      "duplicate-name: “Print” is the name of another item here, on line 9 → give one of them another name, or an id at its "
        + "end, such as “^second”"
    ),

    // Pages only
    Case("project", "## Things that used to matter\n\n- Sport\n\n## Ideas\n\n- Music"),
    Case("day", "- [ ] Buy milk (due: 2026-11-21, priority: high)"),
  ]

  @Test(arguments: items)
  func itemsOfEveryKind(_ example: Case) {
    example.check("---\nkind: \(example.kind)\n---\n\n# \(Self.title(example.kind))\n\n" + shifted(example.body))
  }

  private func shifted(_ body: String) -> String { "\n" + body + "\n" }

  // MARK: Properties

  static let properties: [Case] = [
    Case("vault", "clock: 24", "property-value: “24” is not a value of “clock” → did you mean “24h”? [Write “24h”]"),
    Case(
      "vault",
      "week-starts: funday",
      "property-value: “funday” is not a value of “week-starts” → did you mean “sunday”? [Write “sunday”]"
    ),
    Case("vault", "week-starts: Sat"),
    Case("vault", "day-starts: 6", "property-value: “6” is not a time → write hours and minutes, as 17:00"),
    Case(
      "vault",
      "day-starts: \"22:00\"\nday-ends: \"06:00\"",
      "property-value: “06:00” is not after the start of the day, 22:00 → write a later time, at most 24:00"
    ),
    Case("vault", "day-ends: 24:00"),
    Case(
      "vault",
      "default-block: 2",
      "property-value: “2” is not a length from 5 to 1440 minutes → write minutes or hours, as 30m or 1h30m"
    ),
    Case("vault", "midnight: 13:00", "property-value: “13:00” is not before noon → write a time from 00:00 to 11:59"),
    Case(
      "vault",
      "reminders: [morning 07:00, lunch 12:00]",
      "property-value: “lunch” is not a value of “reminders” → did you mean “midday”?"
    ),
    Case(
      "vault",
      "reminders: [morning 07:00, midday noon]",
      "property-value: “midday noon” is not a time → write the part of the day and a time, as “morning 07:00”"
    ),
    Case("project", "color: \"bleu\"", "property-value: “bleu” is not a value of “color” → did you mean “blue”?"),
    Case("vault", "insights: [streak, activ]", "property-value: “activ” is not a value of “insights” → did you mean “active”?"),
    Case("vault", "clock: [24h]", "property-value: “[24h]” is more than one word → write one text, without brackets"),
    Case("vault", "clock:", "property-value: “clock” has no value → write one after the colon, or delete the line"),
    Case(
      "vault",
      "wek-starts: monday",
      "misspelled-property: “wek-starts” is not a known property → did you mean “week-starts”? [Write “week-starts”]"
    ),
    Case("project", "color: bleu", "property-value: “bleu” is not a value of “color” → did you mean “blue”? [Write “blue”]"),
    Case("project", "color: Grey"),
    Case(
      "project",
      "couleur: blue",
      "misspelled-property: “couleur” is not a known property → did you mean “color”? [Write “color”]"
    ),
    Case(
      "vault",
      "Reloj: 12h",
      "misspelled-property: “Reloj” is not a known property → did you mean “clock”? [Write “clock”]"
    ),
    Case("project", "hora: evening"), Case("vault", "clock: 12h\nreloj: 24h"),
  ]

  @Test(arguments: properties)
  func propertiesOfEveryKind(_ example: Case) {
    example.check("---\nkind: \(example.kind)\n\(example.body)\n---\n\n# Title\n")
  }

  // MARK: Names of files

  static let names: [(String, String, String, [String])] = [
    ("day", "days/2026-11-20.md", "", []),
    ("day", "2026-11-20 Fri.md", "", []),
    ("day", "2026-11-20 Thu.md", "", ["weekday-mismatch"]),
    ("day", "friday.md", "", ["missing-date", "missing-title"]),
    ("day", "2026-11-20.md", "# Friday\n", []),
    ("day", "2026-11-19.md", "# Friday\n", ["weekday-mismatch"]),
    ("day", "2026-11-24.md", "# Tuesday 24 November\n", []),
    ("day", "2026-11-25.md", "# 24 November\n", ["date-mismatch"]),
    ("day", "2026-11-24.md", "# 24.11. at home\n", []),
    ("day", "2026-11-19.md", "# 2026-11-20\n", ["date-mismatch"]),
    ("day", "week-2026-11.md", "# 2026-11-20\n", []),
    ("day", "today.md", "# Plan for 2026-02-30\n", ["missing-date"]),
    ("day", "today.md", "# \n", ["empty-heading", "missing-date"]),
    ("project", "2026-11-20.md", "", ["missing-title"]),
    ("project", "all.md", "", ["reserved-title", "missing-title"]),
    ("page", "all.md", "# All\n", []),
    ("vault", "tidemark.md", "# Vault\n", []),
    ("vault", "notes/root.md", "# Vault\n", ["misplaced-vault"]),
    ("vault", "<stdin>", "# Vault\n", []),
    ("project", "home/tidemark.md", "# Vault\n", ["misplaced-vault"]),
  ]

  @Test(arguments: names)
  func namesOfFiles(_ kind: String, _ path: String, _ body: String, _ rules: [String]) {
    let text = "---\nkind: \(kind)\n---\n\n" + body
    #expect(Linter().lint(file(text, at: path)).map(\.rule).sorted() == rules.sorted())
  }

  @Test func aRootWithSettingsAndWithoutKindIsFound() {
    let found = Linter().lint(file("---\ntags: [home]\nday-starts: 06:00\n---\n\n# Vault\n", at: "tidemark.md"))
    #expect(found.map(\.message) == ["“tidemark.md” has settings, but no kind, so they are not read"])
    #expect(Linter().lint(file("---\ntags: [home]\n---\n\n# Vault\n", at: "tidemark.md")).isEmpty)
    let misspelled = Linter().lint(file("---\nkind: valut\nday-starts: 06:00\n---\n\n# Vault\n", at: "tidemark.md"))
    #expect(misspelled.map(\.rule) == ["misspelled-kind"])
  }
}
