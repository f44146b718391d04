import Diagnostics
import Planner
import Testing

@testable import Views

@Suite struct SymbolEmojiTests {
  @Test(arguments: [
    ("book", "📖"), ("book.fill", "📖"), ("book.closed.fill", "📕"), ("books.vertical", "📚"), ("figure.pool.swim", "🏊"),
    ("figure.archery", "🧍"), ("graduationcap", "🎓"), ("graduation-cap", "🎓"), ("GraduationCap", "🎓"), ("folder_open", "📁"),
    ("circle.grid.cross.heart", "❤️"), ("tray", "📥"),
  ])
  func isTheNearest(name: String, emoji: String) {
    #expect(SymbolEmoji.emoji(of: name) == emoji)
    #expect(ShownText.titled("Tea", .symbol(name)) == "\(emoji) Tea")
  }

  /// No gap stands for a symbol that nothing is near to.
  @Test(arguments: ["squareshape.split", "xyz", "", "..."])
  func orNone(name: String) {
    #expect(SymbolEmoji.emoji(of: name) == nil)
    #expect(ShownText.titled("Tea", .symbol(name)) == "Tea")
    #expect(ShownText.column(ofIcons: [.symbol(name), nil]) == ["", ""])
    #expect(DayBlockText.picture(of: .symbol(name)) == "🕒 ")
  }

  @Test func theFormOfACalendarHasRoomForEach() {
    for name in ["book", "sun", "bed", "airplane", "questionmark"] {
      #expect(DisplayWidth.cells(of: DayBlockText.picture(of: .symbol(name))) == 3, "\(name)")
    }
  }
}
