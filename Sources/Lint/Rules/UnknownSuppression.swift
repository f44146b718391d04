public import Diagnostics
import Outline
import SourceText

/// `unknown-suppression`: a comment or property that keeps silent what is no rule.
public enum UnknownSuppression: Rule {
  public static let name = "unknown-suppression"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for suppression in file.document.suppressions {
      for (rule, range) in zip(suppression.rules, suppression.ranges) { check(rule, range, in: file, &findings) }
    }
    for range in file.ranges(of: .emptySuppression) {
      findings.add(at: range, emptyMessage(file.quote(range)), help: emptyHelp)
    }
    guard let allow = file.document.properties[.allow], let words = allow.texts else { return }
    for word in words.flatMap({ $0.split { $0 == "," || $0.isWhitespace } }) {
      check(String(word), place(of: String(word), in: allow.valueRange, of: file.source), in: file, &findings)
    }
  }

  private static func check(_ rule: String, _ range: Range<Int>, in file: LintedFile, _ findings: inout Findings) {
    guard RuleCatalogue.rule(named: rule) == nil else { return }
    let nearest = nearestWord(to: rule, in: RuleCatalogue.names, limit: 3)
    let fix = nearest.map { file.fix("Write “\($0)”", isSafe: false, TextEdit(replacing: range, with: $0)) }
    findings.add(
      at: range,
      "\(LintedFile.quote(rule)) is not a rule",
      help: nearest.map { "did you mean “\($0)”?" } ?? help,
      fixes: fix.map { [$0] } ?? []
    )
  }

  /// Where a word stands in the value of a property; the whole value where it is written otherwise.
  private static func place(of word: String, in value: Range<Int>, of source: SourceText) -> Range<Int> {
    let wanted = Array(word.utf8)
    for start in value where start + wanted.count <= value.upperBound {
      let end = start + wanted.count
      if source.bytes[start..<end].elementsEqual(wanted), !isName(source, end, in: value), !isName(source, start - 1, in: value)
      {
        return start..<end
      }
    }
    return value
  }

  private static func isName(_ source: SourceText, _ offset: Int, in value: Range<Int>) -> Bool {
    guard value.contains(offset) else { return false }
    let byte = source.bytes[offset]
    return byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  public static let page = RulePage(
    summary: "A suppression of what is no rule",
    explanation: """
      Finds a name in `<!-- tidemark: allow … -->`, `<!-- tidemark: allow-file … -->` or the property `allow` that no rule \
      has, and a comment of that kind without a name.
      """,
    reason: "It keeps nothing silent, and would hide a finding that comes with the next version.",
    example: """
      <!-- tidemark: allow duplicate-nam -->
      - Water: 3/8 glasses
      """,
    instead: """
      <!-- tidemark: allow duplicate-name -->
      - Water: 3/8 glasses
      """,
    fix: "Writes the nearest rule. Unsafe: another one may be meant."
  )

  // MARK: Messages

  private static let help = "`tidemark rules` lists them; delete the name if the rule is gone"
  private static func emptyMessage(_ comment: String) -> String { "\(comment) keeps no rule silent" }
  private static let emptyHelp = "write “<!-- tidemark: allow RULE -->”, or “allow-file” for the whole file, or delete it"
}
