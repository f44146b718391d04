import Testing

@testable import Views

@Suite struct StyledLineTests {
  private var line: StyledLine {
    var line = StyledLine("日本 ", .strong)
    line.add("abc", .quiet)
    line.add("  ")
    return line
  }

  @Test func tellsItsWordsAndItsWidth() {
    #expect(line.cells == 10)
    #expect(line.text == "日本 abc")
    #expect(line.text(TerminalColor(isOn: false)) == "日本 abc")
    #expect(line.text(TerminalColor(isOn: true)) == "\u{1B}[1m日本 \u{1B}[0m\u{1B}[38;5;243mabc\u{1B}[0m")
  }

  @Test(arguments: [
    (10, "日本 abc"), (9, "日本 abc…"), (8, "日本 ab…"), (7, "日本 a…"), (6, "日本 …"), (5, "日本…"), (4, "日…"), (3, "日…"),
    (2, "…"), (1, "…"), (0, ""), (-1, ""),
  ])
  func isCut(width: Int, text: String) {
    let cut = line.cut(to: width)
    #expect(cut.text == text)
    #expect(cut.cells <= max(width, 0))
  }

  @Test func isFilled() {
    #expect(line.filled(to: 12).cells == 12)
    #expect(line.filled(to: 3).cells == 3)
    #expect(StyledLine().filled(to: 2).cells == 2)
    #expect(StyledLine().filled(to: 2).text(TerminalColor(isOn: true)).isEmpty)
  }
}
