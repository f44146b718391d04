import Editing
import Outline
import Planner
import Testing

@Suite struct ItemAdditionTests {
  static let page = """
    ---
    kind: page
    ---

    # Health

    ## Daily

    * Walk
    * Sit (streak: daily)

    ### Strategy

    Words.

    ## Someday

    ## Things that used to matter

    - Fly (was: Someday)

    """

  private func add(
    _ words: String,
    type: ItemType? = nil,
    with values: [FieldKey: String] = [:],
    to section: String? = "daily",
    _ vault: inout EditedVault
  ) throws {
    let page = try vault.file(named: "Health", of: [.page])
    try vault.add(ItemDraft(words, type: type, values: values), to: page, section: section)
  }

  static let typed: [(words: String, type: ItemType, values: [FieldKey: String], line: String)] = [
    ("The garden", .bullet, [:], "The garden"), ("Water: 3/8", .bullet, [:], "Water: 3/8 (type: bullet)"),
    ("Passport", .checkbox, [.due: "2026-12-01", .priority: "high"], "[ ] Passport (due: 2026-12-01, priority: high)"),
    ("Sober", .countUp, [.since: "2024-03-01"], "Sober (since: 2024-03-01)"), ("Laps: 3", .countUp, [:], "Laps: 3 (count: up)"),
    ("Christmas", .countDown, [.until: "2026-12-25"], "Christmas (until: 2026-12-25)"),
    ("Pages left: 120", .countDown, [.to: "5"], "Pages left: 120 (count: down, to: 5)"),
    ("Water", .counter, [.goal: "8 glasses"], "Water: 0/8 glasses"), ("Tea: 1/3", .counter, [:], "Tea: 1/3"),
    ("Meditate", .streak, [:], "Meditate (streak: daily)"),
    ("Swim", .streak, [.streak: "weekly", .goal: "3"], "Swim (streak: weekly, goal: 3)"),
    ("Values: kind | calm", .textList, [:], "Values: kind | calm"),
    ("Thesis", .timeline, [.from: "2026-01-05", .until: "2026-03-31"], "2026-01-05 - 2026-03-31 Thesis"),
    ("📚 Reading", .label, [:], "📚 Reading"), ("Reading", .label, [.icon: "📚"], "📚 Reading"),
    ("Reading", .label, [.icon: "book"], "Reading (icon: book)"),
    ("Coffee", .tally, [:], "Coffee: (type: tally)"), ("Coffee: |||", .tally, [:], "Coffee: |||"),
    ("Push-ups: 42", .best, [:], "Push-ups: 42 (best: highest)"),
    ("Water plants", .recurring, [.every: "2 weeks on mon"], "[ ] Water plants (every: 2 weeks on mon, from: 2026-11-20)"),
    ("Pages", .schedule, [.at: "05:00 - 06:30"], "05:00 - 06:30 Pages"),
  ]

  @Test(arguments: typed)
  func everyListTypeCanBeMade(words: String, type: ItemType, values: [FieldKey: String], line: String) {
    EditScene(Self.page).expect("+* \(line)") { try add(words, type: type, with: values, &$0) }
  }

  @Test func everyListTypeIsTried() {
    #expect(Set(Self.typed.map(\.type)) == Set(ItemType.listTypes))
  }

  @Test(arguments: [
    ("Meditate", [FieldKey.streak: "daily"], "* Meditate (streak: daily)"),
    ("Reply (due: 2026-11-30)", [:], "* Reply (due: 2026-11-30)"),
    ("[x] Reply", [:], "* [x] Reply"), ("5 km", [.best: "lowest"], "* 5 km (best: lowest)"),
    ("Dawn, \"late\"", [.every: "sun", .at: "07:00"], "* [ ] Dawn, \"late\" (every: sun, at: 07:00, from: 2026-11-20)"),
    ("Sweep (every: wed)", [:], "* Sweep (every: wed, from: 2026-11-20)"),
    ("[ ] Sweep (every: wed)", [:], "* [ ] Sweep (every: wed, from: 2026-11-20)"),
    ("[ ] Sweep [every:: wed]", [:], "* [ ] Sweep [every:: wed] [from:: 2026-11-20]"),
    ("Sweep", [.every: "wed", .from: "2026-12-01"], "* [ ] Sweep (every: wed, from: 2026-12-01)"),
    ("Sweep", [.every: "daily", .in: "jun"], "* [ ] Sweep (every: daily, in: jun, from: 2026-11-20)"),
    ("Sweep", [.every: "3 months after done"], "* [ ] Sweep (every: 3 months after done, from: 2026-11-20)"),
    ("[ ] Sweep (every: wed, until: 2026-11-01)", [:], "* [ ] Sweep (every: wed, until: 2026-11-01)"),
    ("Run (streak: weekly)", [:], "* Run (streak: weekly)"),
    ("Run (streak: 2 weeks)", [:], "* Run (streak: 2 weeks, from: 2026-11-20)"),
  ])
  func theValuesSayTheType(words: String, values: [FieldKey: String], line: String) {
    EditScene(Self.page).expect("+" + line, allowsFindings: true) { try add(words, with: values, &$0) }
  }

  @Test(arguments: [
    ("Thesis", [FieldKey.from: "2026-01-05", .until: "2026-03-31"], "2026-01-05 - 2026-03-31 Thesis"),
    ("Water", [.goal: "8 glasses", .icon: "💧"], "💧 Water: 0/8 glasses"),
    ("Nap", [.due: "2026-12-01", .icon: "😴"], "[ ] 😴 Nap (due: 2026-12-01)"),
    ("Pages", [.at: "05:00", .icon: "✍️"], "05:00 ✍️ Pages"), ("[ ] Nap", [.icon: "😴"], "[ ] Nap (icon: 😴)"),
    (
      "Sail", [.streak: "daily", .until: "2026-12-24", .from: "2026-12-01"],
      "Sail (streak: daily, from: 2026-12-01, until: 2026-12-24)"
    ),
  ])
  func theValuesStandWhereAPersonWritesThem(words: String, values: [FieldKey: String], line: String) {
    EditScene(Self.page).expect("+* " + line) { try add(words, with: values, &$0) }
  }

  /// Words that would begin another block of Markdown are written so that they stay words.
  @Test(arguments: [
    ("## Garden", "\\## Garden"), ("> Well begun", "\\> Well begun"), ("1. one", "1\\. one"), ("```", "\\`\\`\\`"),
    ("<!-- x", "\\<!-- x"), ("<div>", "\\<div>"), ("* * *", "\\* * *"), ("---", "\\---"), ("- [ ] Socks", "[ ] Socks"),
    ("* Milk", "Milk"),
  ])
  func wordsStayWords(words: String, line: String) {
    EditScene(Self.page).expect("+* " + line) { try add(words, &$0) }
  }

  @Test func aRuleThatDoesNotReadIsRefused() {
    EditScene(Self.page).expectRefusal("“blursday” does not say how often “Hens” recurs", "“2 weeks on mon”") {
      try add("Hens", with: [.every: "blursday"], &$0)
    }
    EditScene(Self.page).expectRefusal("“somtimes” does not say how often") { try add("Run", with: [.streak: "somtimes"], &$0) }
  }

  @Test func whereItGoesIsNamed() {
    EditScene(Self.page).expect("+* Swim\n+") { try add("Swim", to: "Strat", &$0) }
    EditScene(Self.page).expect("+* Swim\n+") { try add("Swim", to: "someday", &$0) }
    EditScene(Self.page).expectRefusal("--section", "Daily", "Someday") { try add("Swim", to: nil, &$0) }
    EditScene(Self.page).expectRefusal("no section called “Dialy”", "“Daily”?") { try add("Swim", to: "Dialy", &$0) }
    EditScene(Self.page).expectRefusal("no section called") { try add("Swim", to: "Things that used", &$0) }
    EditScene("---\nkind: page\n---\n# Health\n\n## Day\n\n## Day\n")
      .expectRefusal("may mean 2 sections", "file.md:6 Day", "file.md:8 Day", "tidemark rename") {
        try add("Swim", to: "Da", &$0)
      }
  }

  @Test(arguments: [
    ("Sober", ItemType.countUp, [FieldKey: String](), "add --since"),
    ("Water plants", .recurring, [:], "add --every"), ("Pages", .schedule, [:], "--at"),
    ("A", .image, [:], "![Sunrise]"), ("", .bullet, [:], "no words"),
    ("Thesis", .timeline, [.until: "2026-03-31"], "--from and --until"),
  ])
  func whatATypeNeedsIsSaid(words: String, type: ItemType, values: [FieldKey: String], message: String) {
    EditScene(Self.page).expectRefusal(message) { try add(words, type: type, with: values, &$0) }
  }

  @Test func blocksAreWrittenAsBlocks() {
    let page = "---\nkind: page\n---\n# Health\n\n## Daily\n- Walk\n"
    EditScene(page).expect("+\n+A thought.") { try add("A thought.", type: .text, &$0) }
    EditScene(page).expect("+\n+> Half done.") { try add("Half done.", type: .quote, &$0) }
    EditScene(page).expect("+\n+![Sun](sun.jpg)") { try add("![Sun](sun.jpg)", type: .image, to: nil, &$0) }
  }

  @Test func fieldsAreSpeltAsInTheFile() {
    EditScene("---\nkind: page\n---\n# Health\n## A\n\n+ Sit [streak:: daily]\n").expect(
      "++ Swim [streak:: weekly] [goal:: 3]"
    ) { try add("Swim", with: [.streak: "weekly", .goal: "3"], to: nil, &$0) }
  }
}
