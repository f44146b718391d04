import Chronology
import Editing
import Planner
import SourceText
import TestSupport
import Testing

/// However an item is spaced and broken over lines, what is read in it can be changed, and becomes the same.
@Suite struct SpacingTests {
  struct Scene: CustomTestStringConvertible {
    let name: String
    let kind: String
    let lines: String
    let change: @Sendable (inout EditedVault, Thing) throws -> Void

    init(
      _ name: String,
      in kind: String = "page",
      _ lines: String,
      _ change: @escaping @Sendable (inout EditedVault, Thing) throws -> Void
    ) {
      (self.name, self.kind, self.lines, self.change) = (name, kind, lines, change)
    }

    var testDescription: String { "\(name): \(lines)" }
  }

  private static let day = CivilDate("2026-11-20")!

  static let scenes: [Scene] = [
    Scene("count", "Water: 3/8 glasses a day (icon: drop)") { try $0.count($1, .by(Number(1))) },
    Scene("count", "Water bottles: 3 / 8 #tag ^water") { try $0.count($1, .by(Number(1))) },
    Scene("count", "Long trip: 3/8 days [due:: 2026-12-01]") { try $0.count($1, .to(Number(5))) },
    Scene("count", "Pages to go: 1,200 (count: down)") { try $0.count($1, .by(Number(-12))) },
    Scene("count", "Laps: -0.5 km (count: up) #sport") { try $0.count($1, .by(Number(1))) },
    Scene("tally", "Cups of tea: ||||| || #leaf") { try $0.tally($1, by: 1) },
    Scene("tally", "Cups of tea: ||||| || (type: tally)") { try $0.tally($1, by: -7) },
    Scene("tally", "Cups of tea: (type: tally)") { try $0.tally($1, by: 2) },
    Scene("best", "Push-ups in a row: 42 times (best: highest)\n  * 2026-11-01 42") {
      try $0.attempt($1, Number(43), on: day)
    },
    Scene("best", "Push-ups in a row (best: highest)") { try $0.attempt($1, Number(43), on: day) },
    Scene("edit", "Water bottles: 3/8 glasses (icon: drop)") { try $0.edit($1, to: "Cold tea") },
    Scene("edit", "Cups of tea: ||||| ||") { try $0.edit($1, to: "Cold tea") },
    Scene("edit", "Long list: a b | c d") { try $0.edit($1, to: "Short list") },
    Scene("edit", "09:00 - 10:00 Long walk") { try $0.edit($1, to: "Short walk") },
    Scene("edit", "2026-01-01 - 2026-02-01 Long trip") { try $0.edit($1, to: "Short trip") },
    Scene("edit", "[ ] Call Mum now (due: 2026-12-01, priority: high)") { try $0.edit($1, to: "Call Dad") },
    Scene("set", "[ ] Call Mum now (due: 2026-12-01, priority: high)") { try $0.set("due", to: "2026-12-24", of: $1) },
    Scene("set", "[ ] Call Mum now [due:: 2026-12-01]") { try $0.set("due", to: "2026-12-24", of: $1) },
    Scene("set", "Take a pill (every: 2 days, from: 2026-11-01, at: 09:00 17:00)") {
      try $0.set("every", to: "3 days", of: $1)
    },
    Scene("unset", "[ ] Call Mum now (due: 2026-12-01, priority: high)") { try $0.unset("priority", of: $1) },
    Scene("done", "[ ] Call Mum now (due: 2026-12-01)") { try $0.complete($1, on: day) },
    Scene("done", "Sit still (streak: daily)\n  * 2026-11-18 done well") { try $0.complete($1, on: day) },
    Scene("skip", "Sit still (streak: daily)") { try $0.skip($1, DateRange(day), words: "ill") },
    Scene("move", in: "day", "09:00 - 10:00 Desk work (icon: desk)") { try $0.moveBlock($1, to: nil, at: TimeOfDay("11:00")) },
    Scene("extend", in: "day", "09:00 - 10:00 Desk work") { try $0.extendBlock($1, by: 30) },
    Scene("edit", in: "day", "[ ] 09:00 - 10:00 Desk work (project: House)") { try $0.edit($1, to: "Table work") },
    Scene("done", in: "project", "[ ] Draft it all (due: 2026-12-01)") { try $0.complete($1, on: day) },
    Scene("rename", in: "project", "[ ] Draft it all (due: 2026-12-01)") { try $0.rename($1, to: "Write it") },
  ]

  static let spaces = ["  ", "\t", "\u{A0}", "\u{202F}", " \u{A0} ", "\n  ", "  \n    ", "\\\n  "]

  private static func file(_ scene: Scene, _ item: String) -> String {
    "---\nkind: \(scene.kind)\n---\n\n# 2026-11-20\n\n* \(item)\n* Last\n"
  }

  /// What a file reads as when the change was made; nil where the file does not read as it would with single spaces.
  private func outcome(_ scene: Scene, _ item: String, unlike plain: Plan?) throws -> Plan? {
    let text = Self.file(scene, item)
    if let plain, EditableFile(path: "file.md", source: SourceText(text)).plan != plain { return nil }
    var vault = EditScene(text).edited
    try scene.change(&vault, vault.thing(named: "file.md:7"))
    return vault["file.md"]?.plan
  }

  @Test(arguments: scenes)
  func spacingIsNoObstacle(_ scene: Scene) throws {
    let plain = EditableFile(path: "file.md", source: SourceText(Self.file(scene, scene.lines))).plan
    let wanted = try outcome(scene, scene.lines, unlike: nil)
    let words = scene.lines.split(separator: "\n", maxSplits: 1)
    let parts = words[0].split(separator: " ")
    let rest = words.count > 1 ? "\n" + words[1] : ""
    let items = Self.spaces.flatMap { spaced(parts, $0) }
    for item in someCases(of: items, named: scene.testDescription, least: 10) {
      do {
        guard let read = try outcome(scene, item + rest, unlike: plain) else { continue }
        #expect(read == wanted, "\(item.debugDescription)")
      } catch {
        Issue.record("\(item.debugDescription): \(error)")
      }
    }
  }

  /// Words with a space of another kind between two of them, or between all.
  private func spaced(_ words: [Substring], _ space: String) -> [String] {
    words.indices.dropFirst().map { words[..<$0].joined(separator: " ") + space + words[$0...].joined(separator: " ") }
      + [words.joined(separator: space)]
  }

  /// A field among the strokes would be written over.
  @Test func aFieldWithinANumberIsKept() {
    let scene = EditScene("---\nkind: page\n---\n\n# P\n\n- Tea: ||| [due:: 2026-12-01] ||\n")
    scene.expectRefusal("a field is within the number of “Tea”, at file.md:7", "after the number") {
      try $0.tally($0.thing(named: "Tea"))
    }
  }
}
