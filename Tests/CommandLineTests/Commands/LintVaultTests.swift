import TestSupport
import Testing

@testable import CommandLine

/// `lint` of files in a vault, which are held against the others.
@Suite struct LintVaultTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("v/tidemark.md", "---\nkind: vault\nday-starts: 07:00\n---\n\n# V\n\n## Projects\n\n- [[Thesis]]\n")
    try folder.write("v/projects/thesis.md", "---\nkind: project\n---\n\n# Thesis\n\n- [ ] Draft\n")
    try folder.write("v/days/2026-11-20.md", day("- 09:00 Work", "  - [ ] Drift (project: Thesis)"))
    try folder.write("v/days/2026-11-21.md", "---\nkind: day\n---\n\n# 2026-11-20\n\n- 06:00 Early\n")
  }

  private func day(_ lines: String...) -> String {
    "---\nkind: day\n---\n\n# 2026-11-20 Friday\n\n" + lines.map { $0 + "\n" }.joined()
  }

  /// The rules in the order of the findings, each with its file.
  private func rules(_ line: String) -> [String] {
    folder.run(line + " --today 2026-11-20").lines.compactMap { line in
      guard line.hasPrefix("@"), let colon = line.firstIndex(of: ":"), line.last == "]", let start = line.lastIndex(of: "[")
      else { return nil }
      return line[..<colon] + " " + line[line.index(after: start)...].dropLast()
    }
  }

  private let all = [
    "@/v/days/2026-11-20.md duplicate-day", "@/v/days/2026-11-20.md missing-task",
    "@/v/days/2026-11-21.md duplicate-day", "@/v/days/2026-11-21.md date-mismatch", "@/v/days/2026-11-21.md outside-day",
  ]

  @Test(arguments: ["", " --jobs 1", " --jobs 7"])
  func readsTheVaultInAnyNumberOfJobs(option: String) {
    #expect(Set(rules("lint @/v" + option)) == Set(all))
    #expect(rules("lint @/v" + option) == rules("lint @/v"))
  }

  /// Of a day in which nothing is found not all is kept, and an edit in it stands where it stands in the file.
  @Test func anEditInAnotherDayHasItsPlace() throws {
    try folder.write("v/days/2026-11-23.md", "---\nkind: day\n---\n\n# 2026-11-23\n\n- 22:00 - 01:30 Party\n")
    let next = "---\nkind: day\n---\n\n# 2026-11-24\n\nWords.\n\n- 09:00 - 10:00 Walk\n\n## Notes\n\n- One\n"
    try folder.write("v/days/2026-11-24.md", next)
    let lines = folder.run("lint @/v --rule block-past-midnight --format json --today 2026-11-20").lines
    let all = folder.run("lint @/v --format json --today 2026-11-20").lines
    for lines in [lines, all] {
      let place = try #require(lines.firstIndex { $0.contains("\"file\": \"@/v/days/2026-11-24.md\"") })
      #expect(lines[place + 1].contains("\"line\": 9,"))
    }
  }

  @Test func oneFileIsHeldAgainstTheWholeVault() {
    let file = "@/v/days/2026-11-20.md"
    #expect(rules("lint \(file)") == ["\(file) duplicate-day", "\(file) missing-task"])
  }

  @Test func otherRulesNeedNoVault() {
    #expect(rules("lint @/v --rule date-mismatch") == ["@/v/days/2026-11-21.md date-mismatch"])
    #expect(rules("lint @/v --rule missing-task") == ["@/v/days/2026-11-20.md missing-task"])
  }

  @Test func outsideOfAVaultTheyAreSilent() throws {
    try folder.write("w/2026-11-20.md", day("- 09:00 Work", "  - [ ] Drift (project: Thesis)"))
    try folder.write("w/b.md", day("- 06:00 Work"))
    #expect(rules("lint @/w") == [])
  }

  @Test func severalVaultsAreKeptApart() throws {
    try folder.write("w/tidemark.md", "---\nkind: vault\n---\n\n# W\n")
    try folder.write("w/days/2026-11-20.md", day("- 06:00 Work"))
    #expect(rules("lint @/w @/v/projects") == [])
  }

  @Test func theRootKeepsRulesSilent() throws {
    try folder.write("v/tidemark.md", "---\nkind: vault\nallow: [missing-task, duplicate-day]\n---\n\n# V\n")
    #expect(rules("lint @/v") == ["@/v/days/2026-11-21.md date-mismatch"])
  }

  /// Wherever the notes are read: among the files that are named, or as the rest of the vault, with fixes or without.
  @Test func foldersOfNotesAreToldAtTheRoot() throws {
    for day in 16...18 { try folder.write("v/journal/2026/2026-11-\(day).md", "Rain.\n") }
    try folder.write("v/journal/2026/2026-11-19.md", "---\nkind: note\n---\n\nRain.\n")
    #expect(rules("lint @/v --rule unclaimed-folder") == ["@/v/tidemark.md unclaimed-folder"])
    #expect(rules("lint @/v/tidemark.md") == ["@/v/tidemark.md unclaimed-folder"])
    #expect(rules("lint @/v/tidemark.md @/v/journal/2026/2026-11-16.md") == ["@/v/tidemark.md unclaimed-folder"])
    #expect(rules("lint @/v/journal") == [])
    #expect(folder.run("lint @/v/tidemark.md").output.contains("3 files in “journal” are named by dates"))
    #expect(rules("lint --fix @/v").contains("@/v/tidemark.md unclaimed-folder"))
    // It is nearly “Draft”, which may have been meant.
    #expect(try !folder.text("v/projects/thesis.md").contains("Drift"))
    let project = try folder.text("v/projects/thesis.md") + "- [ ] Book the room, due 25.11.2026\n"
    try folder.write("v/projects/thesis.md", project)
    try folder.write("v/days/2026-11-20.md", day("- 09:00 Work", "  - [ ] Book the room (project: Thesis)"))
    #expect(rules("lint --fix @/v --rule missing-task").contains("@/v/days/2026-11-20.md missing-task"))
    #expect(try folder.text("v/projects/thesis.md") == project)
    try folder.write("v/tidemark.md", "---\nkind: vault\ndayss: journal\n---\n\n# V\n")
    #expect(
      rules("lint @/v/tidemark.md").sorted() == ["@/v/tidemark.md misspelled-property", "@/v/tidemark.md unclaimed-folder"]
    )
    #expect(rules("lint --fix --unsafe-fixes --rule misspelled-property @/v/tidemark.md") == [])
    #expect(rules("lint @/v/tidemark.md") == [])
  }

  @Test(arguments: [
    ("", "days: [daily, journal, minutes]\n"), ("days: old\n", "days: [old, daily, journal, minutes]\n"),
    ("days: [ 'old' ] # mine\n", "days: [ 'old', daily, journal, minutes ] # mine\n"),
    ("days: [old, ]\n", "days: [old, daily, journal, minutes]\n"), ("days: []\n", "days: [daily, journal, minutes]\n"),
    ("days:\n  - old\n", "days:\n  - old\n  - daily\n  - journal\n  - minutes\n"),
    ("days:\n- old # mine\npages: p\n", "days:\n- old # mine\n- daily\n- journal\n- minutes\npages: p\n"),
    ("days: [old, # mine\n  older ]\n", "days: [old, older, daily, journal, minutes]\n"),
  ]) func foldersOfNotesAreAddedToTheSetting(written: String, fixed: String) throws {
    try folder.write("w/tidemark.md", "---\nkind: vault\n\(written)---\n\n# V\n")
    for (name, number) in ["daily", "journal", "minutes"].flatMap({ name in (1...3).map { (name, $0) } }) {
      try folder.write("w/\(name)/2026-11-0\(number).md", "Rain.\n")
    }
    #expect(rules("lint --fix --unsafe-fixes --rule unclaimed-folder @/w") == [])
    #expect(try folder.text("w/tidemark.md") == "---\nkind: vault\n\(fixed)---\n\n# V\n")
  }

  @Test func aCommentKeepsARuleSilent() throws {
    try folder.write(
      "v/days/2026-11-20.md",
      day(
        "- 09:00 Work",
        "  <!-- tidemark: allow missing-task -->",
        "  - [ ] Drift (project: Thesis)",
        "  - [ ] Other (project: Thesis)"
      )
    )
    #expect(rules("lint @/v/days/2026-11-20.md --rule missing-task").count == 1)
  }

  @Test func whatCannotBeReadIsToldAndTheRestGoesOn() throws {
    try folder.write("v/days/2026-11-22.md", day("- x"))
    try folder.link("v/days/lost.md", to: "nowhere.md")
    let run = folder.run("lint @/v/days/2026-11-20.md --today 2026-11-20")
    #expect(run.status == .couldNotRun)
    #expect(run.error.contains("lost.md"))
    #expect(run.output.contains("missing-task"))
  }

  @Test func theReportAsJSONNamesTheFileOfAnEdit() {
    let run = folder.run("lint --format json @/v/days/2026-11-20.md --rule missing-task --today 2026-11-20")
    #expect(run.output.contains("projects/thesis.md\""))
    #expect(run.output.contains("\"text\": \"- [ ] Drift\\n\""))
    #expect(run.output.contains("\"line\": 8"))
  }

  @Test func aGarbledProjectLacksNothing() throws {
    try folder.write("v/projects/thesis.md", "---\nkind: project\n---\n\n# Thesis\n\n<<<<<<< a\n- [ ] A\n=======\n>>>>>>> b\n")
    #expect(rules("lint @/v/days/2026-11-20.md --rule missing-task") == [])
  }
}
