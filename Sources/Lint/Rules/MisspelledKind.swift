public import Diagnostics
import Outline
import SourceText

/// `misspelled-kind`: a file of a vault that is almost of a known kind.
public enum MisspelledKind: RuleForNotes {
  public static let name = "misspelled-kind"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    guard file.context.isInVault, file.document.kind == nil else { return }
    if let property = file.document.properties[.kind] {
      checkValue(of: property, in: file, &findings)
    } else if let property = file.document.properties.entries.first(where: isAlmostKind) {
      findings.add(
        at: property.nameRange,
        keyMessage(property.name),
        help: "did you mean “kind”?",
        fixes: [file.fix("Write “kind”", isSafe: false, TextEdit(replacing: property.nameRange, with: "kind"))]
      )
    }
  }

  /// Whether the rule has something to say of a file.
  static func speaks(of file: LintedFile) -> Bool {
    guard file.context.isInVault, file.document.kind == nil else { return false }
    guard let property = file.document.properties[.kind] else {
      return file.document.properties.entries.contains(where: isAlmostKind)
    }
    return property.texts?.first.flatMap(nearestKind) != nil
  }

  private static func checkValue(of property: Property, in file: LintedFile, _ findings: inout Findings) {
    guard let word = property.texts?.first, let kind = nearestKind(to: word) else { return }
    findings.add(
      at: property.valueRange,
      "\(LintedFile.quote(word)) is no kind of file",
      help: "did you mean “\(kind)”?",
      fixes: [file.fix("Write “\(kind)”", isSafe: false, TextEdit(replacing: property.valueRange, with: kind))]
    )
  }

  /// One edit, since the kinds are short: `list` is no `life`, and `date` no `day`.
  private static func nearestKind(to word: String) -> String? {
    nearestWord(to: word, in: DocumentKind.allCases.map(\.rawValue), limit: 1)
  }

  private static func isAlmostKind(_ property: Property) -> Bool {
    nearestWord(to: property.name, in: ["kind"]) != nil && property.text.flatMap(DocumentKind.init(word:)) != nil
  }

  public static let page = RulePage(
    summary: "A kind that is almost known",
    explanation: """
      Finds, inside a vault, a property `kind` whose value is one edit from a known kind, and a property that is one or two \
      edits from `kind` and has a known kind for its value. Other values are somebody's own.
      """,
    reason: "A file without a known kind is somebody's note: no command reads it, and no other rule looks at it.",
    example: """
      ---
      kind: pgae
      ---

      # Page
      """,
    instead: """
      ---
      kind: page
      ---

      # Page
      """,
    fix: "Writes the nearest word. Unsafe: the word may be meant as it is."
  )

  // MARK: Messages

  private static func keyMessage(_ name: String) -> String {
    "\(LintedFile.quote(name)) is not a known property, so this file has no kind"
  }
}
