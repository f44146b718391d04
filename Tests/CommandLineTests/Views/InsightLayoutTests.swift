import Testing

@testable import CommandLine
@testable import Views

@Suite struct InsightLayoutTests {
  @Test func cardsComeInTheOrderOfTheVault() throws {
    var files = RitualVault.files
    files["tidemark.md"] = "---\nkind: vault\ninsights: [streak, best-ritual]\n---\n\n# Vault\n"
    let vault = try RitualVault(files)
    let titles = vault.run("insights --plain").output.split(separator: "\n\n").map { $0.prefix { $0 != ":" } }
    #expect(titles.prefix(3) == ["Streak", "Best Ritual", "Active"])
    #expect(titles.count == 8)
  }

  @Test(arguments: [(75, 1), (76, 2), (120, 2)])
  func thereAreTwoColumnsWhereThereIsRoom(width: Int, columns: Int) throws {
    let first = try #require(try RitualVault().run("insights", width: width).lines.first)
    #expect(first.hasPrefix("Active: "))
    #expect(first.contains("Streak: ") == (columns == 2))
  }

  /// One bar a day.
  @Test func sparklinesHaveFourteenDays() throws {
    let survey = try RitualVault().survey
    for card in survey.history.insights() {
      let bars = InsightWords.sparkline(card)
      #expect(bars.count == 14)
      #expect(bars.allSatisfy { "·▁▂▃▄▅▆▇█".contains($0) })
      for (bar, value) in zip(bars, card.sparkline) {
        #expect((bar == "·") == (value == nil))
        #expect((bar == "▁") == (value == 0))
      }
    }
  }
}
