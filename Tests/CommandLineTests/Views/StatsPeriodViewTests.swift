import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import CommandLine
@testable import Views

/// `tidemark stats month` and `tidemark stats year`.
@Suite struct StatsPeriodViewTests {
  let vault: RitualVault

  init() throws {
    vault = try RitualVault(StatsPeriodVault.files)
  }

  /// The name of each in the golden files, and its command line.
  static let views = [
    ("stats-month", "stats month"), ("stats-month-past", "stats month last"), ("stats-month-blank", "stats month 2020-02"),
    ("stats-year", "stats year"), ("stats-by-tag", "stats month --by tag"), ("stats-by-category", "stats year --by category"),
    ("stats-of-page", "stats month --kind streak --page pages/counts.md"),
  ]

  @Test(arguments: views, [40, 80, 120])
  func looksAsRecorded(view: (String, String), width: Int) {
    expectGolden(vault.run(view.1, width: width).output, "Tests/CommandLineTests/Golden/\(view.0)-\(width).txt")
  }

  @Test(arguments: views)
  func plainLinesAreAsRecorded(view: (String, String)) {
    expectGolden(vault.run(view.1 + " --plain", width: 40).output, "Tests/CommandLineTests/Golden/\(view.0)-plain.txt")
  }

  @Test(arguments: views)
  func jsonIsAsRecorded(view: (String, String)) throws {
    let output = vault.run(view.1 + " --json").output
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(output.utf8)) }
    expectGolden(output, "Tests/CommandLineTests/Golden/\(view.0).json")
  }

  @Test(arguments: [StatsPeriodSpan.month, .year])
  func noLineIsTooWideAndNoTitleIsLost(span: StatsPeriodSpan) throws {
    let sheet = try StatsPeriodVault.sheet(vault, span)
    for width in 24...130 {
      let lines = StatsPeriodLayout(sheet, width: width, in: .english).lines
      #expect(lines.filter { $0.cells > width }.map(\.text) == [], "\(width)")
      let text = lines.map(\.text).joined(separator: "\n")
      #expect(!text.contains("\u{1B}"))
      for word in ["Space walk", "👩‍👩‍👧‍👦", "Tennis", "目標", "Midday", "Plank"] where span == .year || word != "Midday" {
        #expect(text.contains(word), "\(word) at \(width)")
      }
    }
  }

  @Test(arguments: views)
  func colorTellsNothingByItself(view: (String, String)) {
    for width in [40, 100] {
      let colored = vault.run(view.1 + " --color always", width: width).output
      #expect(colored.contains("\u{1B}["))
      #expect(colored.replacing(/\x1B\[[0-9;]*m/, with: "") == vault.run(view.1, width: width).output)
    }
  }

  @Test(arguments: ["stats month", "stats year"])
  func anEmptyVaultSaysHowToBegin(line: String) throws {
    let empty = try RitualVault(["tidemark.md": "---\nkind: vault\n---\n\n# Vault\n"])
    for form in ["", " --plain"] {
      let run = empty.run(line + form, width: 40)
      #expect(run.output.contains("There is nothing to count yet."))
      #expect(run.lines.contains("  tidemark presets"))
      #expect(run.lines.allSatisfy { DisplayWidth.cells(of: $0) <= 40 })
      #expect(run.status == .success)
    }
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(empty.run(line + " --json").output.utf8)) }
  }

  /// Where there is no ritual, but a page or an activity, that is shown.
  @Test func pagesAndActivitiesStandForThemselves() throws {
    for (name, word) in [("pages/health.md", "Floss"), ("pages/counts.md", "Space walk"), ("activities.md", "Tennis")] {
      let alone = try RitualVault([name: StatsPeriodVault.files[name] ?? ""])
      for line in ["stats month", "stats year"] {
        let output = alone.run(line).output
        #expect(output.contains(word))
        #expect(!output.contains("ritual"))
      }
    }
  }

  /// A best is no column of the months.
  @Test func aYearOfBestsAloneHasNoMonths() throws {
    let page = Sample.page("- Plank (best: highest)", "  - 2026-11-07 90")
    let lines = try RitualVault(["page.md": page]).run("stats year").lines
    #expect(lines.prefix(4) == ["2026", "up to today, Fri 20 Nov 2026", "", "Bests"])
  }

  @Test func aFileThatCannotBeReadIsToldAndTheRestIsShown() throws {
    let whole = vault.run("stats year").output
    try vault.folder.link("gone.md", to: "nowhere.md")
    let run = vault.run("stats year")
    #expect(run.output == whole)
    #expect(run.status == .success)
    #expect(run.error.hasSuffix("gone.md: a symbolic link to a file that is not there (skipped)\n"))
  }

  @Test func daysThatCannotBeShownAreAMistake() {
    let run = vault.run("stats month 2027-01")
    #expect(run.error == "tidemark stats month: 2027-01 is in the future: today is 2026-11-20\n")
    #expect(run.status == .couldNotRun)
    #expect(run.output.isEmpty)
  }
}
