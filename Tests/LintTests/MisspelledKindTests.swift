import Chronology
import Diagnostics
import Lint
import Outline
import SourceText
import Testing

@Suite struct MisspelledKindTests {
  /// The lines between the fences, what is said of them, and what the fix makes of them; nil where there is none.
  @Test(
    arguments: [
      (
        "kind: day\n  - errands", 3, "YAML joins “- errands” to the line above it, and “day - errands” is not a kind of file",
        "kind: day\ntags:\n  - errands"
      ),
      (
        "kind: Project\n  of the\n  house", 3,
        "YAML joins “of the house” to the line above it, and “Project of the house” is not a kind of file", nil
      ),
      (
        "tags: [a]\nkind: page\n  - b", 4, "YAML joins “- b” to the line above it, and “page - b” is not a kind of file", nil
      ),
      ("kind: [page]", 2, "the kind is one word, and “[page]” is not read as one", "kind: page"),
      ("kind:\n  - Life", 3, "the kind is one word, and “- Life” is not read as one", "kind:\n  life"),
      ("kind: !!str page", 2, "the kind is one word, and “!!str page” is not read as one", "kind: page"),
      ("kind: {page: yes}", 2, "the kind is one word, and “{page: yes}” is not read as one", "kind: page"),
      ("kind: >\n  page", 2, "the kind is one word, and “> page” is not read as one", "kind: page"),
      ("kind: page#draft", 2, "“page#draft” is not a kind of file", "kind: page"),
      ("kind: vault, mine", 2, "“vault, mine” is not a kind of file", "kind: vault"),
      ("kind: daily", 2, "“daily” is not a kind of file", "kind: day"),
      ("kind: focus page", 2, "“focus page” is not a kind of file", "kind: page"),
      ("kind: Anchor", 2, "“Anchor” is not a kind of file", "kind: day"),
      ("kind: arc", 2, "“arc” is not a kind of file", "kind: ritual"),
      ("kind: weeks", 2, "“weeks” is not a kind of file", "kind: life"),
      ("kind: página", 2, "“página” is not a kind of file", "kind: page"),
      ("kind: journée", 2, "“journée” is not a kind of file", "kind: day"),
      ("kind: Habits", 2, "“Habits” is not a kind of file", "kind: ritual"),
      ("Kind: page", 2, "“Kind” is not a known property, so this file has no kind", "kind: page"),
      ("kind = page", 2, "the front matter cannot be read, and “kind = page” is not how a kind is written", "kind: page"),
      ("Kind\tPage", 2, "the front matter cannot be read, and “Kind Page” is not how a kind is written", "kind: page"),
      ("- kind: page", 2, "the front matter cannot be read, and “- kind: page” is not how a kind is written", "kind: page"),
      ("kind:", 2, "“kind” has no value, so this file has no kind", nil),
      (
        "kind: pgae\nnote: a: b", 2, "the front matter cannot be read, and “kind: pgae” is not how a kind is written",
        "kind: page\nnote: a: b"
      ),
    ] as [(String, Int, String, String?)]
  )
  func isReported(_ lines: String, _ line: Int, _ message: String, _ mended: String?) {
    let text = "---\n\(lines)\n---\n\n# A\n"
    let found = findings(of: "misspelled-kind", in: text)
    #expect(found.map(\.message) == [message])
    #expect(found.allSatisfy { $0.help != nil })
    #expect(found.map { text.utf8.prefix($0.range.lowerBound).count { $0 == 0x0A } + 1 } == [line])
    #expect(found.flatMap(\.fixes).isEmpty == (mended == nil))
    if let mended {
      #expect(fixed(text, found) == "---\n\(mended)\n---\n\n# A\n")
      #expect(findings(of: "misspelled-kind", in: "---\n\(mended)\n---\n\n# A\n").isEmpty)
    }
  }

  /// One known kind alone in a list can be nothing else.
  @Test(arguments: [("[page]", true), ("[pgae]", false), ("[page, day]", false), ("{page: yes}", false), ("pgae", false)])
  func isSafeWhereItMeansOneThing(_ value: String, _ isSafe: Bool) {
    let found = findings(of: "misspelled-kind", in: "---\nkind: \(value)\n---\n\n# A\n")
    #expect(found.flatMap(\.fixes).map(\.isSafe) == [isSafe])
  }

  /// In a folder of pages, one rule tells of the slip.
  @Test(arguments: [("Kind: project", "misspelled-kind"), ("Kind: page", "misspelled-property")])
  func isToldOnceWhereTheFolderSaysTheKind(_ line: String, _ rule: String) {
    let document = Document(reading: SourceText("---\n\(line)\n---\n\n# A\n\n- B\n"), kindByFolder: .page)
    let context = LintContext(today: CivilDate("2026-11-20")!, isInVault: true)
    #expect(Linter().lint(LintedFile(path: "pages/a.md", document: document, context: context)).map(\.rule) == [rule])
  }

  /// What reads as a kind, and what is somebody's own.
  @Test(arguments: [
    "kind: page", "kind: \"page\"", "kind: 'page'", "kind: Page  ", "kind: page # one of mine", "kind:\n  page",
    "kind: list", "kind: note\n  of mine", "kind: [note]", "kind: {a: b}", "title: a\n  b", "type: page", "kind: journal",
    "kind: pages of mine",
  ])
  func isSilent(_ lines: String) {
    #expect(findings(of: "misspelled-kind", in: "---\n\(lines)\n---\n\n# A\n").isEmpty)
  }
}
