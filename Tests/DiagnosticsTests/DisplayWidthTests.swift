import Testing

@testable import Diagnostics

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0),
    ("plain text", 10),
    ("naïve", 5),
    ("nai\u{308}ve", 5),
    ("日本語", 6),
    ("한국어", 6),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("ｆｕｌｌ", 8),
    ("ﾊﾝｶｸ", 4),
    ("🥛", 2),
    ("📚 Reading", 10),
    ("❤", 1),
    ("❤\u{FE0F}", 2),
    ("✌🏽", 2),
    ("👍🏿", 2),
    ("👩‍👩‍👧‍👦", 2),
    ("❤\u{FE0F}‍🔥", 2),
    ("🏳\u{FE0F}‍🌈", 2),
    ("🇩🇪", 2),
    ("🇩🇪🇫🇷", 4),
    ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2),
    ("1\u{FE0F}\u{20E3}", 2),
    ("#", 1),
    ("©", 1),
    ("©\u{FE0F}", 2),
    ("→ – — … “”", 10),
    ("शक्ति", 4),
    ("กำ", 2),
    ("שָׁלוֹם", 4),
    ("a\u{200B}b\u{2060}c\u{FEFF}", 3),
    ("a\u{AD}b", 3),
    ("\u{3000}", 2),
    ("\u{A0}\u{202F}", 2),
    ("\u{1B}\t\r\n", 0),
    ("\u{FFFD}", 1),
    ("𠮷", 2),
  ])
  func countsCells(text: String, cells: Int) {
    #expect(DisplayWidth.cells(of: text) == cells)
    #expect(DisplayWidth.cells(of: text[...]) == cells)
  }

  @Test func tablesAreSortedRanges() {
    for table in [DisplayWidthTable.zeroWidth, DisplayWidthTable.wide] {
      #expect(table.count.isMultiple(of: 2))
      #expect(!table.isEmpty)
      for index in table.indices.dropFirst() {
        let isStart = index.isMultiple(of: 2)
        #expect(isStart ? table[index - 1] + 1 < table[index] : table[index - 1] <= table[index])
      }
    }
  }

  @Test func pads() {
    #expect(DisplayWidth.padded("日本", to: 6) == "日本  ")
    #expect(DisplayWidth.padded("7", to: 3, alignment: .right) == "  7")
    #expect(DisplayWidth.padded("long", to: 2) == "long")
  }

  @Test(arguments: [
    ("short", 5, "short"),
    ("longer", 5, "long…"),
    ("日本語", 5, "日本…"),
    ("日本語", 4, "日…"),
    ("日本語", 6, "日本語"),
    ("ab", 1, "…"),
    ("ab", 0, ""),
  ])
  func cuts(text: String, width: Int, expected: String) {
    #expect(DisplayWidth.cut(text, to: width) == expected)
  }
}
