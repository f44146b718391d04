import Outline
import Planner
import SourceText
import TestSupport
import Testing

@testable import Reading

/// Whoever asks for packed logs reads the same plan.
@Suite struct PackedLogTests {
  private static func check(_ bytes: [UInt8], _ words: String) -> Int {
    let source = SourceText(bytes)
    let whole = Document(reading: source, looksForMeant: false)
    let packed = Document(reading: source, looksForMeant: false, packsLogs: true)
    let count = packed.items.map(\.packedLog.count).reduce(0, +)
    #expect(packed.items.count + count == whole.items.count, "\(words)")
    #expect(packed.problems == whole.problems, "\(words)")
    #expect(packed.suppressions == whole.suppressions, "\(words)")
    #expect(packed.definitionRanges == whole.definitionRanges, "\(words)")
    #expect(packed.titleRange == whole.titleRange, "\(words)")
    let (read, other) = (PlanReading(of: packed, fileName: "a"), PlanReading(of: whole, fileName: "a"))
    #expect(read.plan == other.plan, "\(words)")
    #expect(read.problems == other.problems, "\(words)")
    checkExtras(packed, read, words)
    return count
  }

  /// Whoever wants the plan alone reads the same one.
  private static func checkExtras(_ document: Document, _ whole: PlanReading, _ words: String) {
    let alone = PlanReading(of: document, fileName: "a", with: [])
    #expect(alone.plan == whole.plan, "\(words)")
    #expect(alone.items.allSatisfy { $0 == nil } && alone.items.count == whole.items.count, "\(words)")
    let withItems = PlanReading(of: document, fileName: "a", with: .items)
    #expect(withItems.items.elementsEqual(whole.items), "\(words)")
    let withProblems = PlanReading(of: document, fileName: "a", with: .problems)
    #expect(withProblems.problems == whole.problems, "\(words)")
    let problematic = withProblems.items.indices.filter { withProblems.items[$0] != nil }
    #expect(problematic.allSatisfy { withProblems.items[$0] == whole.items[$0] }, "\(words)")
  }

  @Test(arguments: ProjectFiles.paths(below: "Examples", endingIn: ".md")) func anExampleIsReadAlike(path: String) throws {
    _ = PackedLogTests.check(Array(try ProjectFiles.text(path).utf8), path)
  }

  private static let owners: [(head: String, item: String)] = [
    ("kind: ritual", "## Arc 1: 2026-11-01 - 2026-11-28\n\n- Walk"),
    ("kind: ritual", "## Arc 1: 2026-11-01 - 2026-11-28\n\n1. Walk (every: mon)"),
    ("kind: activities", "## Sport\n\n- Walk"), ("kind: page", "- Walk (streak: day)"), ("kind: page", "- Walk (best: most)"),
    ("kind: page", "- Walk (every: 3 days, from: 2026-11-02)"), ("kind: project", "- [ ] Walk (every: 2 weeks)"),
    ("kind: life", "- Walk"),
  ]

  @Test(arguments: caseSeeds(default: 300)) func aRandomLogIsReadAlike(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var count = 0
    for _ in 0..<20 {
      let owner = random.pick(PackedLogTests.owners)
      let lines = (0..<Int.random(in: 1...10, using: &random)).map { _ in PackedLogTests.line(using: &random) }
      let text = "---\n\(owner.head)\n---\n\n# A\n\n\(owner.item)\n" + lines.joined()
      count += PackedLogTests.check(Array(text.utf8), "seed \(seed): \(text)")
    }
    #expect(count > 0)
  }

  /// An entry, as often as not of plain words; now and then a line below it, or one that is no entry.
  private static func line(using random: inout SplitMix64) -> String {
    let dates = ["2026-11-02", "2026-11-03", "2026-11-20", "2026-11-03 - 2026-11-05"]
    let words = ["skipped", "Skipped", "done", "missed", "missed,", "late", "at", "Mum's", "to", "until", "fatigué", "twice."]
    if Bool.random(using: &random) {
      let note = (0..<Int.random(in: 0...3, using: &random)).map { _ in " " + random.pick(words) }
      return "  - " + random.pick(dates) + note.joined() + "\n"
    }
    let marker = random.pick(["  - ", "  - ", "   - ", "  * ", "  1. ", "    - ", "  - [x] ", "  - [-] "])
    let date = random.pick(dates + ["2026-2-3", "2026-11-31", "11-20", ""])
    let gap = random.pick([" ", " ", "", "  ", ", ", ": ", " - ", "\u{A0}", "\t"])
    let otherWords = [
      "bis", "x", "last", "no", "7:30", "12", "3/4", "#sea", "^a", "(source: loop)", "(a: b)", "[[b]]", "2026-11-09",
      "- 2026-11-09", "–", "✅", "`a`", "*b*", "\\", "a:b", "done:", "{", "\u{3000}", RandomText.nasty.line(using: &random),
    ]
    let note = (0..<Int.random(in: 0...3, using: &random)).map { _ in random.pick(words + otherWords) }
    let ends = ["\n", "\n", " \n", "\r\n", "\n    more words\n", "\n    - [ ] below\n", "\n\n    a note\n", "\n\n"]
    return marker + date + gap + note.joined(separator: random.pick([" ", "  ", ", "])) + random.pick(ends)
  }
}
