import TestSupport
import Testing

@testable import Phrases

/// What `docs/commands.md` says of names.
@Suite struct NameFitTests {
  static let rows = (try? DocumentTable(of: "docs/commands.md", headed: ["name", "of these", "means"]).rows) ?? []

  @Test func theTableIsLong() { #expect(Self.rows.count >= 20) }

  @Test(arguments: rows)
  func meansTheTitlesThatFitBest(row: [String]) {
    let titles = row[1].split(separator: ", ").map(String.init)
    let found = NameFit.best(NameKey(row[0]), of: titles.map(NameKey.init))?.indices ?? []
    #expect(found.map { titles[$0] }.joined(separator: ", ") == row[2])
  }

  /// Whatever is written of a title finds it: as it is, how it begins, any part of it.
  @Test(arguments: ["Morning Hydration", "Café Müller", "水泳", "Straße", "cafe\u{301}", "5 km"])
  func everyPartFits(title: String) throws {
    let key = NameKey(title)
    #expect(NameFit(key, key) == .equal)
    #expect(NameFit(NameKey(title.uppercased()), key) == .equal)
    for start in key.text.indices {
      for end in key.text[start...].indices where start < end {
        let fit = try #require(NameFit(NameKey(String(key.text[start..<end])), key))
        #expect(start > key.text.startIndex || fit == .beginning)
      }
    }
  }

  @Test func nothingFitsNoLetters() {
    #expect(NameFit(NameKey(""), NameKey("A")) == nil)
    #expect(NameFit(NameKey("-"), NameKey("A")) == nil)
  }
}
