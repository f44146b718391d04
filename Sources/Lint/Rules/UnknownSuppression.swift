public import Diagnostics
import Languages
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
      findings.add(
        at: range,
        UnknownSuppressionMessage.silencesNothing(file.excerpt(range)),
        help: UnknownSuppressionMessage.writeRuleOrDelete
      )
    }
    guard let allow = file.document.properties[.allow] else { return }
    var places = places(in: allow.valueRange, of: file.source)
    for word in file.document.allowedRules {
      check(word, places[word]?.popLast() ?? allow.valueRange, in: file, &findings)
    }
  }

  /// For more names than this none is suggested: each is held against all rules.
  private static let mostSuggestions = 100

  private static func check(_ rule: String, _ range: Range<Int>, in file: LintedFile, _ findings: inout Findings) {
    guard RuleCatalogue.rule(named: rule) == nil else { return }
    let isSuggested = findings.countOfRule < mostSuggestions
    let nearest = isSuggested ? nearestWord(to: rule, in: RuleCatalogue.names, limit: 3) : nil
    let fix = nearest.map { file.fix(CommonMessage.write($0), isSafe: false, TextEdit(replacing: range, with: $0)) }
    findings.add(
      at: range,
      UnknownSuppressionMessage.isNoRule(LintedFile.excerpt(rule)),
      help: nearest.map { CommonMessage.didYouMean($0) } ?? UnknownSuppressionMessage.deleteName,
      fix: fix
    )
  }

  /// Where each word stands in the value of a property, the last place first; a word that is written otherwise stands nowhere.
  private static func places(in valueRange: Range<Int>, of source: SourceText) -> [String: [Range<Int>]] {
    let words = source.bytes[valueRange].split { " \t\r\n,[]\"'".utf8.contains($0) }
    return words.reversed().reduce(into: [:]) { places, word in
      places[String(decoding: word, as: UTF8.self), default: []].append(word.startIndex..<word.endIndex)
    }
  }

  public static let example = RuleExample(
    found: """
      <!-- tidemark: allow duplicate-nam -->
      - Water: 3/8 glasses
      """,
    instead: """
      <!-- tidemark: allow duplicate-name -->
      - Water: 3/8 glasses
      """
  )
}

/// What `unknown-suppression` says.
enum UnknownSuppressionMessage: Message {
  case isNoRule(String)
  case deleteName
  case silencesNothing(String)
  case writeRuleOrDelete
}
