public import Diagnostics
import SourceText

/// `front-matter`: properties that cannot be read as a whole.
public enum FrontMatterRule: Rule {
  public static let name = "front-matter"
  public static let severity = Severity.error
  public static let canBeSuppressed = false

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let unreadable = file.problems { kind -> String? in
      if case .frontMatterUnreadable(let words) = kind { words ?? noMapping } else { nil }
    }
    for range in file.ranges(of: .frontMatterUnclosed) {
      findings.add(at: range, unclosed, help: unclosedHelp, fixes: fixes(of: file, isReadable: unreadable.isEmpty))
    }
    for (words, range) in unreadable where file.ranges(of: .frontMatterUnclosed).isEmpty {
      let (reason, help) = FrontMatterRule.words(for: words)
      if let line = line(of: words, at: range.lowerBound, in: file) {
        findings.add(at: line, "the front matter cannot be read at \(file.quote(line)): \(reason)", help: help)
      } else {
        findings.add(at: range, "the front matter cannot be read: \(reason)", help: help)
      }
    }
  }

  /// The line that a problem is about; nil where libyaml saw it only at the end. A missing colon it sees one line late.
  private static func line(of problem: String, at offset: Int, in file: LintedFile) -> Range<Int>? {
    let lines = file.document.properties.lines.dropFirst().dropLast()
    var line = file.source.line(at: offset)
    if problem.contains("could not find expected ':'") {
      line = lines.last { $0 < line && !file.source.isBlank(line: $0) } ?? line
    }
    return lines.contains(line) ? file.source.contentRange(ofLine: line) : nil
  }

  private static func fixes(of file: LintedFile, isReadable: Bool) -> [Fix] {
    let last = file.document.properties.lines.upperBound - 1
    if last > 0, BareProperties.isFence(line: last, of: file.source) {
      return [file.fix("Write “---”", isSafe: true, TextEdit(replacing: file.source.contentRange(ofLine: last), with: "---"))]
    }
    return isReadable ? [close(file)] : []
  }

  /// Writes the closing line where the properties end. Beyond doubt where the title follows, or nothing.
  private static func close(_ file: LintedFile) -> Fix {
    let source = file.source
    let line = file.document.properties.lines.upperBound
    let next = (line..<max(line, source.lineCount)).first { !source.isBlank(line: $0) }
    let isSafe = next.map { source.bytes[source.start(ofLine: $0)] == UInt8(ascii: "#") } ?? true
    let edit =
      line < source.lineCount
      ? TextEdit(insertingAt: source.start(ofLine: line), "---" + source.lineEnding)
      : TextEdit(insertingAt: source.bytes.count, source.lineEnding + "---")
    return file.fix(fixTitle, isSafe: isSafe, edit)
  }

  public static let page = RulePage(
    summary: "Front matter that cannot be read",
    explanation: """
      Finds front matter that is not YAML, or that has no closing line `---`. The file still has the kind that a line `kind: …` \
      in it says, but no other property is read where YAML fails.
      """,
    reason: "Its theme, tags and suppressions are ignored; without the closing line, other programs show it as text.",
    example: """
      ---
      kind: page
      subtitle: Deep work: a plan
      ---

      # Page
      """,
    instead: """
      ---
      kind: page
      subtitle: "Deep work: a plan"
      ---

      # Page
      """,
    fix: """
      Writes the missing closing line above the first blank line or heading, or in place of a line of other signs, as `----`. Safe \
      for that, and if the title follows, or nothing.
      """
  )

  // MARK: Messages

  private static let noMapping = "it is not a list of “key: value” lines"
  private static let unclosed = "the front matter has no closing line"
  private static let unclosedHelp = "write “---” on a line of its own below the last property"
  private static let fixTitle = "Write “---” below the properties"

  /// What libyaml's words mean, and what to do.
  private static func words(for problem: String) -> (reason: String, help: String) {
    let found = explanations.first { problem.contains($0.problem) }
    return found.map { ($0.reason, $0.help) } ?? (problem, general)
  }

  private static let general = "write one “key: value” on each line, and a value with signs in it in double quotes"
  private static let quotes = "write the value in double quotes"
  private static let explanations: [(problem: String, reason: String, help: String)] = [
    ("mapping values are not allowed", "a value has a colon before a space, or at its end", quotes),
    ("cannot start any token", "a value begins with a sign that YAML keeps for itself, or a line with a tab", quotes),
    ("alphabetic or numeric character", "a value begins with “*” or “&”, which YAML keeps for itself", quotes),
    ("could not find expected ':'", "a line has no colon", "write it as “key: value”, or delete it"),
    ("did not find expected key", "a line is not indented as those above, or goes on after a value", general),
    ("unexpected end of stream", "a quotation mark is not closed", "write the second quotation mark at the end of the value"),
    ("expected ',' or", "a bracket is not closed", "write the closing bracket at the end of the list"),
    ("tab character", "a line is indented by a tab", "indent it by spaces"),
    (
      "block sequence entries", "a list begins on the line of its key",
      "write it as [one, two], or each part on a line of its own"
    ),
    (
      "unknown escape", "a backslash in double quotes begins an escape that YAML lacks",
      "write two backslashes, or single quotes"
    ),
  ]
}
