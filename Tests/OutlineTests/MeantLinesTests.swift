import SourceText
import TestSupport
import Testing

@testable import Outline

/// Whoever does not ask what looks meant reads the same document.
@Suite struct MeantLinesTests {
  private static func check(_ bytes: [UInt8], _ words: String) {
    let source = SourceText(bytes)
    let (asked, unasked) = (Document(reading: source), Document(reading: source, looksForMeant: false))
    #expect(unasked.items == asked.items, "\(words)")
    #expect(unasked.sections == asked.sections, "\(words)")
    #expect(unasked.title == asked.title, "\(words)")
    #expect(unasked.kind == asked.kind, "\(words)")
    #expect(unasked.suppressions == asked.suppressions, "\(words)")
    #expect(unasked.definitionRanges == asked.definitionRanges, "\(words)")
    #expect(unasked.isGarbled == asked.isGarbled, "\(words)")
    #expect(unasked.isRewritable == asked.isRewritable, "\(words)")
    #expect(unasked.problems.allSatisfy(asked.problems.contains), "\(words)")
  }

  @Test(arguments: ProjectFiles.paths(below: "Examples", endingIn: ".md")) func anExampleIsReadAlike(path: String) throws {
    MeantLinesTests.check(Array(try ProjectFiles.text(path).utf8), path)
  }

  @Test(arguments: caseSeeds(default: 200)) func randomLinesAreReadAlike(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let kind = random.pick(["page", "day", "project", "ritual", "life", "activities", "stacks", "vault"])
    let starts = [
      "- ", "- [ ] ", "- [x] ", "  - ", "    - ", "  ", "", "\n", "## ", "> ", "09:00 ", "- 2026-11-20 ", "  - 2026-11-19 ",
    ]
    let lines = (0..<Int.random(in: 1...12, using: &random)).map { _ in
      random.pick(starts) + RandomText.nasty.line(using: &random) + "\n"
    }
    let text = "---\nkind: \(kind)\n---\n\n# A\n\n## Arc 1: 2026-11-01 - 2026-11-28\n\n" + lines.joined()
    MeantLinesTests.check(Array(text.utf8), "seed \(seed): \(text)")
  }

  @Test(arguments: [
    "Call: Jo", "12:00 at the gate", "Tea 🍵 — green", "Tea {due: friday}", "Pages: 3/8\n  of the book",
    "Tea <!-- cold --> ^tea", "Write to Jo @home", "Cups: 2 of 3\n  a day #tea", "due: friday", "Tea (see: below)",
  ])
  func signsAmongWordsAreReadAlike(words: String) {
    for kind in ["page", "day", "project", "ritual"] {
      let text = """
        ---
        kind: \(kind)
        ---

        # A

        ## Arc 1: 2026-11-01 - 2026-11-28

        - \(words)
        - [ ] \(words)
        - Stretch (every: day)
          - 2026-11-20 \(words.prefix { $0 != "\n" })

        """
      MeantLinesTests.check(Array(text.utf8), "\(kind): \(words)")
    }
  }

  @Test func whatLooksMeantIsNotLookedFor() {
    let text = SourceText(Array("# A\n\n- [ ] Tea, due: 2026-12-01\n".utf8))
    #expect(!Document(reading: text).problems.isEmpty)
    #expect(Document(reading: text, looksForMeant: false).problems.isEmpty)
  }
}
