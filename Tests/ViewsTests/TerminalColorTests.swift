import Planner
import Testing

@testable import Views

@Suite struct TerminalColorTests {
  @Test func isOff() {
    for style in [TerminalColor.Style.plain, .strong, .quiet, .now, .color(.red)] {
      #expect(TerminalColor(isOn: false).text("word", style) == "word")
    }
  }

  @Test func setsWordsOff() {
    let color = TerminalColor(isOn: true)
    #expect(color.text("word", .plain) == "word")
    #expect(color.text("", .strong).isEmpty)
    #expect(color.text("word", .strong) == "\u{1B}[1mword\u{1B}[0m")
    #expect(color.text("word", .quiet) == "\u{1B}[38;5;243mword\u{1B}[0m")
  }

  @Test func tellsAllColorsApart() {
    let color = TerminalColor(isOn: true)
    #expect(Set(Color.allCases.map { color.text("word", .color($0)) }).count == Color.allCases.count)
  }
}
