import Chronology
import Editing
import Planner
import Testing

@Suite struct AssignmentTests {
  private static let vault = """
    ==> tidemark.md <==
    ---
    kind: vault
    week-starts: monday
    reminders: [morning 06:30]
    ---

    # Vault

    ==> projects/thesis.md <==
    ---
    kind: project
    color: "indigo"   # as the cover
    ---

    # Thesis

    * [ ] Draft chapter 3
    * [ ] Book room (due: 2026-11-25, notify: 09:00)
    * [ ] Pay rent (by=2026-11-25; prio: 1 notify: 09:00)

    ==> rituals/lamp.md <==
    ---
    kind: ritual
    ---

    # Lamp out

    ## Arc 1: 2026-11-01 - 2026-11-28

    - 🥛 Milk
      - 2026-11-02

    ==> days/2026-11-20.md <==
    ---
    kind: day
    ---

    # 2026-11-20 Friday

    - 09:00 ☕ Desk
      - [ ] Draft chapter 3 (project: Thesis)
    - 10:00 Walk
    """

  private func set(_ name: String, _ key: String, _ value: String, in vault: inout EditedVault) throws {
    let thing = try vault.bearer(of: key, named: name)
    try vault.set(key, to: value, of: thing) { $0 == "tomorrow" ? CivilDate("2026-11-21") : CivilDate($0) }
  }

  @Test(
    arguments: [
      ("Thesis", "color", "teal", "-color: \"indigo\"   # as the cover\n+color: teal   # as the cover"),
      ("projects/thesis.md", "tags", "book, winter", "+tags: [book, winter]"),
      (
        "tidemark.md", "reminders", "morning 06:45, evening 20:00",
        "-reminders: [morning 06:30]\n+reminders: [morning 06:45, evening 20:00]"
      ),
      ("Lamp", "finished", "tomorrow", "+finished: 2026-11-21"),
      ("Lamp", "category", "Health", "+category: Health"),
      ("Draft", "due", "tomorrow", "-* [ ] Draft chapter 3\n+* [ ] Draft chapter 3 (due: 2026-11-21)"),
      ("days/2026-11-20.md:8", "priority", "HIGH", "-* [ ] Draft chapter 3\n+* [ ] Draft chapter 3 (priority: high)"),
      (
        "Draft", "every", "2 weeks on fri",
        "-* [ ] Draft chapter 3\n+* [ ] Draft chapter 3 (every: 2 weeks on fri, from: 2026-11-20)"
      ),
      ("Draft", "every", "wed", "-* [ ] Draft chapter 3\n+* [ ] Draft chapter 3 (every: wed, from: 2026-11-20)"),
      ("Milk", "every", "wed", "-- 🥛 Milk\n+- 🥛 Milk (every: wed)"),
      (
        "Pay rent", "due", "tomorrow",
        "-* [ ] Pay rent (by=2026-11-25; prio: 1 notify: 09:00)\n+* [ ] Pay rent (due: 2026-11-21; prio: 1 notify: 09:00)"
      ),
      (
        "Pay rent", "deadline", "2026-12-01",
        "-* [ ] Pay rent (by=2026-11-25; prio: 1 notify: 09:00)\n+* [ ] Pay rent (due: 2026-12-01; prio: 1 notify: 09:00)"
      ),
      (
        "Pay rent", "prio", "low",
        "-* [ ] Pay rent (by=2026-11-25; prio: 1 notify: 09:00)\n+* [ ] Pay rent (by=2026-11-25; priority: low notify: 09:00)"
      ),
      (
        "Pay rent", "icon", "house",
        "-* [ ] Pay rent (by=2026-11-25; prio: 1 notify: 09:00)\n"
          + "+* [ ] Pay rent (by=2026-11-25; prio: 1 notify: 09:00, icon: house)"
      ),
      ("Milk", "goal", "12", "-- 🥛 Milk\n+- 🥛 Milk (goal: 12)"),
      ("Milk", "every", "2 weeks", "-- 🥛 Milk\n+- 🥛 Milk (every: 2 weeks, from: 2026-11-02)"),
      ("Milk", "icon", "🍵", "-- 🥛 Milk\n+- 🍵 Milk"),
      ("Milk", "icon", "book.closed", "-- 🥛 Milk\n+- Milk (icon: book.closed)"),
      ("tidemark.md", "midnight", "3:30", "+midnight: \"03:30\""),
      ("Walk", "icon", "🌊", "-- 10:00 Walk\n+- 10:00 🌊 Walk"),
      ("Walk", "color", "grey", "-- 10:00 Walk\n+- 10:00 Walk (color: gray)"),
      (
        "Arc 1", "ended", "2026-11-20",
        "-## Arc 1: 2026-11-01 - 2026-11-28\n+## Arc 1: 2026-11-01 - 2026-11-28 (ended: 2026-11-20)"
      ),
    ]
  )
  func aValueIsWrittenInItsPlace(name: String, key: String, value: String, diff: String) {
    EditScene(AssignmentTests.vault).expect(diff) { try set(name, key, value, in: &$0) }
  }

  @Test(
    arguments: [
      ("Draft", "prioriti", "high", ["“prioriti” is not a key", "priority"]),
      ("Draft", "goal", "3", ["“goal” is not a key of “Draft chapter 3”", "projects/thesis.md:8", "it takes icon, every"]),
      ("Draft", "from", "2026-11-20", ["“from” means nothing without “every”", "set “every” or “streak” first"]),
      ("Thesis", "due", "2026-11-20", ["“due” is not a key of “Thesis”", "it takes tags, icon, allow, color"]),
      ("Draft", "due", " ", ["no value", "tidemark unset"]),
      ("tidemark.md", "kind", "page", ["cannot be changed"]),
    ]
  )
  func aKeyThatTheThingCannotHaveIsRefused(name: String, key: String, value: String, words: [String]) {
    for word in words {
      EditScene(AssignmentTests.vault).expectRefusal(word) { try set(name, key, value, in: &$0) }
    }
  }

  private static let openBrackets = """
    ---
    kind: project
    ---

    # Calls

    - [ ] Call Ana (priority: high
    - [ ] Call Ben (due: 2026-11-24 (priority: high)
    - [ ] Call Cleo
      at home (due: 2026-11-24
    - [ ] Call (Dora
    - [ ] [due:: 2026-11-25] Call Eli (priority: high
    """

  /// After it, a field would look like one of those that are words.
  @Test(arguments: [
    ("Call Ana", "due", "“(priority: high” at file.md:7 does not close, so a field after it would look like one of its own"),
    ("Call Ben", "due", "“(due: 2026-11-24 (priority: high)” at file.md:8 does not close"),
    ("Call Cleo", "priority", "“(due: 2026-11-24” at file.md:10 does not close"),
  ])
  func aFieldIsNotWrittenAfterOneWhoseBracketIsOpen(name: String, key: String, words: String) {
    let value = key == "due" ? "tomorrow" : "low"
    for words in [words, "write “)” after its last field"] {
      EditScene(AssignmentTests.openBrackets).expectRefusal(words) { try set(name, key, value, in: &$0) }
    }
  }

  /// What is before it or has a value already is no part of it, and a bracket without a key is only words.
  @Test(arguments: [
    (
      "Call Ben", "priority", "low",
      "-- [ ] Call Ben (due: 2026-11-24 (priority: high)\n+- [ ] Call Ben (due: 2026-11-24 (priority: low)"
    ),
    ("Call (Dora", "due", "tomorrow", "-- [ ] Call (Dora\n+- [ ] Call (Dora (due: 2026-11-21)"),
    (
      "Call Eli", "notify", "09:00",
      "-- [ ] [due:: 2026-11-25] Call Eli (priority: high\n"
        + "+- [ ] [due:: 2026-11-25] [notify:: 09:00] Call Eli (priority: high"
    ),
  ])
  func otherFieldsOfSuchALineAreSet(name: String, key: String, value: String, diff: String) {
    EditScene(AssignmentTests.openBrackets).expect(diff, allowsFindings: true) { try set(name, key, value, in: &$0) }
  }

  @Test func whatIsSoAlreadyChangesNothing() throws {
    var vault = EditScene(AssignmentTests.vault).edited
    try set("Book room", "due", "2026-11-25", in: &vault)
    #expect(vault.revisions.isEmpty)
    #expect(vault.report.map(\.english) == ["nothing to change: “Book room”, due: 2026-11-25, projects/thesis.md:9"])
  }

  /// However it is spelled there.
  @Test(arguments: [
    ("theme", "soft"), ("tags", "a, b"), ("mood", "two words"),
  ])
  func aPropertyThatSaysSoKeepsItsSpelling(key: String, value: String) throws {
    var vault = EditScene("---\nkind: page\ntheme: 'soft'\ntags:\n- a\n- b\nmood: \"two words\"\n---\n\n# Page\n").edited
    try set("Page", key, value, in: &vault)
    #expect(vault.revisions.isEmpty)
    #expect(vault.report.map(\.english) == ["nothing to change: “Page”, \(key): \(value), file.md"])
  }

  @Test(arguments: [("due", "2026-12-01"), ("priority", "high"), ("project", "Home")])
  func aFieldThatSaysSoKeepsItsSpelling(key: String, value: String) throws {
    let text = "---\nkind: day\n---\n\n# 2026-11-20\n\n- [ ] Call (Due:2026-12-01,priority: HIGH ,project:“Home”)\n"
    var vault = EditScene(text).edited
    try set("Call", key, value, in: &vault)
    #expect(vault.revisions.isEmpty)
    #expect(vault.report.map(\.english) == ["nothing to change: “Call”, \(key): \(value), file.md:7"])
  }

  @Test func aPropertyWithALineOfAnotherIsNotOverwritten() {
    let scene = EditScene("---\nkind: page\ntheme: soft\n  - garden\n---\n\n# Page\n")
    scene.expectRefusal("“- garden” is read as a part of “theme”, at file.md:4") { try set("Page", "theme", "bold", in: &$0) }
    scene.expectRefusal("“- garden” is read as a part of “theme”") {
      try $0.unset("theme", of: try $0.bearer(of: "theme", named: "Page", in: nil))
    }
  }

  static let page = """
    ---
    kind: page
    theme: soft
    mood:
      - grey
    ---

    # Page

    ## 🌊 Sea (theme: bold)

    - [ ] Plants (every: 2 days, at: 09:00, from: 2026-11-02) #home
    - [ ] Water (every: daily)
      - 2026-11-02
    + Meditate [streak:: daily]
    + Water: 3/8 glasses
    """

  private func unset(_ name: String, _ key: String, in vault: inout EditedVault) throws {
    try vault.unset(key, of: try vault.bearer(of: key, named: name))
  }

  @Test(
    arguments: [
      ("Page", "theme", "-theme: soft"),
      ("Page", "mood", "-mood:\n-  - grey"),
      ("Sea", "theme", "-## 🌊 Sea (theme: bold)\n+## 🌊 Sea"),
      ("Sea", "icon", "-## 🌊 Sea (theme: bold)\n+## Sea (theme: bold)"),
      (
        "Plants", "every",
        "-- [ ] Plants (every: 2 days, at: 09:00, from: 2026-11-02) #home\n+- [ ] Plants #home"
      ),
      (
        "Plants", "at",
        "-- [ ] Plants (every: 2 days, at: 09:00, from: 2026-11-02) #home\n"
          + "+- [ ] Plants (every: 2 days, from: 2026-11-02) #home"
      ),
      ("Meditate", "streak", "-+ Meditate [streak:: daily]\n++ Meditate"),
    ]
  )
  func whatIsTakenAwayGoesWithWhatNeedsIt(name: String, key: String, diff: String) {
    EditScene(AssignmentTests.page).expect(diff) { try unset(name, key, in: &$0) }
  }

  @Test(arguments: [
    ("due", "(prio: 1 notify: 09:00)"), ("prio", "(by=2026-11-25 notify: 09:00)"), ("notify", "(by=2026-11-25; prio: 1)"),
  ])
  func aKeyGoesThatAnotherWordStandsFor(key: String, rest: String) {
    let diff = "-* [ ] Pay rent (by=2026-11-25; prio: 1 notify: 09:00)\n+* [ ] Pay rent \(rest)"
    EditScene(AssignmentTests.vault).expect(diff, allowsFindings: true) { try unset("Pay rent", key, in: &$0) }
  }

  @Test func aCurlyQuoteGoesWithItsField() {
    let page = "---\nkind: day\n---\n\n# 2026-11-20\n\n- [ ] Tea (priority: low, project: “Home”)\n"
    EditScene(page).expect("-- [ ] Tea (priority: low, project: “Home”)\n+- [ ] Tea (priority: low)") {
      try unset("Tea", "project", in: &$0)
    }
  }

  @Test func aNoteDirectlyBelowStaysANote() {
    let page = "---\nkind: page\n---\n\n# Page\n\n- The day (until: 2026-12-01)\n  Own words.\n- Other\n"
    EditScene(page).expect("-- The day (until: 2026-12-01)\n+- The day\n+") { try unset("The day", "until", in: &$0) }
    let ended = page.replacing("\n- Other\n", with: "").replacing("\n", with: "\r\n")
    EditScene(ended).expect("-- The day (until: 2026-12-01)␍\n+- The day␍\n+␍") { try unset("The day", "until", in: &$0) }
  }

  @Test func aBulletWithAnIconIsALabelAndBack() {
    let page = "---\nkind: page\n---\n\n# Page\n\n- Bread\n- 🍲 Soup\n- 🍵 Tea (type: label)\n"
    EditScene(page).expect("-- Bread\n+- 🥖 Bread") { try set("Bread", "icon", "🥖", in: &$0) }
    EditScene(page).expect("-- 🍲 Soup\n+- Soup") { try unset("Soup", "icon", in: &$0) }
    EditScene(page).expect("-- 🍵 Tea (type: label)\n+- 🫖 Tea (type: label)") { try set("Tea", "icon", "🫖", in: &$0) }
  }

  @Test func whatIsNotThereCannotBeTakenAway() {
    EditScene(AssignmentTests.page).expectRefusal("“Meditate” has no “every”") { try unset("Meditate", "every", in: &$0) }
    EditScene(AssignmentTests.page).expectRefusal("has a log", "has a log, which belongs to “every”") {
      try unset("file.md:13", "every", in: &$0)
    }
  }

  @Test func aFieldIsSpeltAsTheFileSpellsIts() {
    EditScene(
      """
      ---
      kind: page
      ---

      # Page

      - Meditate [streak:: daily]
      - Swim [streak:: weekly]
      - Run
      """
    ).expect("-- Run\n+- Run [best:: highest]") { try set("Run", "best", "highest", in: &$0) }
  }

  @Test func carriageReturnsAndAMissingLastEndStay() {
    let text = "---\r\nkind: project\r\n---\r\n\r\n# P\r\n\r\n1)\t[ ] Çay – über\r\n   wrapped\r\n2)\t[ ] Two"
    let scene = EditScene(files: [("p.md", Array(text.utf8))])
    scene.expect("-   wrapped␍\n+   wrapped (due: 2026-12-01)␍") { try set("Çay", "due", "2026-12-01", in: &$0) }
    scene.expect("-2)\t[ ] Two␄\n+2)\t[ ] Two (due: 2026-12-01)␄") { try set("Two", "due", "2026-12-01", in: &$0) }
    scene.expect("+color: blue␍") { try set("P", "color", "blue", in: &$0) }
  }
}
