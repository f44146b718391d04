import Editing
import Planner
import SourceText
import TestSupport
import Testing

/// A file in which a name means something is never passed over (commands, *Names*).
@Suite struct NameSieveTests {
  @Test(arguments: [
    ("dishwasher", "- [ ] Empty the dishwasher", true), ("Empty dish", "- [ ] Empty the dishwasher", true),
    ("DISHES", "- [ ] Empty the dishwasher", false), ("pushups", "- Push-ups: 3/8", true),
    ("push ups", "- Push-ups: 3/8", true), ("cafe", "- [ ] Café au lait", true), ("Café", "- [ ] CAFE\u{301} au lait", true),
    ("strasse", "- [ ] Straße fegen", true), ("empty", "- [ ] Em**p**ty it", true), ("empty", "- [ ] [Em](a.md)pty it", true),
    ("washer", "- [ ] Empty the wash-\n  er", true), ("R&D", "- [ ] R&amp;D", true), ("мост", "- [ ] Старый МОСТ", true),
    ("мост", "- [ ] Empty the dishwasher", false), ("file", "- [ ] Tea", true), ("tea and cake", "- [ ] Tea", false),
    ("?!", "- [ ] Tea", true), ("push ups", "- Push–ups: 3/8", true), ("tea cup", "- Tea 🍵 cup", true),
    ("teacup", "- Tea 🍵 pot", false), ("tea pot", "- “Tea”… ❤️ pot", true),
  ])
  func aFileIsPassedOverWhereNoNameCanBe(name: String, text: String, mayBe: Bool) throws {
    let sieve = try #require(NameSieve([name]))
    #expect(sieve.mayFind(in: Array(text.utf8), ofFileNamed: "pages/file.md") == mayBe)
  }

  @Test(arguments: [["Tea", "file.md:3"], ["pages/tea"], ["tea.md"], ["19:45"], []])
  func placesAreNoNames(names: [String]) { #expect(NameSieve(names) == nil) }

  @Test func oneOfSeveralNamesIsEnough() throws {
    let sieve = try #require(NameSieve(["Tea", "Cake"]))
    #expect(sieve.mayFind(in: Array("- [ ] Cake".utf8), ofFileNamed: "file.md"))
    #expect(!sieve.mayFind(in: Array("- [ ] Bread".utf8), ofFileNamed: "file.md"))
  }

  /// What people may type for a title.
  private static func names(of title: String) -> [String] {
    let words = title.split(whereSeparator: \.isWhitespace).map(String.init)
    let beginnings = words.map { String($0.prefix(4)) }
    let letters = title.lowercased().filter { $0.isLetter || $0.isNumber }
    return [title, title.uppercased(), letters, beginnings.joined(separator: " ")] + words + beginnings
  }

  private static func check(_ text: String, _ path: String, _ titles: [String], _ words: String) {
    let vault = EditedVault(
      files: [(path, SourceText(text))],
      today: EditScene.today,
      now: Moment(EditScene.today, .startOfDay)
    )
    for name in titles.flatMap(names) where !name.isEmpty {
      guard let sieve = NameSieve([name]), !sieve.mayFind(in: Array(text.utf8), ofFileNamed: path) else { continue }
      do {
        let found = try vault.subject(named: name)
        Issue.record("“\(name)” means “\(found.title)” of a file that is passed over; \(words)")
      } catch {
        if error.choice != nil { Issue.record("“\(name)” means several things of a file that is passed over; \(words)") }
      }
    }
  }

  @Test(arguments: caseChunks(default: 400)) func whatANameMeansIsNeverPassedOver(seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let title = RandomText.nasty.line(using: &random)
      let text = "---\nkind: page\n---\n\n# Home\n\n- [ ] \(title)\n"
      let vault = EditedVault(
        files: [("a.md", SourceText(text))],
        today: EditScene.today,
        now: Moment(EditScene.today, .startOfDay)
      )
      let read = vault.files.flatMap { $0.plan.content.placedItems { _ in true }.map(\.item.text) }
      NameSieveTests.check(text, "a.md", [title] + read, "seed \(seed)")
    }
  }

  @Test(arguments: ProjectFiles.paths(below: "Examples", endingIn: ".md")) func noNameOfAnExampleIsPassedOver(
    path: String
  ) throws {
    let text = try ProjectFiles.text(path)
    let vault = EditedVault(
      files: [(path, SourceText(text))],
      today: EditScene.today,
      now: Moment(EditScene.today, .startOfDay)
    )
    let titles = vault.files.flatMap { file in
      [file.plan.title] + file.plan.content.placedItems { _ in true }.map(\.item.text)
    }
    NameSieveTests.check(text, path, titles, path)
  }
}
