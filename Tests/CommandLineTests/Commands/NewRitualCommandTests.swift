import TestSupport
import Testing

@testable import BuiltIns
@testable import CommandLine

@Suite struct NewRitualCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func new(_ arguments: String...) -> CommandRun {
    folder.run(["new", "ritual", "-o", "@/a.md"] + arguments)
  }

  /// The file that a command line writes, which must lint and format clean.
  private func text(_ arguments: [String], on day: String = "2026-11-20") throws -> String {
    let folder = try TemporaryFolder()
    let run = folder.run(["new", "ritual", "-o", "@/r/a.md", "--today", day] + arguments)
    #expect(run.error.isEmpty && run.output == "@/r/a.md: created\n" && run.status == .success)
    let text = try folder.text("r/a.md")
    let lint = folder.run("lint --strict @/r --today \(day)")
    #expect(lint.output.isEmpty && lint.status == .success, "\(text)\n\(lint.output)")
    #expect(folder.run("fmt --check @/r").status == .success, "\(text)")
    return text
  }

  @Test(arguments: [
    (["--preset", "morning-hydration"], "# Morning Hydration", "- 🥛 A glass of water before coffee"),
    (["Water, & more #", "--preset", "morning-hydration"], "# Water, & more \\#", "- 🥛 A glass of water before coffee"),
    (["Before the book"], "# Before the book", "- One small thing"),
  ])
  func writesARitualThatLintsClean(arguments: [String], heading: String, habit: String) throws {
    let lines = try text(arguments).split(separator: "\n")
    #expect(lines.contains { $0 == heading } && lines.contains { $0 == habit })
    #expect(lines.contains("## Arc 1: 2026-11-20 - 2026-12-17"))
    try folder.write("a.md", "mine")
    #expect(new("T").error == "tidemark new ritual: @/a.md: exists already, and nothing is overwritten\n")
    #expect(try folder.text("a.md") == "mine")
  }

  @Test func makesARitualOfOptions() throws {
    let arguments = [
      "Tea & quiet", "--days", "30", "--time", "Evening", "--category", "health", "--icon", "🍵", "--habit",
      "🥛 Drink water (every: mon wed, goal: 8)", "--habit", "Sit  down", "--habit", "Call (every: 2 weeks)",
    ]
    #expect(
      try text(arguments) == """
        ---
        kind: ritual
        icon: 🍵
        category: Health
        time: evening
        duration: 30 days
        ---

        # Tea & quiet

        ## Arc 1: 2026-11-20 - 2026-12-19

        - 🥛 Drink water (every: mon wed, goal: 8)
        - Sit down
        - Call (every: 2 weeks, from: 2026-11-20)

        """
    )
  }

  @Test(arguments: BuiltInPresets.names)
  func everyPresetTakesOptions(name: String) throws {
    for (day, days, last) in [("2026-11-20", "7", "2026-11-26"), ("2028-02-29", "365", "2029-02-27")] {
      let text = try text(["--preset", name, "--days", days, "--habit", "Mine", "--icon", "book"], on: day)
      #expect(text.contains("## Arc 1: \(day) - \(last)\n\n- ") && text.hasSuffix("\n- Mine\n"))
      #expect(text.contains("\nicon: book\n") && text.contains("\nduration: \(days) days\n"))
    }
  }

  /// Four Sundays cannot hold a goal of eight.
  @Test func aGoalThatAShorterArcCannotHoldIsLeftToItsDueDays() throws {
    #expect(try text(["--preset", "weekly-reset"]).contains("(every: sun, goal: 8)"))
    #expect(!(try text(["--preset", "weekly-reset", "--days", "28"]).contains("goal")))
  }

  /// Texts that are no one habit as they stand.
  @Test(arguments: [
    ("# Stretch", "- \\# Stretch"),
    ("1. Stretch", "- 1\\. Stretch"),
    ("> Stretch", "- \\> Stretch"),
    ("[x] Stretch", "- \\[x] Stretch"),
    ("Stretch\nwell", "- Stretch well"),
    ("Stretch (in the sun)", "- Stretch (in the sun)"),
    ("*Stretch* #body", "- *Stretch* #body"),
    ("日本語 🇨🇭", "- 日本語 🇨🇭"),
  ])
  func aHabitIsWhatItsTextSays(text: String, line: String) throws {
    #expect(try self.text(["T", "--habit", text]).hasSuffix("\n\n\(line)\n"))
  }

  @Test(arguments: [
    (["T", "--days", "6"], "“--days” needs a number of days from 7 to 365, not “6”"),
    (["T", "--days", "366"], "“--days” needs a number of days from 7 to 365, not “366”"),
    (["T", "--days", "month"], "“--days” needs a number of days from 7 to 365, not “month”"),
    (
      ["T", "--time", "noon"],
      "“--time” needs one of morning, midday, afternoon, evening, night, anytime, not “noon”"
    ),
    (["T", "--icon", ""], "“--icon” needs an emoji or the name of a symbol, not “”"),
    (["T", "--habit", " "], "a habit has no words"),
    (["T", "--habit", "(every: mon)"], "a habit has no words"),
    (["T", "--habit", "Sit", "--habit", "Sit (every: mon)"], "“Sit” is named twice; give one of them another name"),
    (["T", "--category", " "], "the category has no words"),
    ([" "], "the title has no words"),
    ([], "name a title, or a --preset"),
    (["--habit", "Sit"], "name a title, or a --preset"),
    (["--preset", "gratitude-practise"], "no preset is called “gratitude-practise”; did you mean “gratitude-practice”?"),
    (["--preset", "thankfulness"], "no preset is called “thankfulness”; “tidemark presets” lists them"),
  ])
  func refusesWhatCannotBe(arguments: [String], message: String) throws {
    let run = folder.run(["new", "ritual", "-o", "@/a.md"] + arguments)
    #expect(run.error == "tidemark new ritual: \(message)\n" && run.status == .couldNotRun)
    #expect(try folder.names().isEmpty)
  }

  /// What looks like a field and does not read, and what a ritual cannot hold.
  @Test(arguments: [
    ["--habit", "Sit (every: blursday)"], ["--habit", "Sit (evry: mon, goal: 3)"],
    ["--habit", "Sit (goal: 0)"],
    ["--preset", "morning-hydration", "--habit", "A second one with breakfast"],
  ])
  func refusesHabitsThatWouldBeReported(arguments: [String]) throws {
    let run = folder.run(["new", "ritual", "T", "-o", "@/a.md"] + arguments)
    #expect(run.error.hasPrefix("tidemark new ritual: ") && run.error.contains("“") && run.status == .couldNotRun)
    #expect(try folder.names().isEmpty)
  }

  @Test func fourWeeksAreDays() throws {
    #expect(try text(["T", "--days", "4 weeks"]).contains("duration: 28 days"))
  }

  // MARK: Presets of a vault, and files

  static let lived = """
    ---
    kind: ritual
    category: Health
    duration: 10 days
    finished: 2026-02-01
    tags: [tea]
    ---

    # Tea Time

    About tea.

    ## Arc 2: 2026-01-01 - 2026-01-10 (ended: 2026-01-08)

    - 🍵 Brew (every: weekday, until: 2026-01-31, goal: 4)
      The green one.
      - 2026-01-01
    - Drink

    ## Arc 1: 2025-01-01 - 2025-01-10

    - Boil water

    ## Notes

    - Water at 80 degrees

    """

  @Test func takesTheLatestHabitsOfARitualThatWasLived() throws {
    try folder.write("old.md", Self.lived)
    #expect(
      try text(["--preset", folder("old.md")]) == """
        ---
        kind: ritual
        category: Health
        duration: 10 days
        tags: [tea]
        ---

        # Tea Time

        About tea.

        ## Arc 1: 2026-11-20 - 2026-11-29

        - 🍵 Brew (every: weekday, goal: 4)
          The green one.
        - Drink

        ## Notes

        - Water at 80 degrees

        """
    )
  }

  /// The arc that runs goes before one to come; one without habits is none.
  @Test func takesTheHabitsOfTheArcThatRuns() throws {
    try folder.write("old.md", Self.lived)
    #expect(try text(["--preset", folder("old.md")], on: "2025-01-05").contains("\n- Boil water\n"))
  }

  @Test func leavesAPresetAsItIsWritten() throws {
    let preset = "---\n# Mine\nkind: ritual\nduration: 14 days\n---\n\n# Tea\n\n## Arc 1: {{today}} - {{end}}\n\n* Brew\n"
    try folder.write("tea.md", preset)
    #expect(
      try text(["--preset", folder("tea.md")])
        == preset.replacing("{{today}}", with: "2026-11-20").replacing("{{end}}", with: "2026-12-03")
    )
  }

  @Test func refusesWhatIsNoPreset() throws {
    try folder.write("note.md", Sample.note)
    try folder.write("latin.md", bytes: Array(Self.lived.utf8) + [0xE9])
    try folder.write("empty.md", "---\nkind: ritual\n---\n\n# T\n\n## Arc 1: {{today}} - {{end}}\n")
    for (name, message) in [
      ("missing.md", "no such file or folder"),
      ("note.md", "is not a preset of a ritual: its front matter does not say “kind: ritual”"),
      ("latin.md", "is not UTF-8, as a preset must be"),
      ("empty.md", "is not a preset of a ritual: no arc in it has a habit"),
    ] {
      #expect(new("--preset", "@/\(name)").error == "tidemark new ritual: @/\(name): \(message)\n")
    }
    #expect(try folder.names() == ["empty.md", "latin.md", "note.md"])
  }

  /// The vault is that of the folder of the process.
  @Test func aVaultHasPresetsAndCategoriesOfItsOwn() throws {
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Vault\n\n## Categories\n\n- Craft (color: indigo)\n")
    try folder.write("templates/rituals/tea-time.md", Self.lived)
    try folder.write("templates/rituals/morning-hydration.md", Self.lived.replacing("Tea Time", with: "My Water"))
    func run(_ line: String) throws -> ProgramRun { try ProgramRun("tidemark \(line) --today 2026-11-20", in: folder) }
    #expect(
      try run("new ritual --preset 'Tea Time' --category craft").text.hasPrefix(
        "rituals/tea-time.md: created\n  next: tidemark done \"Tea Time\""
      )
    )
    #expect(try folder.text("rituals/tea-time.md").contains("category: craft\n"))
    #expect(try run("new ritual --preset morning-hydration").text.hasPrefix("rituals/my-water.md: created\n"))
    #expect(
      try run("new ritual T --category Carft").error
        == "tidemark new ritual: “Carft” is not a category of this vault; did you mean “Craft”?\n"
    )
    #expect(try run("new ritual --preset tea-tine").error.contains("did you mean “tea-time”?"))
    #expect(try run("presets tea-time").text.contains("## Arc 1: 2026-11-20 - 2026-11-29\n"))
    try folder.write("templates/rituals/broken.md", "---\nkind: page\n---\n")
    let list = try run("presets --category Health --time anytime")
    #expect(
      list.text == """
        This vault
          My Water · any time · 10 days · named morning-hydration
              🍵 Brew (every: weekday) · Drink
          Tea Time · any time · 10 days
              🍵 Brew (every: weekday) · Drink

        To begin one: tidemark new ritual --preset morning-hydration

        """
    )
    #expect(list.status == 2)
    #expect(list.error.contains("templates/rituals/broken.md: is not a preset of a ritual"))
    let lint = try run("lint --strict")
    #expect(lint.status == 0 && lint.text.isEmpty)
  }
}
