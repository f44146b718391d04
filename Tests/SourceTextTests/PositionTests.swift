import Testing

@testable import SourceText

@Suite struct PositionTests {
  @Test(arguments: [
    ("", 0, 1, 1),
    ("abc", 1, 1, 2),
    ("abc", 3, 1, 4),
    ("abc", 9, 1, 4),
    ("a\nb", 1, 1, 2),
    ("a\nb", 2, 2, 1),
    ("a\r\nb", 1, 1, 2),
    ("a\r\nb", 3, 2, 1),
    ("a\n", 2, 2, 1),
    ("é☕b", 5, 1, 3),
    ("👩‍🚀b", 11, 1, 4),
    ("\u{FEFF}ab", 0, 1, 1),
    ("\u{FEFF}ab", 3, 1, 1),
    ("\u{FEFF}ab", 4, 1, 2),
  ])
  func columnsAreScalars(text: String, offset: Int, line: Int, column: Int) {
    #expect(SourceText(text).position(at: offset) == Position(line: line, column: column))
  }

  @Test func aByteThatIsNotUTF8IsOneColumn() {
    let source = SourceText([0x61, 0xFF, 0x80, 0x62])
    #expect((0...4).map { source.position(at: $0).column } == [1, 2, 3, 4, 5])
  }

  @Test func positionsAreInOrder() {
    #expect(Position(line: 1, column: 9) < Position(line: 2, column: 1))
    #expect(Position(line: 2, column: 1) < Position(line: 2, column: 2))
  }
}
