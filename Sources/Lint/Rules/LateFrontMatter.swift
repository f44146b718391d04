public import Diagnostics
import Outline
import SourceText

/// `late-front-matter`: properties that do not begin on the first line.
public enum LateFrontMatter: Rule {
  public static let name = "late-front-matter"
  public static let severity = Severity.warning
  public static let looksAtNotes = true

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let problems = file.problems { kind -> Range<Int>? in
      if case .frontMatterLate(let before) = kind { before } else { nil }
    }
    if problems.isEmpty, let bare = BareProperties(of: file.source, below: file.document.properties.lines) {
      let edits = [TextEdit(insertingAt: bare.start, "---" + file.source.lineEnding)] + bare.closing(file.source)
      findings.add(
        at: bare.kindRange,
        bareMessage(file.quote(bare.kindRange)),
        help: bareHelp,
        fixes: [opening(file.fix(bareTitle, isSafe: true, edits))]
      )
    }
    for (before, range) in problems {
      if file.text(before).isEmpty {
        let delete = file.fix(fixTitle, isSafe: true, TextEdit(deleting: before))
        findings.add(at: range, blankMessage, help: blankHelp, fixes: [opening(delete)])
      } else {
        findings.add(at: range, commentMessage, help: commentHelp)
      }
    }
  }

  public static let page = RulePage(
    summary: "Front matter that is not on the first line",
    explanation: """
      Finds a line `---` below blank lines or a comment at the top of a file, and properties below it with a known `kind`; and \
      such properties on the first lines of a file, without the `---` above them.
      """,
    reason: "Front matter begins on the first line. Any lower it is a rule and a text, and the file is somebody's note.",
    example: """

      ---
      kind: page
      ---

      # Page
      """,
    instead: """
      ---
      kind: page
      ---

      # Page
      """,
    fix: """
      Deletes the blank lines, if there is no comment among them, or writes the `---` that is missing. Safe: nothing else changes.
      """
  )

  // MARK: Messages

  private static let blankMessage = "front matter below a blank line is not read"
  private static let blankHelp = "delete the blank lines above it: front matter begins on the first line of the file"
  private static let commentMessage = "front matter below a comment is not read"
  private static let commentHelp = "move the comment below the closing line: front matter begins on the first line of the file"
  private static let fixTitle = "Delete the blank lines"

  private static func opening(_ fix: Fix) -> Fix {
    var fix = fix
    fix.opensFile = true
    return fix
  }
  private static func bareMessage(_ kind: String) -> String { "\(kind) is not read, because no “---” stands above it" }
  private static let bareHelp = "write “---” as the first line of the file, and again below the properties"
  private static let bareTitle = "Write “---” around the properties"
}

/// Properties with a known kind on the first lines of a file, without the line `---` above them.
private struct BareProperties {
  /// Where the first line begins.
  let start: Int
  let kindRange: Range<Int>
  /// The line below them.
  private let end: Int

  /// - Parameter lines: the lines of the front matter; a file that has some has no others.
  init?(of source: SourceText, below lines: Range<Int>) {
    guard lines.isEmpty else { return nil }
    var line = 0
    var kindRange: Range<Int>?
    while line < source.lineCount, let name = BareProperties.nameRange(ofLine: line, in: source) {
      if kindRange == nil, source.bytes[name].elementsEqual("kind".utf8) {
        let content = source.contentRange(ofLine: line)
        let word = source.string(in: name.upperBound + 1..<content.upperBound).filter { !" \t\"'".contains($0) }
        if DocumentKind(word: word) != nil { kindRange = content }
      }
      line += 1
    }
    guard let kindRange else { return nil }
    self.kindRange = kindRange
    start = source.contentRange(ofLine: 0).lowerBound
    end = line
  }

  /// The line `---` below them, if it is missing there.
  func closing(_ source: SourceText) -> [TextEdit] {
    guard end < source.lineCount else { return [TextEdit(insertingAt: source.bytes.count, source.lineEnding + "---")] }
    let content = source.contentRange(ofLine: end)
    if source.string(in: content).prefix(3) == "---" { return [] }
    return [TextEdit(insertingAt: content.lowerBound, "---" + source.lineEnding)]
  }

  /// `name:` at the start of a line, in small letters and dashes.
  private static func nameRange(ofLine line: Int, in source: SourceText) -> Range<Int>? {
    let content = source.contentRange(ofLine: line)
    let end = content.first { source.bytes[$0] &- 0x61 >= 26 && source.bytes[$0] != UInt8(ascii: "-") } ?? content.upperBound
    guard end > content.lowerBound, end < content.upperBound, source.bytes[end] == UInt8(ascii: ":") else { return nil }
    return content.lowerBound..<end
  }
}
