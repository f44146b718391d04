import Lint
import TestLaws
import TestSupport
import Testing

/// Somebody's notes that are recognized, and those that look much like them and are not.
@Suite struct NoteRecognizerTests {
  private func outcome(_ text: String) -> RecognitionLaws.Outcome {
    RecognitionLaws.outcome(ofNote: Array(text.utf8), name: "notes/bread.md", in: RecognitionLaws.contexts[0])
  }

  @Test(arguments: [
    "# Bread\n\n- [ ] Oats (due: 2026-11-31)\n", "Bread", "## Bread\n---\nkind: page\n---", "1. Bread\n2. Oats", "> Bread",
    "![Bread](bread.png)", "[[Bread]] and oats", "bread: two\n\nkind: page", "kind of a loaf", "2026-11-20\n\nBread",
  ])
  func isAccepted(_ text: String) {
    #expect(outcome(text) == .accepted)
  }

  @Test(arguments: [
    "", "\n# Bread", " # Bread", "---\nkind: page\n---\n\n# Bread\n", "---\n---\n", "- Bread", "* Bread", "<!-- Bread -->\n",
    "<!-- x -->\n---\nkind: page\n---\n", "\n---\nkind: page\n---\n", "kind: page\n\n# Bread", "icon: book\nkind: page\n---\n",
    "+++\nkind: page\n+++\n", "----\nkind: page\n----\n", "```yaml\nkind: page\n```\n", "===\nkind: page\n===\n",
    "\u{FEFF}# Bread", "🍞 Bread", "\t# Bread", "\r\n# Bread", "_Bread_", "\0\0\0#",
  ])
  func isGivenUp(_ text: String) {
    #expect(outcome(text) == .givenUp)
  }

  /// No file with a kind, and none with a finding, is one; nor is any that lacks its first bytes or lines.
  @Test func filesOfTheProjectAreNone() {
    for file in Corpus.written {
      let lines = file.bytes.split(separator: 0x0A, maxSplits: 3, omittingEmptySubsequences: false)
      let parts = [file.bytes, Array(file.bytes.dropFirst())] + lines.dropFirst().map { Array($0) }
      for bytes in parts {
        for context in RecognitionLaws.contexts {
          if case .broken(let words) = RecognitionLaws.outcome(ofNote: bytes, name: file.name, in: context) {
            Issue.record("\(file.name): \(words)\n\(String(decoding: bytes, as: UTF8.self))")
          }
        }
      }
    }
  }

  /// A rule that looks at them must be asked, or find nothing in a text without front matter.
  @Test func everyRuleThatLooksAtNotesIsConsidered() {
    let considered = ["late-front-matter", "misplaced-vault", "misspelled-kind"]
    #expect(RuleCatalogue.all.filter { $0.looksAtNotes }.map { $0.name } == considered)
  }
}
