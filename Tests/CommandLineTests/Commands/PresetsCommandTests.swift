import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import BuiltIns
@testable import CommandLine

@Suite struct PresetsCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func listsTheFourteenOfFourCategories() {
    let run = CommandRun("presets", "--today", "2026-11-20")
    #expect(run.status == .success)
    let titles = run.lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
    #expect(titles.count == 14)
    #expect(
      run.lines.filter { !$0.isEmpty && !$0.hasPrefix(" ") } == [
        "Health", "Productivity", "Mindfulness", "Self-Care",
        "To see their habits: tidemark presets morning",
        "To begin one: tidemark new ritual --preset \"Morning Hydration\"",
      ]
    )
    #expect(titles[0] == "  💧 Morning Hydration · morning · 28 days · 3 habits")
    // A terminal of 24 lines shows all.
    #expect(run.lines.count <= 24)
    #expect(CommandRun("presets", "--plain").lines.count == 15)
  }

  @Test(arguments: [
    ("--category health --time Morning", "Morning Hydration"),
    ("--category health --time morning --time night", "Morning Hydration, Sleep Preparation"),
    ("--category health --time night --time morning", "Morning Hydration, Sleep Preparation"),
    ("--category health --time afternoon", ""),
  ])
  func listsWhatFits(options: String, titles: String) {
    let run = CommandRun(["presets", "--plain"] + options.split(separator: " ").map(String.init))
    #expect(run.lines.dropLast().map { String($0.prefix { $0 != ":" }) }.joined(separator: ", ") == titles)
    #expect(run.error.hasPrefix("tidemark presets: no preset fits") == titles.isEmpty)
  }

  /// What is of any time is among those of each; a title of its own is named by its file.
  @Test func listsTheVaultsOwn() throws {
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Vault\n")
    try folder.write(
      "templates/rituals/tea.md",
      "---\nkind: ritual\n---\n\n# A cup of *tea*\n\n## Arc 1: {{today}} - {{end}}\n\n- 🫖 Boil (every: weekday)\n- Drink\n"
    )
    func run(_ options: String) throws -> ProgramRun { try ProgramRun("tidemark presets --time night \(options)", in: folder) }
    #expect(
      try run("").text.hasPrefix(
        "This vault\n  A cup of tea · any time · 28 days · named tea\n      🫖 Boil (every: weekday) · Drink\n\n"
      )
    )
    #expect(
      try run("--plain").text.hasPrefix("A cup of tea: any time; 28 days; named tea; habits: Boil (every: weekday), Drink\n")
    )
    #expect(try run("--json").text.contains("\"isOwn\": true"))
  }

  @Test func isAsWideAsTheTerminal() {
    for width in [40, 80, 120] {
      let lines = CommandRun(["presets", "--today", "2026-11-20"], width: width).lines
      #expect(lines.allSatisfy { DisplayWidth.cells(of: $0) <= width })
      expectGolden(lines.joined(separator: "\n"), "Tests/CommandLineTests/Golden/presets-\(width).txt")
    }
    expectGolden(CommandRun("presets", "--plain").output, "Tests/CommandLineTests/Golden/presets-plain.txt")
    expectGolden(CommandRun("presets", "--json").output, "Tests/CommandLineTests/Golden/presets.json")
  }

  /// On ends of months, in a leap year, and over the end of a year.
  @Test(arguments: BuiltInPresets.names)
  func eachLintsCleanOnTheDayThatItBegins(name: String) throws {
    for day in ["2026-11-20", "2028-02-29", "2026-12-31", "2026-01-31"] {
      let run = CommandRun("presets", name, "--today", day)
      #expect(run.status == .success)
      try folder.write("\(day).md", run.output)
      let lint = folder.run("lint --strict @/\(day).md --today \(day)")
      #expect(lint.output.isEmpty && lint.status == .success)
      #expect(folder.run("fmt --check @/\(day).md").status == .success)
      #expect(!run.output.contains("{{"))
    }
  }

  /// A time of the day, a category, or a part of several titles: what fits, with its habits.
  @Test(arguments: [
    ("night", "Sleep Preparation, Breathwork, Weekly Reset"),
    ("Health", "Morning Hydration, Midday Movement, Sleep Preparation"),
    ("reflection meditation", nil), ("evening r", nil), ("prep", "Sleep Preparation, Deep Work Prep"),
    ("reset", "Focus Reset, Weekly Reset"),
  ])
  func listsWhatAWordFits(word: String, titles: String?) {
    let run = CommandRun("presets", word, "--today", "2026-11-20")
    guard let titles else {
      #expect(run.output.contains("# Evening Reflection\n") || run.status == .couldNotRun)
      return
    }
    let shown = run.lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
    let names = shown.compactMap { $0.split(separator: " · ").first?.drop { !$0.isASCII || $0 == " " } }.map(String.init)
    #expect(names.map { $0.trimmingCharacters(in: .whitespaces) } == titles.components(separatedBy: ", "))
    #expect(run.lines.contains { $0.hasPrefix("      ") })
  }

  @Test func aPartOfATitleWillDo() throws {
    #expect(CommandRun("presets", "hydra").output.contains("# Morning Hydration\n"))
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# V\n")
    #expect(try ProgramRun("tidemark new ritual --preset hydra", in: folder).status == 0)
    #expect(try folder.text("rituals/morning-hydration.md").contains("# Morning Hydration"))
    let several = try ProgramRun("tidemark new ritual --preset reset", in: folder)
    #expect(several.status == 2)
    #expect(
      several.error.contains("“reset” may be any of these presets; write more of its title:\n  Focus Reset\n  Weekly Reset")
    )
  }

  @Test func namesMayBeTitles() {
    #expect(CommandRun("presets", "Morning Hydration").output.contains("# Morning Hydration\n"))
    let wrong = CommandRun("presets", "morning-hidration")
    #expect(wrong.status == .couldNotRun)
    #expect(
      wrong.error == "tidemark presets: no preset is called “morning-hidration”; did you mean “morning-hydration”?\n"
    )
  }
}
