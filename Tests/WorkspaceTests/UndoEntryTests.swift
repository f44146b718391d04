import Chronology
import Planner
import TestSupport
import Testing
import Vault

@testable import Workspace

@Suite struct UndoEntryTests {
  private static let moment = Moment(CivilDate("2026-11-20")!, TimeOfDay("09:00")!)

  @Test func isLinesAndThenTheBytes() {
    let change = FileChange(path: "/life/a b.md", before: Array("old\n".utf8), after: nil)
    let entry = UndoEntry(time: Self.moment, arguments: ["remove", "50 %\nor so"], changes: [change])
    let text = "tidemark undo 1\ntime 2026-11-20 09:00\nword remove\nword 50 %25%0Aor so\nfile 4 - /life/a b.md\n\nold\n"
    #expect(String(decoding: entry.bytes, as: UTF8.self) == text)
  }

  @Test(arguments: caseSeeds(default: 400))
  func isReadAsItWasWritten(_ seed: UInt64) {
    var random = SplitMix64(seed: seed ^ 0xE0)
    func bytes() -> [UInt8] {
      (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
    func word() -> String { random.pick(["done", "a\r\nb", "", "%", "%0A", "%\u{301}25", "\u{202E}", "Café", " x "]) }
    let changes = (0...Int.random(in: 0...3, using: &random)).map { index in
      FileChange(
        path: "/life/\(index)\(word())",
        before: random.chance(30) ? nil : bytes(),
        after: random.chance(30) ? nil : bytes()
      )
    }
    let entry = UndoEntry(time: Self.moment, arguments: (0..<3).map { _ in word() }, changes: changes)
    #expect(UndoEntry(bytes: entry.bytes) == entry, "seed \(seed)")
  }

  /// What a power cut or another program leaves is no entry, and nothing is written from it.
  @Test func aPartOfOneIsNone() {
    let change = FileChange(path: "/life/a.md", before: Array("old\n".utf8), after: Array("new\n".utf8))
    let bytes = UndoEntry(time: Self.moment, arguments: ["fmt"], changes: [change]).bytes
    for count in 0..<bytes.count { #expect(UndoEntry(bytes: Array(bytes.prefix(count))) == nil, "\(count) bytes") }
    #expect(UndoEntry(bytes: bytes + [0]) == nil)
  }
}
