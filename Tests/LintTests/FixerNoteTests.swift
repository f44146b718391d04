import Diagnostics
import Languages
import Lint
import SourceText
import Testing

/// What of a fix may come: a note where it mends what is graver, and other words of a finding that stays.
@Suite struct FixerNoteTests {
  /// A fixer of a file of letters. Each letter of `rules` is found, as grave as that says, and is to become another.
  ///
  /// - Parameter quotes: a letter whose finding quotes the whole file.
  private func fixer(_ text: String, _ rules: [Character: (Severity, String)], quotes: Character? = nil) -> Fixer {
    let files = ["a": SourceText(text)]
    return Fixer(
      choose: \.fixes.first,
      original: { files[$0] },
      lint: { changed in
        let source = changed["a"] ?? SourceText(text)
        return source.bytes.enumerated().compactMap { offset, byte in
          let letter = Character(UnicodeScalar(byte))
          guard let (severity, replacement) = rules[letter] else { return nil }
          let edit = TextEdit(replacing: offset..<offset + 1, with: replacement)
          let fix = Fix(name: Told("Write “\(replacement)”"), isSafe: true, edits: [FileEdit(file: "a", edit: edit)])
          return Diagnostic(
            rule: "no-\(letter)",
            severity: severity,
            file: "a",
            range: edit.range,
            problem: Told(letter == quotes ? "in “\(String(decoding: source.bytes, as: UTF8.self))”" : "a letter"),
            fixes: replacement.isEmpty ? [] : [fix]
          )
        }
      }
    )
  }

  private func text(_ fixer: Fixer) -> String? {
    fixer.changes.first.map { String(decoding: $0.after.bytes, as: UTF8.self) }
  }

  /// `a` becomes `n`, which is found as well.
  @Test(arguments: [
    (Severity.error, Severity.info, true), (.warning, .info, true), (.error, .warning, false), (.warning, .warning, false),
    (.info, .info, false), (.info, .warning, false),
  ])
  func onlyANoteMayComeOfWhatIsGraver(_ mended: Severity, _ brought: Severity, _ isApplied: Bool) {
    let after = isApplied ? "n" : nil
    let fixer = fixer("a", ["a": (mended, "n"), "n": (brought, "")])
    #expect(text(fixer) == after)
    #expect(fixer.declined.map(\.rule) == (after == nil ? ["no-a"] : []))
    #expect(fixer.findings.map(\.rule) == (after == nil ? ["no-a"] : ["no-n"]))
  }

  /// Beside a graver one a note is not mended at the price of another.
  @Test func notesAreTriedByThemselves() {
    let fixer = fixer("a b", ["a": (.error, "x"), "b": (.info, "n"), "n": (.info, "")])
    #expect(text(fixer) == "x b")
    #expect(fixer.declined.map(\.rule) == ["no-b"])
  }

  @Test func aFindingThatStaysMayQuoteWhatWasMended() {
    let fixer = fixer("a q", ["a": (.warning, "x"), "q": (.warning, "")], quotes: "q")
    #expect(text(fixer) == "x q")
    #expect(fixer.findings.map(\.message) == ["in “x q”"])
    #expect(fixer.declined.isEmpty)
  }

  /// One more of a rule is one more, whatever its words are.
  @Test func otherWordsAreNoCredit() {
    let fixer = fixer("a q", ["a": (.warning, "q"), "q": (.warning, "")], quotes: "q")
    #expect(fixer.changes.isEmpty)
    #expect(fixer.declined.map(\.rule) == ["no-a"])
    #expect(fixer.obstacles == ["no-q"])
  }
}
