import Diagnostics
import Languages
import TestSupport
import Testing

@testable import CommandLine

/// What `--lang` changes, and what it leaves alone.
@Suite struct LanguageOptionTests {
  private static let examples = ProjectFiles.root.appendingPathComponent("Examples").path
  private static let moment = ["--today", "2026-11-20", "--now", "10:15"]

  private func run(_ line: String, _ language: String?, width: Int = 80) -> CommandRun {
    let words = line.split(separator: " ").map { String($0).replacing("@", with: Self.examples) }
    let isOfVault = !["lint", "export", "outline", "rules", "explain", "fmt"].contains(words[0])
    let place = isOfVault ? ["--vault", Self.examples] : []
    return CommandRun(words + place + Self.moment + (language.map { ["--lang", $0] } ?? []), width: width)
  }

  private static let views = [
    "today", "glance", "day", "day --week", "block show bells", "tasks", "list", "projects", "pages", "rituals",
    "ritual Sunday",
    "history", "insights", "life", "activities", "stats time", "stats month", "stats year", "settings", "presets",
  ]

  @Test(
    arguments: views.map { "\($0) --json" } + [
      "lint @/careless --format json", "lint @/careless --format short", "lint @/careless --format sarif",
      "lint @/careless --format github", "lint @/careless --format gitlab", "lint @/careless --format junit",
      "export @/pages/compass.md", "export @ --to json", "export @ --to csv", "export @ --to ics", "export @/projects --to csv",
      "outline @/pages/compass.md", "fmt @/careless --diff",
    ]
  )
  func whatProgramsReadIsTheSame(line: String) {
    let english = run(line, nil)
    for language in ["es-MX", "fr_CA.UTF-8"] {
      let other = run(line, language)
      #expect(other.output == english.output, "\(line) in \(language)")
      #expect(other.status == english.status, "\(line) in \(language)")
    }
  }

  @Test(arguments: views + views.map { "\($0) --plain" } + ["lint @/careless", "rules", "explain dead-link"])
  func whatPeopleReadIsInTheirLanguage(line: String) {
    let all = ["en", "es", "fr"].map { run(line, $0) }
    #expect(all[0].output == run(line, nil).output)
    #expect(Set(all.map(\.output)).count == 3, "\(line)")
    #expect(Set(all.map(\.status)).count == 1, "\(line)")
  }

  @Test(arguments: [40, 80, 120])
  func noLineIsWiderThanTheTerminal(width: Int) {
    let views = Self.views + ["history --on 2026-11-19", "insights perfect", "tasks --group due", "list garden", "block show"]
    for line in someCases(of: views, named: "\(width)", least: 6) {
      for language in Language.allCases + [.pseudo] {
        for text in run(line, language.rawValue, width: width).lines where DisplayWidth.cells(of: text) > width {
          Issue.record("\(line) at \(width) in \(language): “\(text)”")
        }
      }
    }
  }

  @Test func anotherLanguageIsRefused() {
    let run = run("today", "de")
    #expect(run.status == .couldNotRun)
    #expect(run.error.contains("“--lang” needs en, es or fr, not “de”"), "\(run.error)")
  }
}
