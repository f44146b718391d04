import Import
import TestSupport
import Testing

@Suite struct CSVTableTests {
  private func table(_ text: String, _ delimiter: CSVTable.Delimiter? = nil) throws(ImportError) -> CSVTable {
    try CSVTable(ImportedFile(path: "t.csv", name: "t.csv", bytes: Array(text.utf8)), delimiter: delimiter)
  }

  static let texts: [(String, [[String]])] = [
    ("", []),
    ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
    ("a,b\nc,d", [["a", "b"], ["c", "d"]]),
    ("a,b\rc,d\r", [["a", "b"], ["c", "d"]]),
    ("\u{FEFF}a;b\n\n1;2,3\n", [["a", "b"], ["1", "2,3"]]),
    ("a\tb\n1\t\n", [["a", "b"], ["1", ""]]),
    ("\"a,b\",\"say \"\"so\"\"\",\"two\nlines\"\n", [["a,b", "say \"so\"", "two\nlines"]]),
    ("\"a\"b,c\n", [["ab", "c"]]),
    ("a\"b,c\n", [["a\"b", "c"]]),
    (",\n", [["", ""]]),
  ]

  @Test(arguments: texts) func cellsAreRead(_ text: String, _ rows: [[String]]) throws {
    #expect(try table(text).rows.map(\.cells) == rows)
  }

  @Test func aRowKnowsItsLine() throws {
    let rows = try table("a,\"b\r\nb\"\r\n\r\nc,d\r\n").rows
    #expect(rows.map(\.line) == [1, 4])
    #expect(rows.map(\.text) == ["a,\"b\r\nb\"", "c,d"])
  }

  static let errors: [([UInt8], Int, String)] = [
    (Array("a,b\nc,\"d\n".utf8), 2, "quotation mark"),
    (Array("a\n".utf8) + [0x62, 0xFF, 0x0A], 2, "UTF-8"),
    (Array("a\n".utf8) + [UInt8](repeating: UInt8(ascii: ","), count: 1_000_000), 2, "more than 512 cells"),
  ]

  @Test(arguments: errors) func whatIsNoTableIsAnError(_ bytes: [UInt8], _ line: Int, _ words: String) {
    do throws(ImportError) {
      _ = try CSVTable(ImportedFile(path: "t.csv", name: "t.csv", bytes: bytes))
      Issue.record("it was read")
    } catch {
      #expect(error.place == ImportPlace(path: "t.csv", line: line))
      #expect(error.message.contains(words))
    }
  }

  private static let signs = ["a", "\"", ",", ";", "\t", "\n", "\r\n", " ", "'", "=", "-", "3", ".", "é", "+", "@"]

  private static let formulas: [(String, String)] = [
    ("-1", "-1"), ("-1.5", "-1.5"), ("-007", "-007"), ("-", "'-"), ("-.5", "'-.5"), ("-1.", "'-1."), ("-1.2.3", "'-1.2.3"),
    ("--1", "'--1"), ("-1 ", "'-1 "), ("+1", "'+1"), ("=1", "'=1"), ("@x", "'@x"), ("\tx", "'\tx"), ("'-1", "'-1"),
    ("'-x", "''-x"), ("'x", "'x"), (" -x", " -x"), ("", ""), ("'", "'"),
  ]

  /// A number stays one, whatever guards it; what only looks so is a formula.
  @Test(arguments: formulas) func aFormulaIsGuarded(_ text: String, _ cell: String) {
    #expect(CSVTable.harmless(text) == cell)
  }

  @Test func anyCellComesBack() throws {
    for seed in caseSeeds(default: 2_000) {
      var random = SplitMix64(seed: seed)
      let rows = (0..<3).map { _ in
        (0..<3).map { _ in (0..<Int.random(in: 0...6, using: &random)).map { _ in random.pick(Self.signs) }.joined() }
      }
      for delimiter in CSVTable.Delimiter.allCases {
        let text = rows.map { CSVTable.text(of: ["x"] + $0.map(CSVTable.harmless), delimiter: delimiter) }.joined()
        var bytes: [UInt8] = []
        for row in rows { CSVTable.append(["x"] + row, delimiter: delimiter, isHarmless: true, to: &bytes) }
        #expect(bytes == Array(text.utf8), "seed \(seed): \(text.debugDescription)")
        let read = try table(text, delimiter).rows.map { $0.cells.dropFirst().map(CSVTable.original) }
        #expect(read == rows, "seed \(seed): \(text.debugDescription)")
        for cell in rows.joined().map(CSVTable.harmless) where !cell.isEmpty {
          let isNumber = cell.wholeMatch(of: /-[0-9]+(\.[0-9]+)?/) != nil
          #expect(isNumber || !"=+-@\t\r\n".utf8.contains(cell.utf8.first!), "seed \(seed): \(cell.debugDescription)")
        }
      }
    }
  }
}
