import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import CommandLine
@testable import Views

@Suite struct GlanceLayoutTests {
  let vault: RitualVault

  init() throws {
    vault = try GlanceVault.make()
  }

  /// The name of each in the golden files, and the page that is named.
  static let pages: [(String, String?)] = [("glance", nil), ("glance-page", "Compass")]
  static let views = ["glance", "glance --page compass"]

  @Test(arguments: pages, [40, 80, 120])
  func looksAsRecorded(page: (String, String?), width: Int) {
    let lines = GlanceLayout(GlanceVault.sheet(of: vault, page: page.1), width: width, in: .english).lines
    let text = lines.map { $0.text + "\n" }.joined()
    expectGolden(text, "Tests/CommandLineTests/Golden/\(page.0)-\(width).txt")
  }

  @Test(arguments: pages)
  func plainLinesAreAsRecorded(page: (String, String?)) {
    let text = GlanceText.plain(GlanceVault.sheet(of: vault, page: page.1), showsPlaces: true, in: .english).map { $0 + "\n" }
      .joined()
    expectGolden(text, "Tests/CommandLineTests/Golden/\(page.0)-plain.txt")
  }

  @Test(arguments: pages)
  func theJSONIsAsRecorded(page: (String, String?)) {
    let json = GlanceText.json(GlanceVault.sheet(of: vault, page: page.1))
    expectGolden(json.write(pretty: true) + "\n", "Tests/CommandLineTests/Golden/\(page.0).json")
  }

  @Test(arguments: pages)
  func noLineIsTooWide(page: (String, String?)) {
    let sheet = GlanceVault.sheet(of: vault, page: page.1)
    for width in 24...130 {
      let lines = GlanceLayout(sheet, width: width, in: .english).lines.map(\.text)
      #expect(lines.filter { DisplayWidth.cells(of: $0) > width } == [], "\(width)")
      #expect(lines.filter { $0.hasSuffix(" ") || $0.contains("\u{1B}") } == [], "\(width)")
    }
  }

  /// What recurs and the streaks of pages are told by their names, a line each.
  @Test func trackersHaveALineEach() throws {
    let page = """
      ---
      kind: page
      ---

      # Sport

      - [ ] Gym (every: mon wed fri, at: 18:00)
      - [ ] Pills (every: daily, at: 08:00)
        - 2026-11-19
      - [ ] Bins (every: fri, at: 07:00)
      - [ ] Sauna (every: sat)
      - Run (streak: daily)
        - 2026-11-17 - 2026-11-19
      - Climb (streak: 3 times a week)
        - 2026-11-16
      - Swim (streak: daily)
        - 2026-11-20
      """
    let vault = try RitualVault(["sport.md": page])
    let lines = vault.run("glance").lines
    #expect(lines.contains("Recurring   Sauna since Sat 14 · Bins 07:00 · Pills 08:00 · Gym 18:00"))
    #expect(lines.contains("Streaks     Run 3 · Climb 1 of 3"))
    let plain = vault.run("glance --plain").lines
    #expect(plain.contains("Recurring: Sauna since Sat 14; Bins 07:00; Pills 08:00; Gym 18:00"))
    let json = vault.run("glance --json").output
    #expect(
      json.contains("\"recurring\": [\n    {\n      \"title\": \"Sauna\"")
        && json.contains("\"streaks\": [\n    {\n      \"title\": \"Run\"")
    )
    // A page that is named has its own.
    #expect(!vault.run("glance --page sport").lines.contains { $0.hasPrefix("Recurring   Sauna since") })
  }

  /// However much there is to tell, it fits a small terminal.
  @Test func aGlanceFitsTwentyFourLines() throws {
    let items = (1...9).map {
      "- [ ] Box \($0) (due: 2026-11-1\($0))\n- Count \($0): 1/\($0)00 pages\n- [ ] Chore \($0) (every: daily)\n- Run \($0) (streak: daily)\n"
    }
    let page = "---\nkind: page\n---\n\n# Much\n\n" + items.joined() + "\n## Rows\n\n- 09:00 - 11:00 Desk\n- 12:00 Lunch\n"
    let habits = (1...6).map { "- Habit \($0)" }
    let ritual = RitualVault.ritual("Much", "", (["## Arc 1: 2026-11-16 - 2026-12-13", ""] + habits).joined(separator: "\n"))
    let activities = "---\nkind: activities\n---\n\n# Activities\n\n" + (1...6).map { "- Act \($0)\n" }.joined()
    let vault = try RitualVault([
      "much.md": page, "ritual.md": ritual, "activities.md": activities,
      "life.md": "---\nkind: life\nborn: 1990-11-20\n---\n\n# Life\n",
    ])
    let lines = vault.run("glance", width: 80).lines.dropLast()
    #expect(lines.count == 23, "\(lines.joined(separator: "\n"))")
    for label in [
      "Now", "Next", "Tasks", "Counters", "Recurring", "Streaks", "Today", "Habits", "Ritual", "Life", "Activities",
    ] {
      #expect(lines.contains { $0.hasPrefix(label) }, "\(label)")
    }
    for words in ["more", "tidemark activities"] { #expect(lines.contains { $0.contains(words) }) }
  }

  @Test(arguments: views, [28, 61])
  func theCommandKeepsToTheTerminal(view: String, width: Int) {
    let run = vault.run(view, width: width)
    #expect(run.status == .success)
    #expect(run.lines.filter { DisplayWidth.cells(of: $0) > width } == [])
  }

  @Test(arguments: views)
  func colorTellsNothingByItself(view: String) {
    for width in [40, 100] {
      let colored = vault.run(view + " --color always", width: width).output
      #expect(colored.contains("\u{1B}["))
      #expect(colored.replacing(/\x1B\[[0-9;]*m/, with: "") == vault.run(view, width: width).output)
    }
  }
}
