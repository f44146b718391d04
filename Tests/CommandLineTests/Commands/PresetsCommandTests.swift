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
    #expect(run.lines.filter { $0.hasPrefix("  ") }.count == 14)
    #expect(run.lines.filter { !$0.isEmpty && !$0.hasPrefix(" ") } == ["Health", "Productivity", "Mindfulness", "Self-Care"])
    #expect(run.lines[1] == "  morning-hydration   morning    28 days  3 habits")
  }

  @Test func listsWhatFits() {
    let run = CommandRun("presets", "--category", "health", "--time", "Morning")
    #expect(run.lines == ["Health", "  morning-hydration  morning    28 days  3 habits", ""])
    #expect(CommandRun("presets", "--category", "Tax").error.hasPrefix("tidemark presets: no preset fits"))
  }

  /// On ends of months, in a leap year, and over the end of a year.
  @Test(arguments: BuiltInPresets.all.map(\.name))
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

  @Test func namesMayBeTitles() {
    #expect(CommandRun("presets", "Morning Hydration").output.contains("# Morning Hydration\n"))
    let wrong = CommandRun("presets", "morning-hidration")
    #expect(wrong.status == .couldNotRun)
    #expect(
      wrong.error == "tidemark presets: no preset is called “morning-hidration”; did you mean “morning-hydration”?\n"
    )
  }
}
