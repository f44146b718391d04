import TestSupport
import Testing

@testable import CommandLine

/// A section is known by its name: however its title is spelled, every command does the same.
@Suite struct SectionSpellingTests {
  private static let titles = ["Things that used to matter", "Done", "Phases", "Projects", "Rituals", "Routine"]

  /// What may stand behind a name in a title, and is no part of it.
  static let endings = ["\u{FE0F}", ".", " #tag", " #tag !"]

  private static func files(_ ending: String) -> [String: String] {
    func title(_ title: String) -> String { "## " + title + ending }
    return [
      "tidemark.md": """
      ---
      kind: vault
      ---

      # Home

      \(title("Projects"))

      - [[Thesis]]
      - [[Garden]]

      \(title("Routine"))

      - 09:00 - 09:30 Tea (every: mon)

      """,
      "pages/health.md": """
      ---
      kind: page
      ---

      # Health

      ## Daily

      - [ ] Walk (due: 2026-11-01)
      - Sit (streak: daily)
        - 2026-11-19

      \(title("Things that used to matter"))

      - [ ] Swim (due: 2026-11-02, was: Daily)
      - Row (every: mon, from: 2026-11-02)
      - Skate: 3/8 times
      - Ski (streak: daily)

      """,
      "projects/thesis.md": """
      ---
      kind: project
      ---

      # Thesis

      - [ ] Draft
      - [ ] Write

      \(title("Done"))

      - [x] Plan (done: 2026-11-01)

      """,
      "projects/garden.md": "---\nkind: project\n---\n\n# Garden\n\n\(title("Done"))\n\n- [x] Dig (done: 2026-11-02)\n",
      "life.md": """
      ---
      kind: life
      born: 1990-06-14
      ---

      # Weeks

      \(title("Phases"))

      - 2008-09-15 University
      - Work

      ## 2026

      - 2026-11-12 Fog

      """,
    ]
  }

  /// What a command line prints, and what it leaves, with the titles as they are spelled plainly.
  private func outcome(of arguments: [String], _ ending: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let files = Self.files(ending)
    for (name, text) in files { try folder.write(name, text) }
    let run = folder.run(arguments)
    let left = try files.keys.sorted().map { try folder.text($0) }
    return ([String(describing: run.status), run.output, run.error] + left).map { text in
      let plain = ending.isEmpty ? text : Self.titles.reduce(text) { $0.replacing($1 + ending, with: $1) }
      // The rules below headings are as long as those.
      return plain.filter { !"─·".contains($0) }
    }
  }

  @Test(arguments: [
    ["today"], ["today", "--json"], ["glance"], ["glance", "--json"], ["tasks"], ["tasks", "--json"], ["projects"],
    ["life"], ["life", "--json"], ["day", "2026-11-23"], ["set-aside", "Walk"], ["restore", "Swim"], ["done", "Draft"],
    ["done", "Walk"], ["done", "Swim"], ["reopen", "Plan"], ["add", "Bread", "--section", "Daily"],
    ["add-section", "New", "--page", "Health"], ["task", "add", "Bread", "--project", "Thesis"], ["count", "Skate", "+1"],
    ["rename", "Things that", "Others"],
    ["rename", "Phases", "Others"], ["rename", "Daily", "Things that used to matter"], ["reorder", "Daily", "--down"],
    ["reorder", "Garden", "--up"], ["rename", "Garden", "Roof"],
  ])
  func commandsDoTheSame(_ arguments: [String]) throws {
    // The clock may pass a minute between two runs.
    let command = Tidemark.program.commands.first { $0.name == arguments[0] }
    let isTimed = command?.options.contains { $0.syntax.name == SharedOptions.now.syntax.name } == true
    try expectSame(arguments + ["--vault", "@", "--today", "2026-11-20"] + (isTimed ? ["--now", "10:15"] : []))
  }

  @Test(arguments: [
    ["lint", "@"], ["export", "@/pages", "--to", "json"], ["export", "@/life.md", "--to", "json"],
    ["export", "@/pages", "--to", "text"], ["export", "@/projects", "--to", "text"],
  ])
  func filesReadTheSame(_ arguments: [String]) throws {
    try expectSame(arguments + ["--today", "2026-11-20"])
  }

  private func expectSame(_ arguments: [String]) throws {
    let plain = try outcome(of: arguments, "")
    #expect(!plain[2].contains("--help"), "\(arguments): \(plain[2])")
    for ending in Self.endings {
      #expect(try outcome(of: arguments, ending) == plain, "\(arguments) with \(ending.debugDescription)")
    }
  }
}
