import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import CommandLine
@testable import Views

/// What all views of rituals have in common.
@Suite struct RitualViewTests {
  let vault: RitualVault

  init() throws {
    vault = try RitualVault()
  }

  /// The name of each in the golden files, and its command line.
  static let views = [
    ("ritual", "ritual morning\u{A0}water"), ("ritual-last-day", "ritual morning\u{A0}pages"),
    ("ritual-complete", "ritual midday"), ("ritual-upcoming", "ritual screens"), ("ritual-without-arc", "ritual no"),
    ("rituals", "rituals"), ("rituals-all", "rituals --all"), ("today", "today"),
    ("today-morning", "today --time morning"), ("history", "history"),
    ("history-of-one", "history --ritual morning\u{A0}w --months 2"), ("history-day", "history --on 2026-11-19"),
    ("insights", "insights"),
  ]

  /// A no-break space stands for a space within a word.
  private func run(_ line: String, width: Int = 80) -> CommandRun {
    let words = line.split(separator: " ").map { String($0).replacing("\u{A0}", with: " ") }
    let own = ["--vault", vault.folder.path, "--today", "2026-11-20", "--now", "10:15"]
    var run = CommandRun(words + own, width: width)
    run.output = run.output.replacing(vault.folder.path, with: "@")
    return run
  }

  @Test(arguments: views, [40, 80, 120])
  func looksAsRecorded(view: (String, String), width: Int) {
    expectGolden(run(view.1, width: width).output, "Tests/CommandLineTests/Golden/\(view.0)-\(width).txt")
  }

  @Test(arguments: views)
  func plainLinesAreAsRecorded(view: (String, String)) {
    expectGolden(run(view.1 + " --plain", width: 40).output, "Tests/CommandLineTests/Golden/\(view.0)-plain.txt")
  }

  @Test(arguments: views)
  func noLineIsTooWide(view: (String, String)) {
    for width in someCases(of: Array(28...130), named: view.0, least: 10) {
      let lines = run(view.1, width: width).lines
      #expect(lines.filter { DisplayWidth.cells(of: $0) > width } == [], "\(width)")
      #expect(lines.filter { $0.hasSuffix(" ") || $0.contains("\u{1B}") } == [], "\(width)")
    }
  }

  @Test(arguments: views)
  func colorTellsNothingByItself(view: (String, String)) {
    for width in [40, 100] {
      let colored = run(view.1 + " --color always", width: width).output
      #expect(colored.contains("\u{1B}["))
      #expect(colored.replacing(/\x1B\[[0-9;]*m/, with: "") == run(view.1, width: width).output)
    }
  }

  @Test(arguments: views)
  func printsJSON(view: (String, String)) throws {
    let run = run(view.1 + " --json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object["today"] as? String == "2026-11-20")
    expectGolden(run.output, "Tests/CommandLineTests/Golden/\(view.0).json")
    #expect(run.status == .success)
    #expect(run.error.isEmpty)
  }

  @Test(arguments: ["rituals", "today", "history", "history --on today", "insights"])
  func anEmptyVaultSaysHowToBegin(line: String) throws {
    let empty = try RitualVault(["tidemark.md": "---\nkind: vault\n---\n\n# Vault\n"])
    for form in ["", " --plain"] {
      let run = empty.run(line + form, width: 40)
      #expect(run.output.contains(line == "today" ? "Nothing is planned or due today." : "There is no ritual yet."))
      #expect(run.lines.contains("  tidemark presets"))
      #expect(run.lines.allSatisfy { DisplayWidth.cells(of: $0) <= 40 })
      #expect(run.status == .success)
    }
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(empty.run(line + " --json").output.utf8)) }
  }

  @Test(arguments: views)
  func aFileThatCannotBeReadIsToldAndTheRestIsShown(view: (String, String)) throws {
    let whole = run(view.1).output
    try vault.folder.link("gone.md", to: "nowhere.md")
    let run = run(view.1)
    #expect(run.output == whole)
    #expect(run.status == .success)
    #expect(run.error.hasSuffix("gone.md: a symbolic link to a file that is not there (skipped)\n"))
  }

  /// What is said where there is nothing is two commands, which do what they say.
  @Test func emptyViewsNameTheNextCommands() throws {
    let vault = try RitualVault([:])
    for command in ["rituals", "history", "insights"] {
      #expect(
        vault.run(command).lines == [
          "There is no ritual yet.", "", "  tidemark presets                    Show ready-made rituals",
          "  tidemark new ritual \"Evening walk\"  Begin one of your own", "",
        ],
        "\(command)"
      )
    }
    #expect(
      vault.run("today").lines.dropFirst() == [
        "", "Nothing is planned or due today.", "", "  tidemark add \"Buy bread\"  Note a task for today",
        "  tidemark new day          Plan the day", "  tidemark presets          Show ready-made rituals", "",
      ]
    )
  }

  /// Arcs that are there and cannot be read are not told as none.
  @Test func unreadArcsAreToldAsSuch() throws {
    let vault = try RitualVault(["swim.md": "---\nkind: ritual\n---\n\n# Swim\n\n## Arc 1 from Monday on\n\n- Swim\n"])
    for command in ["rituals", "today", "ritual swim"] {
      for form in ["", " --plain"] {
        let words = vault.run(command + form).output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("cannot be read"), "\(words)")
        #expect(words.contains("swim.md"), "\(words)")
        #expect(!words.contains("No arc yet") && !words.contains("tidemark renew"), "\(words)")
      }
    }
    #expect(vault.run("rituals --json").output.contains("\"group\": \"unreadArc\""))
    #expect(vault.run("today --json").output.contains("\"withUnreadArc\": [\n    {\n      \"title\": \"Swim\""))
  }
}
