import Chronology
import SourceText
import Testing

@testable import Outline

@Suite struct PackedEntryTests {
  /// A line of a log, with what happened and the words behind it.
  @Test(
    arguments: [
      ("2026-11-20", .done, ""), ("2024-02-29", .done, ""), ("2026-11-20 - 2026-11-22", .done, ""),
      ("2026-11-20 skipped", .skipped, ""), ("2026-11-20 Missed", .missed, ""), ("2026-11-20 done", .done, ""),
      ("2026-11-20 late, but done", .done, "late, but done"), ("2026-11-20 skipped night train", .skipped, "night train"),
      ("2026-11-20 done, at Mum's", .done, "at Mum's"), ("2026-11-20 skipping rope.", .done, "skipping rope."),
      ("2026-11-20 fatigué", .done, "fatigué"), ("2026-11-20 to the sea", .done, "to the sea"),
      ("2026-11-20 until noon  ", .done, "until noon"), ("2026-11-20 two  spaces", .done, "two  spaces"),
    ] as [(String, LogEntry.Status, String)]
  )
  func saysWhatTheReadersFind(text: String, status: LogEntry.Status, note: String) throws {
    let bytes = Array(text.utf8)
    var dates = CivilDateScanner()
    let entry = try #require(PackedEntry.read(bytes, in: bytes.indices, place: 3, &dates))
    #expect(entry.status == status)
    #expect(String(decoding: bytes[entry.noteRange], as: UTF8.self) == note)
    #expect(entry.place == 3)
    var reader = HeadlineReader(bytes: bytes, grammar: .entry)
    let headline = reader.read(bytes.indices)
    let read = try #require(LogReader(bytes: bytes, kind: .states).entry(headline))
    #expect((entry.days, entry.status) == (read.days, read.status ?? .done))
    #expect(entry.noteRange == read.noteRange || entry.noteRange.isEmpty && read.noteRange.isEmpty)
    #expect(headline.syntax == nil && headline.box == nil && read.time == nil)
  }

  /// What may say more needs the readers.
  @Test(arguments: [
    "2026-11-20 7:30", "2026-11-20 07:30 early", "2026-11-20 twice in 2 hours", "2026-11-20 - late", "2026-11-20, late",
    "2026-11-20: late", "2026-11-20  late", "2026-11-20 #sea", "2026-11-20 late #sea", "2026-11-20 late ^a",
    "2026-11-20 late (source: loop)", "2026-11-20 (source: loop)", "2026-11-20 *late*", "2026-11-20 [late](a.md)",
    "2026-11-20 late\\", "2026-11-20 – late", "2026-11-20 “late”", "2026-11-20 ✅", "2026-11-20 late ✅",
    "2026-11-20\u{A0}late", "2026-11-20 late\u{A0}", "[x] 2026-11-20", "2026-02-30 late", "2026-11-20late", "late", "",
    "2026-11-20 - 2026-11-22 late", "2026-11-20 ", "2026-11-20 @home", "2026-11-20 a/b", "2026-11-20 a - b",
    "2026-11-20 {late}",
  ])
  func isNoneOtherwise(text: String) {
    var dates = CivilDateScanner()
    #expect(PackedEntry.read(Array(text.utf8), in: 0..<text.utf8.count, place: 0, &dates) == nil)
  }

  /// In a log of attempts the words may be a number; where nobody asks, every entry is an item.
  @Test func isOfLogsOfStatesAlone() throws {
    let text =
      "# A\n\n- Walk (streak: day)\n  - 2026-11-20\n  - 2026-11-21 late ^a\n  - 2026-11-22 skipped\n\n- Run (best: most)\n  - 2026-11-20\n"
    let source = SourceText(Array(text.utf8))
    let document = Document(reading: source, packsLogs: true)
    let streak = try #require(document.items.first)
    #expect(streak.packedLog.map(\.place) == [0, 1])
    #expect(streak.log.count == 1)
    #expect(document.items.count == 4)
    #expect(try #require(document.items.last).entry != nil)
    #expect(document.earliestEntry(of: streak) == CivilDate(year: 2026, month: 11, day: 20))
    #expect(Document(reading: source).items.allSatisfy { $0.packedLog.isEmpty })
  }
}
