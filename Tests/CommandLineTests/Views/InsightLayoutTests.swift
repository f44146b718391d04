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

  /// Of what is not there yet one thing is told, and of a card alone its own.
  @Test func aYoungVaultHasOneHint() throws {
    let habits = "- Drink\n  - 2026-11-18 - 2026-11-20"
    let vault = try RitualVault(["a.md": RitualVault.ritual("A", "", "## Arc 1: 2026-11-18 - 2026-12-13", "", habits)])
    let hints = ["With two weeks of days there is a trend.", "more make 10.", "Two rituals make a comparison."]
    for options in ["", "--plain"] {
      let output = vault.run("insights \(options)", width: 60).output
      #expect(hints.filter { output.contains($0) } == [hints[0]])
    }
    #expect(vault.run("insights best-ritual").output.contains(hints[2]))
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
