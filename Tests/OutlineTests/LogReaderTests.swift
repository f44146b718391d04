import Chronology
import SourceText
import Testing

@testable import Outline

@Suite struct LogReaderTests {
  /// What a line says as an entry.
  private func entry(_ string: String, _ kind: LogReader.Kind = .states) -> String? {
    let bytes = Array(string.utf8)
    var headlines = HeadlineReader(bytes: bytes, grammar: HeadlineReader.Grammar(readsIcon: false, places: .entry))
    let headline = headlines.read(0..<bytes.count)
    guard let entry = LogReader(bytes: bytes, kind: kind).entry(headline) else { return nil }
    var parts = ["\(entry.days.first)"]
    if entry.days.count > 1 { parts.append("until \(entry.days.last)") }
    if let time = entry.time, let range = entry.timeRange { parts.append("time \(time) (\(text(range, of: bytes)))") }
    if let value = entry.valueRange { parts.append("value \(text(value, of: bytes))") }
    if let status = entry.status, let range = entry.statusRange { parts.append("\(status) (\(text(range, of: bytes)))") }
    if !entry.noteRange.isEmpty { parts.append("note \(text(entry.noteRange, of: bytes))") }
    return parts.joined(separator: "; ")
  }

  @Test(arguments: [
    ("2026-11-01", "2026-11-01"),
    ("[x] 2026-11-01", "2026-11-01"),
    ("2026-11-01 - 2026-11-05", "2026-11-01; until 2026-11-05"),
    ("2026-11-05–2026-11-06: ill", "2026-11-05; until 2026-11-06; note ill"),
    ("2026-11-07 07:30 by the lake", "2026-11-07; time 07:30 (07:30); note by the lake"),
    ("2026-11-07: 7am, by the lake", "2026-11-07; time 07:00 (7am); note by the lake"),
    ("2026-11-07: 7:30 pm: skipped - ill", "2026-11-07; time 19:30 (7:30 pm); skipped (skipped); note ill"),
    ("2026-11-08 skipped travelling", "2026-11-08; skipped (skipped); note travelling"),
    ("2026-11-09 - 2026-11-10 Skipped: ill", "2026-11-09; until 2026-11-10; skipped (Skipped); note ill"),
    ("2026-11-11 MISSED", "2026-11-11; missed (MISSED)"),
    ("2026-11-12, missed,", "2026-11-12; missed (missed)"),
    ("2026-11-13 done skipped the warm-up", "2026-11-13; done (done); note skipped the warm-up"),
    ("2026-11-14 skippedy-doo", "2026-11-14; note skippedy-doo"),
    ("2026-11-14 skipped!", "2026-11-14; note skipped!"),
    ("2026-11-14 42 lengths", "2026-11-14; note 42 lengths"),
    ("2026-11-14 note (source: phone)", "2026-11-14; note note"),
    ("2026-11-14 along\n  the coast", "2026-11-14; note along\n  the coast"),
    // A hard break is a space, and in a note it stays.
    ("2026-11-14\\\n  by the lake", "2026-11-14; note by the lake"),
    ("2026-11-14\\\n  skipped", "2026-11-14; skipped (skipped)"),
    ("2026-11-14 07:30\\\n  by the lake", "2026-11-14; time 07:30 (07:30); note by the lake"),
    ("2026-11-14 skipped\\\r\n  ill", "2026-11-14; skipped (skipped); note ill"),
    ("2026-11-14 skipped -\\\n  ill", "2026-11-14; skipped (skipped); note ill"),
    ("2026-11-14 07:30 –\\\n  missed:\\\n  ill", "2026-11-14; time 07:30 (07:30); missed (missed); note ill"),
    ("2026-11-14 along\\\n  the coast", "2026-11-14; note along\\\n  the coast"),
    ("2026-11-01 - 2026-11-05 07:30 late", "2026-11-01; until 2026-11-05; note 07:30 late"),
    ("2026-11-14 \u{A0} skipped\u{202F}ill", "2026-11-14; skipped (skipped); note ill"),
  ])
  func readsStates(string: String, expected: String) {
    #expect(entry(string) == expected)
  }

  @Test(arguments: [
    ("2026-11-01 38", "2026-11-01; value 38"),
    ("2026-11-08 42 a good day", "2026-11-08; value 42; note a good day"),
    ("2026-11-08 42\\\n  a good day", "2026-11-08; value 42; note a good day"),
    ("2026-11-08 42 -\\\n  a good day", "2026-11-08; value 42; note a good day"),
    ("2026-11-15 07:00 41, tired", "2026-11-15; time 07:00 (07:00); value 41; note tired"),
    ("2026-11-15 07:00: 1,200.5: tired", "2026-11-15; time 07:00 (07:00); value 1,200.5; note tired"),
    ("2026-11-01: -4", "2026-11-01; value -4"),
    ("2026-11-15 38: tired", "2026-11-15; value 38; note tired"),
    ("2026-11-15 38:", "2026-11-15; value 38"),
    ("2026-11-15 38 km: tired", "2026-11-15; value 38; note km: tired"),
    ("2026-11-15 16:9 screen", "2026-11-15; note 16:9 screen"),
    ("2026-11-16 1,2 of something", "2026-11-16; note 1,2 of something"),
    ("2026-11-16 38kg", "2026-11-16; value 38; note kg"), ("2026-11-16 5k run", "2026-11-16; note 5k run"),
    ("2026-11-16 3rd", "2026-11-16; note 3rd"), ("2026-11-16 12x, easy", "2026-11-16; value 12; note x, easy"),
    ("2026-11-16 80% left", "2026-11-16; value 80; note % left"), ("2026-11-16 3x10", "2026-11-16; note 3x10"),
    ("2026-11-16 38 kg", "2026-11-16; value 38; note kg"),
    ("2026-11-01 missed", "2026-11-01; note missed"),
    ("2026-11-02 done 5 sets", "2026-11-02; done (done); note 5 sets"),
    ("2026-11-02 - 2026-11-03 110", "2026-11-02; until 2026-11-03; value 110"),
  ])
  func readsValues(string: String, expected: String) {
    #expect(entry(string, .values) == expected)
  }

  @Test(arguments: [
    "11-02", "Notes", "17:00 Run", "2026-02-30", "2026-11-05 - 2026-11-03", "", "Run 2026-11-01", "🏃 2026-11-01",
  ])
  func leavesTheRest(string: String) {
    #expect(entry(string) == nil)
  }

  @Test(arguments: [
    ("11-02", "11-02"), ("11-02 late", "11-02"), ("20/11/2026", "20/11/2026"), ("2026-1-2 x", "2026-1-2"),
    ("1.11.2026", "1.11.2026"),
    ("2026/11", "2026/11"), ("1-2-3", "1-2-3"), ("11-02\u{A0}late", "11-02"), ("1/2.3 x", "1/2.3"),
  ])
  func tellsWhatBeginsLikeADate(string: String, expected: String) {
    let bytes = Array(string.utf8)
    let found = LogReader(bytes: bytes, kind: .states).beginsLikeDate(0..<bytes.count)
    #expect(found.map { text($0, of: bytes) } == expected)
  }

  @Test(arguments: [
    "3.5 km", "11", "11-", "11-a", "11-02x", "20261-02", "1-20261", "a 11-02", "", "1-2-3-4", "11 - 02", "3.5", "*", "Notes",
  ])
  func tellsWhatDoesNot(string: String) {
    let bytes = Array(string.utf8)
    #expect(LogReader(bytes: bytes, kind: .states).beginsLikeDate(0..<bytes.count) == nil)
  }

  @Test func logsStandBelowTheirItems() {
    let document = page(
      """
      - Run (streak: daily)
        - 2026-11-01
          - 2026-11-02
        - Shoes
          - 2026-11-03
        - [x] 2026-11-04 far
          and wide

          Deep notes.
      - Trip
        - 2026-11-05
      """
    )
    let run = document.items[0]
    #expect(run.log.map { document.shownTitle(document.items[$0]) } == ["", "far and wide"])
    #expect(run.elements.count == 1)
    #expect(run.log.allSatisfy { document.items[$0].entry != nil && document.items[$0].depth == 1 })
    #expect(document.items[run.log[1]].noteRanges.map { document.text($0) } == ["Deep notes."])
    #expect(document.items.filter { $0.entry != nil }.count == 2)
    #expect(document.shownProblems == ["misplacedEntry 2026-11-02"])
  }

  /// A date alone is read without the readers of headlines and entries. A space behind it takes it to them, and changes nothing.
  @Test(arguments: [
    "- Run (streak: daily)\n  - DATE\n", "- Row (best: 5)\n  1. DATE\n", "- Feed (every: day)\n  - DATE\n\n  - DATE\n",
  ])
  func readsADateAloneAlike(list: String) {
    for date in ["2026-11-01", "2026-02-29", "2026/11/01", "2026-11-1", "26-11-001", "2026-11-0A"] {
      let items = ["", " "].map { space in
        let text = "---\nkind: page\n---\n\n# A\n\n## B\n\n" + list.replacing("DATE", with: date + space)
        let document = Document(reading: SourceText(text))
        return document.items.map { item in
          let text = { (range: Range<Int>) in document.source.string(in: range) }
          return "\(item.number as Any) \(item.depth) \(item.headline.anchor?.value as Any) \(item.headline.places) "
            + "\(text(item.headline.range)) \(text(item.headline.textRange)) \(text(item.markerRange)) "
            + "\(item.entry.map { "\($0.days) \($0.noteRange.isEmpty)" } as Any) \(item.log.count) \(item.headline.idRange as Any)"
        }
      }
      #expect(items[0] == items[1], "\(date)")
    }
  }
}
