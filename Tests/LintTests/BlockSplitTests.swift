import Chronology
import Diagnostics
import Outline
import SourceText
import Testing

@testable import Lint

@Suite struct BlockSplitTests {
  static let date = CivilDate("2026-11-20")!
  static let body = "---\nkind: day\n---\n\n# 2026-11-21 Saturday"
  static let head = body + "\n"
  static let windows = (head + "\n- 09:00 Run\n").replacing("\n", with: "\r\n")

  private func split(_ block: String) throws -> (split: BlockSplit, source: SourceText) {
    let day = file("---\nkind: day\n---\n\n# 2026-11-20 Friday\n\n\(block)\n", at: "days/2026-11-20.md")
    let first = try #require(WrittenBlock.all(in: day).first)
    let item = try #require(day.reading?.plan.day?.blockItems.first)
    return (try #require(BlockSplit(first, item: item, in: day.document)), day.source)
  }

  @Test(arguments: ["22:00 - 24:00", "22:00 - 00:00", "22:00", "00:00 - 02:00"])
  func whatEndsAtMidnightIsLeftAlone(_ time: String) throws {
    let day = file("---\nkind: day\n---\n\n# 2026-11-20 Friday\n\n- \(time) Words\n")
    let block = try #require(WrittenBlock.all(in: day).first)
    #expect(BlockSplit(block, item: try #require(day.reading?.plan.day?.blockItems.first), in: day.document) == nil)
  }

  static let newFiles: [(String, String, String)] = [
    ("- 10pm-2am Night train", "- 22:00 - 24:00 Night train", "- 00:00 - 02:00 Night train"),
    ("- 22:00 - 02:00", "- 22:00 - 24:00", "- 00:00 - 02:00"),
    ("- 12:00 - 12:00 *Fast*", "- 12:00 - 24:00 *Fast*", "- 00:00 - 12:00 *Fast*"),
    (
      "- 🚆 22:00 – 02:00: Train (color: blue, notify: start end) #way ^one\n  - [ ] Ticket\n  Platform 2",
      "- 🚆 22:00 - 24:00: Train (color: blue, notify: start end) #way ^one\n  - [ ] Ticket\n  Platform 2",
      "- 00:00 - 02:00 🚆 Train (notify: end, color: blue) #way"
    ),
    (
      "- [ ] 22:00 - 02:00 Pack (notify: start, due: 2026-11-21)",
      "- [ ] 22:00 - 24:00 Pack (notify: start, due: 2026-11-21)",
      "- 00:00 - 02:00 Pack"
    ),
  ]

  @Test(arguments: newFiles)
  func makesAFileWhereThereIsNone(_ block: String, _ cut: String, _ rest: String) throws {
    let (split, source) = try split(block)
    let edits = try #require(split.edits(in: "days/2026-11-20.md", on: Self.date, nextDay: nil))
    #expect(edits.map(\.file) == ["days/2026-11-20.md", "days/2026-11-21.md"])
    let first = try #require(source.applying([edits[0].edit]))
    #expect(String(decoding: first, as: UTF8.self).hasSuffix("\n\n\(cut)\n"))
    let second = try #require(SourceText([]).applying([edits[1].edit]))
    #expect(String(decoding: second, as: UTF8.self) == Self.head + "\n\(rest)\n")
  }

  static let nextDays: [(String, String)] = [
    // An empty day, with and without a final line ending.
    (head, body + "\n\n- 00:00 - 02:00 Train\n"),
    (body, body + "\n\n- 00:00 - 02:00 Train"),
    ("---\nkind: day\n---\n", "---\nkind: day\n---\n\n- 00:00 - 02:00 Train\n"),
    // Before the first, in its list.
    (head + "\n- 09:00 Run\n- 10:00 Eat\n", head + "\n- 00:00 - 02:00 Train\n- 09:00 Run\n- 10:00 Eat\n"),
    (head + "\n  * 09:00 Run", head + "\n  * 00:00 - 02:00 Train\n  * 09:00 Run"),
    (head + "\n1. 09:00 Run\n", head + "\n- 00:00 - 02:00 Train\n1. 09:00 Run\n"),
    (
      head + "\n- [ ] Milk\n\n## Plan\n\n- 09:00 Run\n",
      head + "\n- [ ] Milk\n\n## Plan\n\n- 00:00 - 02:00 Train\n- 09:00 Run\n"
    ),
    // After the last that begins with it.
    (
      head + "\n- 00:00 Sleep\n  - [ ] Teeth\n\n    Words\n\n## Then\n",
      head + "\n- 00:00 Sleep\n  - [ ] Teeth\n\n    Words\n- 00:00 - 02:00 Train\n\n## Then\n"
    ),
    (head + "\n- 00:00 Sleep\n- 07:00 Run", head + "\n- 00:00 Sleep\n- 00:00 - 02:00 Train\n- 07:00 Run"),
    // After tasks.
    (head + "\n- [ ] Milk\n- [ ] Bread\n", head + "\n- [ ] Milk\n- [ ] Bread\n- 00:00 - 02:00 Train\n"),
    (head + "\n- [ ] Milk", head + "\n- [ ] Milk\n- 00:00 - 02:00 Train"),
    // After words, and before a section.
    (head + "\nA day off.\n## Notes\n", head + "\nA day off.\n\n- 00:00 - 02:00 Train\n\n## Notes\n"),
    (head + "\n## Notes\n\n- Rain\n", head + "\n- 00:00 - 02:00 Train\n\n## Notes\n\n- Rain\n"),
    // With the file's line endings.
    (windows, windows.replacing("- 09:00", with: "- 00:00 - 02:00 Train\r\n- 09:00")),
    (head.replacing("\n", with: "\r\n"), (body + "\n\n- 00:00 - 02:00 Train\n").replacing("\n", with: "\r\n")),
  ]

  @Test(arguments: nextDays)
  func writesIntoTheNextDay(_ before: String, _ after: String) throws {
    let split = try split("- 22:00 - 02:00 Train").split
    let edits = try #require(
      split.edits(in: "days/2026-11-20.md", on: Self.date, nextDay: ("2026/21.md", SourceText(before)))
    )
    #expect(edits.map(\.file) == ["days/2026-11-20.md", "2026/21.md"])
    let bytes = try #require(SourceText(before).applying([edits[1].edit]))
    #expect(String(decoding: bytes, as: UTF8.self) == after)
  }

  @Test(arguments: [
    "---\nkind: page\n---\n\n# 2026-11-21\n",
    "# A note\n",
    // A copied file of another day.
    "---\nkind: day\n---\n\n# 2026-11-20 Friday\n\n- 09:00 Run\n",
    head + "\n<<<<<<< HEAD\n- 09:00 Run\n=======\n- 10:00 Run\n>>>>>>> phone\n",
    head + "\n```\n- 09:00 Run\n",
  ])
  func writesIntoNothingElse(_ text: String) throws {
    let split = try split("- 22:00 - 02:00 Train").split
    #expect(split.edits(in: "2026-11-20.md", on: Self.date, nextDay: ("2026-11-21.md", SourceText(text))) == nil)
    #expect(split.edits(in: "2026-11-20.md", on: .latest, nextDay: nil) == nil)
  }

  /// The rule looks for the next day beside the file; where it cannot look, it only ends the block.
  @Test func theRuleMendsBothFiles() throws {
    let text = "---\nkind: day\n---\n\n# 2026-11-20 Friday\n\n- 22:00 - 02:00 Train\n- 23:00 - 01:00 Read\n"
    let day = file(text, at: "days/2026-11-20.md")
    func files(_ next: String??) -> [[String]] {
      var context = day.context
      if let next { context.read = { $0 == "2026-11-21.md" ? next.map { SourceText($0) } : nil } }
      let day = day.known(context)
      return Linter(only: ["block-past-midnight"]).lint(day).map { $0.fixes.flatMap(\.edits).map(\.file) }
    }
    #expect(files(nil) == [["days/2026-11-20.md"], ["days/2026-11-20.md"]])
    #expect(files(.some(nil)) == [["days/2026-11-20.md", "days/2026-11-21.md"], []])
    #expect(files(Self.head) == [["days/2026-11-20.md", "days/2026-11-21.md"], []])
    #expect(files("# A note\n") == [[], []])
  }
}
