public import Diagnostics
import Languages
import Outline
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
      let fixes = fixes(of: file, isReadable: unreadable.isEmpty)
      findings.add(at: range, FrontMatterRuleMessage.isUnclosed, help: FrontMatterRuleMessage.writeClosingLine, fixes: fixes)
    }
    for (words, range) in unreadable where file.ranges(of: .frontMatterUnclosed).isEmpty {
      let (flaw, advice) = explanation(of: words)
      let hidden = HiddenValue.all(in: file.source).first { $0.isInBrackets && $0.range.lowerBound <= range.lowerBound }
      if let hidden {
        report(hidden, in: file, &findings)
      } else if let line = line(of: words, at: range.lowerBound, in: file) {
        findings.add(at: line, FrontMatterRuleMessage.cannotBeReadAt(file.excerpt(line), flaw), help: advice)
      } else {
        findings.add(at: range, FrontMatterRuleMessage.cannotBeRead(flaw), help: advice)
      }
    }
  }

  /// A comment that takes the closing bracket with it, so that YAML fails on a later line.
  private static func report(_ hidden: HiddenValue, in file: LintedFile, _ findings: inout Findings) {
    let line = file.source.contentRange(ofLine: file.source.line(at: hidden.range.lowerBound))
    let problem = FrontMatterRuleMessage.cannotBeReadAt(file.excerpt(line), .commentInBrackets)
    guard let edit = HiddenTags.edit(hidden, in: file) else {
      return findings.add(at: line, problem, help: FrontMatterRuleMessage.writeWithoutSign)
    }
    let fix = file.fix(CommonMessage.write(edit.replacement), isSafe: true, edit)
    findings.add(at: line, problem, help: FrontMatterRuleMessage.writeTags(edit.replacement), fix: fix)
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
      let edit = TextEdit(replacing: file.source.contentRange(ofLine: last), with: "---")
      return [file.fix(CommonMessage.write("---"), isSafe: true, edit)]
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
    return file.fix(FrontMatterRuleMessage.close, isSafe: isSafe, edit)
  }

  public static let example = RuleExample(
    found: """
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
      """
  )

  // MARK: Messages

  /// Stands for the words of libyaml where the properties are no mapping.
  private static let noMapping = ""

  /// What libyaml's words mean, and what to do.
  private static func explanation(of problem: String) -> (flaw: FrontMatterFlaw, advice: FrontMatterRuleMessage) {
    guard problem != noMapping else { return (.isNoMapping, .writeOneOnEachLine) }
    let found = explanations.first { problem.contains($0.problem) }
    return found.map { ($0.flaw, $0.advice) } ?? (.other(problem), .writeOneOnEachLine)
  }

  private static let explanations: [(problem: String, flaw: FrontMatterFlaw, advice: FrontMatterRuleMessage)] = [
    ("mapping values are not allowed", .colonInValue, .writeInQuotes),
    ("cannot start any token", .keptSign, .writeInQuotes),
    ("alphabetic or numeric character", .keptAnchor, .writeInQuotes),
    ("could not find expected ':'", .lacksColon, .writeColonOrDelete),
    ("did not find expected key", .indentDiffers, .writeOneOnEachLine),
    ("unexpected end of stream", .quotesUnclosed, .closeQuotes),
    ("expected ',' or", .bracketUnclosed, .closeBracket),
    ("tab character", .tab, .indentBySpaces),
    ("block sequence entries", .listOnLineOfKey, .writeListInBrackets),
    ("unknown escape", .unknownEscape, .doubleBackslash),
  ]
}

/// Why front matter is no YAML that can be read.
enum FrontMatterFlaw: Hashable {
  case isNoMapping
  case colonInValue
  /// A sign with which no value begins, or a tab.
  case keptSign
  /// `*` or `&`.
  case keptAnchor
  case lacksColon
  case indentDiffers
  case quotesUnclosed
  case bracketUnclosed
  case tab
  case listOnLineOfKey
  case unknownEscape
  /// A `#` in brackets, which hides the closing one.
  case commentInBrackets
  /// In the words of libyaml.
  case other(String)
}

/// What `front-matter` says.
enum FrontMatterRuleMessage: Message {
  case isUnclosed
  case writeClosingLine
  /// `Write “---” below the properties`
  case close
  case cannotBeRead(FrontMatterFlaw)
  case cannotBeReadAt(String, FrontMatterFlaw)
  case writeOneOnEachLine
  case writeInQuotes
  case writeColonOrDelete
  case closeQuotes
  case closeBracket
  case indentBySpaces
  case writeListInBrackets
  case doubleBackslash
  case writeTags(String)
  case writeWithoutSign
}
