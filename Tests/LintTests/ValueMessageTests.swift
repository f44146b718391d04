import Testing

/// What is said of values that nothing else shows.
@Suite struct ValueMessageTests {
  private let head = "---\nkind: page\n---\n\n# Page\n\n"

  @Test(arguments: [
    ("recurring", "“every”"), ("streak", "“streak”"), ("best", "“best”"), ("countUp", "“since”"), ("countDown", "“until”"),
    ("schedule", "a time at its start"), ("timeline", "a date at its start"), ("counter", "“: 3/8” after its name"),
    ("textList", "“: ” and parts between “ | ” after its name"),
  ])
  func aTypeSaysWhatItNeeds(_ type: String, _ need: String) {
    let found = findings(of: "field-value", in: head + "- Words (type: \(type))\n")
    #expect(found.map(\.message) == ["an item of type “\(type)” needs \(need)"])
  }

  @Test(arguments: [
    ("due: 2026-12-31, high", "write “2026-12-31, priority: high”", true),
    ("due: 2026-12-31, soon", "give “soon” a key of its own, or move it out of the parentheses", true),
  ])
  func wordsAfterAValue(_ field: String, _ help: String, _ isFixed: Bool) {
    let found = findings(of: "field-value", in: head + "- [ ] Words (\(field))\n")
    #expect(found.map(\.message) == ["“\(field.dropFirst(5))” says more than “due” can"])
    #expect(found.map(\.help) == [help])
    #expect(found.allSatisfy { $0.fixes.isEmpty != isFixed })
  }

  @Test(arguments: [
    (
      "every: 24.12.", "“24.12” is a day of one month, and a rule says how often",
      "write “year on dec 24” if it is every year"
    ),
    ("every: 1.5 weeks", "“1.5” is not a whole number", "write a whole number of a smaller unit, as “10 days”"),
  ])
  func fractionsOfRules(_ field: String, _ message: String, _ help: String) {
    let found = findings(of: "field-value", in: head + "- [ ] Words (\(field))\n")
    #expect(found.map(\.message) == [message])
    #expect(found.map(\.help) == [help])
  }

  @Test(arguments: [
    ("- Words (every: morning)", "write “daily”, and the time with “at”, as “at: 09:00”"),
    ("- Words (every: evening)", "write “daily”, and the time with “at”, as “at: 19:00”"),
    ("- Words (every: evening, at: 18:00)", "write “daily”"),
    (
      "- [ ] Words (notify: 1 day before, due 2026-12-31)",
      "write “(due: 2026-12-31, notify: 09:00)”, with the time at which to be reminded on that day"
    ),
  ])
  func whatStandsBesideIsKnown(_ line: String, _ help: String) {
    #expect(findings(of: "field-value", in: head + line + "\n").map(\.help) == [help])
  }

  @Test func aHabitHasNoTime() {
    let text = "---\nkind: ritual\n---\n\n# Tea\n\n## Arc 1: 2026-11-01 - 2026-11-28\n\n- Walk (every: morning)\n"
    #expect(findings(of: "field-value", in: text).map(\.help) == ["write “daily”"])
  }

  @Test(arguments: [("24x", "24"), ("24 times", "24"), ("3 days", "3"), ("24 km", nil), ("0x", nil), ("many", nil)])
  func aGoalIsAWholeNumber(_ goal: String, _ meant: String?) {
    let text =
      "---\nkind: ritual\n---\n\n# Tea\n\n## Arc 1: 2026-11-01 - 2026-11-28\n\n- Walk (goal: \(goal))\n  - 2026-11-02\n"
    let found = findings(of: "field-value", in: text)
    #expect(found.map(\.message) == ["“\(goal)” is not a whole number of at least 1"])
    #expect(found.map(\.help) == [meant.map { "write “\($0)”" } ?? "write one, as 3"])
    #expect(found.flatMap(\.fixes).map(\.title) == meant.map { ["Write “\($0)”"] } ?? [])
  }

  @Test(arguments: ["3x a week", "3 times a week", "3/week"])
  func howOftenIsNoGoal(_ goal: String) {
    let text =
      "---\nkind: ritual\n---\n\n# Tea\n\n## Arc 1: 2026-11-01 - 2026-11-28\n\n- Walk (goal: \(goal))\n  - 2026-11-02\n"
    #expect(
      findings(of: "field-value", in: text).map(\.help) == [
        "write “every: 3 times a week” if it is how often; “goal” is how many days of the arc, as 20"
      ]
    )
  }

  @Test func aSemicolonIsReadAsTheCommaThatWasMeant() {
    let text = head + "- [ ] Words (due: 2026-12-31; high)\n- [ ] More [due:: 2026-12-31; priority: low]\n"
    let found = findings(of: "field-value", in: text)
    #expect(found.map(\.help) == ["write “2026-12-31, priority: high”", "write “2026-12-31, priority: low”"])
    #expect(fixed(text, [found[0]]) == text.replacing("; high", with: ", priority: high"))
  }

  @Test(arguments: [
    (
      "every: weekday at 10", "“at” is not a word of a rule",
      "write the time before the words, where the block begins, and nowhere else"
    ),
    (
      "every: 2 hours", "“2 hours” cannot repeat a time block",
      "a block recurs by days, weeks, months or years of the calendar"
    ),
  ])
  func rulesOfTheRoutine(_ field: String, _ message: String, _ help: String) {
    let vault = "---\nkind: vault\n---\n\n# Vault\n\n## Routine\n\n- 10:00 Call (\(field))\n"
    let found = findings(of: "field-value", in: vault, at: "tidemark.md")
    #expect(found.map(\.message) == [message])
    #expect(found.map(\.help) == [help])
  }

  @Test func keysOfTheRoutineThatAreElsewhere() {
    let vault = "---\nkind: vault\n---\n\n# Vault\n\n## Routine\n\n- [ ] 10:00 Call (every: mon, at: 10:00, due: 2026-12-31)\n"
    let found = findings(of: "misplaced-key", in: vault, at: "tidemark.md")
    let time = "write the time before the words, where the block begins, and nowhere else"
    #expect(found.map(\.help) == [time, "delete it, or write it on a task below the block"])
  }

  @Test func aReminderIsAPartOfTheDayAndATime() {
    let found = findings(of: "property-value", in: "---\nkind: vault\nreminders: [08:00]\n---\n\n# Vault\n", at: "tidemark.md")
    #expect(found.map(\.help) == ["write morning, midday or evening and a time, as “morning 07:00”"])
  }
}
