import Testing

@testable import Views

@Suite struct LineLayoutTests {
  @Test func piecesBreakBetween() {
    let pieces = ["one", "two", "three four five"].map { LinePiece($0) }
    #expect(LineLayout.joined(pieces, 40).map(\.text) == ["one · two · three four five"])
    #expect(LineLayout.joined(pieces, 12, indent: 2).map(\.text) == ["  one · two", "  three four", "  five"])
  }

  @Test func aPieceIsSetOff() {
    let pieces = [LinePiece("due today"), LinePiece("high priority", .strong)]
    let lines = LineLayout.joined(pieces, 80).map { $0.text(TerminalColor(isOn: true)) }
    #expect(lines.count == 1 && lines[0].contains("\u{1B}[1mhigh priority\u{1B}[0m"))
    #expect(LineLayout.joined([], 80).isEmpty)
  }

  @Test func spacesAtTheBeginningAreTaken() {
    var line = StyledLine("  ")
    line.add("  word ", .strong)
    #expect(line.without(leading: 3).text(TerminalColor(isOn: false)) == " word")
    #expect(line.without(leading: 9).cells == 5)
  }
}
