import Chronology
import Outline
import Reading
import SourceText
import TestSupport
import Testing
import Vault

@Suite struct FilePeekTests {
  static let day = FilePeek.day(CivilDate("2026-11-20")!)

  static let cases: [(String, FilePeek)] = [
    ("---\nkind: day\n---\n\n# 2026-11-20 Friday\n", day),
    ("---\nkind: day\nicon: 🌫️\n---\n# Friday, 2026-11-20\n- 09:00 Call\n", day),
    ("---\r\nkind: Day\r\n---\r\n\r\n# 2026-11-20\r\n", day),
    ("---\nkind: day\n---\n\n# Friday\n", .unknown),
    ("---\nkind: day\n---\n\nWords\n\n# 2026-11-20\n", .unknown),
    ("---\nkind: day\n---\n\n2026-11-20\n==========\n", .unknown),
    ("---\nkind: day\n---\n", .unknown),
    ("---\nkind: project\ncolor: blue\n---\n\n# 2026-11-20\n", .kind(.project)),
    ("---\nkind: page\ntags: [a]\n---\n", .unknown),
    ("---\nkind: page\nkind: day\n---\n", .unknown),
    ("---\nkind: \"day\"\n---\n", .unknown),
    ("---\nkind: pgae\n---\n", .unknown),
    ("---\nkind: page\n", .unknown),
    ("---\ntitle: A note\n---\n", .note),
    ("# A note\n", .note),
    ("", .note),
    ("\n---\nkind: day\n---\n", .unknown),
    ("\u{FEFF}---\nkind: day\n---\n", .unknown),
    ("<!-- a -->\n---\nkind: day\n---\n", .unknown),
  ]

  @Test(arguments: cases)
  func knowsWhatIsBeyondDoubt(text: String, expected: FilePeek) {
    #expect(FilePeek(Array(text.utf8)) == expected)
  }

  /// Whatever a glance says, reading the file says too.
  @Test func agreesWithTheReader() {
    let heads = ["---\n", "--- \n", "", "\u{FEFF}---\n", "---\r\n"]
    let lines = [
      "kind: day\n", "kind: page\n", "kind: vault\r\n", "kind: 'day'\n", "kind:  day\n", " kind: day\n", "icon: 📘\n",
      "a: b: c\n", "- x\n", "a: |\n", "  kind: day\n", "# c\n", "\n", "tags: [a]\n", "kind: day # c\n", "a: &b c\n",
      "KIND: day\n",
      "b: *b\n", "kind: day\t\n",
    ]
    let ends = ["---\n", "...\n", "", "--- \n", "---\r\n"]
    let bodies = [
      "\n# 2026-11-20\n", "# 2026-02-30 2026-11-20\n", "#2026-11-20\n", "# 2026-11-20\\\n", " # 2026-11-20\n",
      "```\n# 2026-11-20\n```\n", "# x\n# 2026-11-20\n", "", "# 2026-11-2012 a2026-11-20 2026-11-21\n",
      "# `2026-11-20`\n", "# [2026-11-20](x)\n", "# 🌫️ 2026-11-20 (icon: x)\n", "\t# 2026-11-20\n", "# 2026-11-20 #\n",
    ]
    var random = SplitMix64(seed: 7)
    for _ in 0..<randomCases(20_000) {
      let properties = (0..<Int.random(in: 0...3, using: &random)).map { _ in random.pick(lines) }.joined()
      let text = random.pick(heads) + properties + random.pick(ends) + random.pick(bodies)
      let peek = FilePeek(Array(text.utf8))
      let document = Document(reading: SourceText(text))
      let date = document.kind == .day ? PlanReading(of: document, fileName: "").plan.day?.date : nil
      switch peek {
      case .day(let day): #expect(document.kind == .day && date == day, "\(text.debugDescription)")
      case .kind(let kind): #expect(document.kind == kind, "\(text.debugDescription)")
      case .note: #expect(document.kind == nil, "\(text.debugDescription)")
      case .unknown: break
      }
    }
  }
}
