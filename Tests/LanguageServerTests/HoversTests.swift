import Diagnostics
import Testing

@testable import LanguageServer

@Suite struct HoversTests {
  private static func words(_ answer: JSON?) -> String {
    guard case .string(let text)? = answer?["contents"]?["value"] else { return "" }
    return text
  }

  @Test(arguments: [
    ("pages/sea.md", "Read", ["Streak 2, best 2", "Next: Sat 21 Nov 2026, Sun 22 Nov 2026"]),
    ("pages/sea.md", "Swim", ["3/8 times", "38 %"]), ("pages/sea.md", "House (", ["19 days"]),
    ("pages/sea.md", "Rent", ["Open since Sun 1 Nov 2026, 19 days ago", "Next: Tue 1 Dec 2026"]),
    ("projects/thesis.md", "Draft", ["Due Fri 27 Nov 2026, in 7 days", "1 of 2 steps done"]),
    ("projects/thesis.md", "Print", ["Planned Fri 20 Nov 2026, today; Tue 24 Nov 2026, in 4 days"]),
    ("projects/thesis.md", "Thesis", ["1 of 3 tasks done"]),
    ("projects/thesis.md", "2026-11-27", ["Fri 27 Nov 2026, in 7 days"]),
    ("days/2026-11-20.md", "Work", ["Lasts 1 h 30 m"]), ("days/2026-11-20.md", "Friday", ["Friday, today", "Free "]),
    ("rituals/tea.md", "Boil", ["Streak 2, best 2", "2 of 28 in this arc", "Day 5 of 28, 23 days left"]),
    ("rituals/tea.md", "Arc 1", ["Day 5 of 28"]), ("rituals/tea.md", "category", ["**category**: The category"]),
    ("projects/thesis.md", "due", ["**due**: The day by which it is to be done", "a date, as 2026-11-20"]),
  ])
  func whatIsCountedIsTold(name: String, words: String, parts: [String]) throws {
    var vault = try VaultScene()
    let found = Self.words(try vault.ask("textDocument/hover", name, at: words, 1))
    for part in parts { #expect(found.contains(part), "\(found)") }
  }

  @Test func aFindingHasThePageOfItsRule() {
    var scene = ServerScene(encodings: [], capabilities: VaultScene.capabilities)
    _ = scene.open("untitled:1", "---\nkind: page\n---\n\n# Tide\n\n- [ ] 🌊 Tea (du: 2026-12-01)\n")
    let place: JSON = ["line": 6, "character": 14]
    let answer = scene.ask("textDocument/hover", ["textDocument": ["uri": "untitled:1"], "position": place])
    #expect(Self.words(answer["result"]).contains("**unknown-key**"))
    #expect(answer["result"]?["contents"]?["kind"] == "markdown")
  }

  @Test func aNoteSaysNothing() throws {
    var vault = try VaultScene()
    #expect(try vault.ask("textDocument/hover", "notes/plain.md", at: "due", 1) == .null)
  }

  @Test(arguments: [
    ("pages/sea.md", ["streak 2", "open since Sun 1 Nov 2026", "19 days"]), ("projects/thesis.md", ["due in 7 days"]),
    ("days/2026-11-20.md", ["1 h 30 m, then 30 m free", "1 h"]), ("rituals/tea.md", ["streak 2", "streak 1"]),
    ("notes/plain.md", []),
  ])
  func hintsStandBehindTheirLines(name: String, expected: [String]) throws {
    var vault = try VaultScene()
    let all = ServerScene.range(TextPosition(line: 0, character: 0), TextPosition(line: 99, character: 0))
    let hints = vault.ask("textDocument/inlayHint", name, [("range", all)])?.elements ?? []
    #expect(hints.compactMap { $0["label"] } == expected.map(JSON.string))
    for hint in hints {
      let place = try Parameters(try #require(hint["position"]), at: "position").position()
      #expect(
        PositionEncoding.utf16.offset(of: place, in: vault.source(name))
          == vault.source(name).contentRange(ofLine: place.line).upperBound
      )
    }
    let none = vault.ask(
      "textDocument/inlayHint",
      name,
      [("range", ServerScene.range(TextPosition(line: 0, character: 0), TextPosition(line: 1, character: 0)))]
    )
    #expect(none == [])
  }
}
