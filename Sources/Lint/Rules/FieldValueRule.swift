import Chronology
public import Diagnostics
import Languages
import Outline
import Reading
import SourceText

/// `field-value`: a value that its key cannot have.
public enum FieldValueRule: Rule {
  public static let name = "field-value"
  public static let severity = Severity.error

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let problems = file.readingProblems { kind -> (key: FieldKey, error: FieldValueError)? in
      if case .fieldValue(let key, let error) = kind, error.reason != .backwardWindow { (key, error) } else { nil }
    }
    guard !problems.isEmpty else { return }
    let index = file.headlines
    let fields = file.newFields(index)
    for (problem, range) in problems {
      let headline = index[range.lowerBound]?.headline
      let words = ValueMessage.words(
        for: problem.error,
        of: problem.key.rawValue,
        written: file.text(range),
        isInRoutine: file.document.traits.anchor == .repeatingTime,
        takesTime: headline.map { KeyTable.row(for: .at, in: $0.places) != nil && $0.field(.at) == nil } ?? true
      )
      if let date = dateMeant(problem.error, of: problem.key, written: file.text(range), in: file) {
        findings.add(
          at: range,
          words.problem,
          help: date.advice,
          fixes: date.fixes(replacing: range, in: file)
        )
        continue
      }
      if let entry = index[range.lowerBound],
        let several = SeveralValues(problem.error, of: problem.key, at: range, entry, fields, in: file)
      {
        let message: any Message = several.problem ?? words.problem
        findings.add(at: range, message, help: several.advice, fix: several.fix)
        continue
      }
      if let several = rulesMeant(problem.error, at: range, headline, today: file.context.today) {
        let fixes = several.map { file.fix(CommonMessage.write($0), isSafe: false, TextEdit(replacing: range, with: $0)) }
        findings.add(at: range, words.problem, help: words.advice, fixes: fixes)
        continue
      }
      findings.add(at: range, words.problem, help: words.advice, fix: correction(of: problem.error, at: range, in: file))
    }
  }

  /// The date that was most likely meant, where one is asked for and no correction is certain.
  private static func dateMeant(
    _ error: FieldValueError,
    of key: FieldKey,
    written text: String,
    in file: LintedFile
  ) -> DateMeant? {
    guard error.correction == nil, error.reason == .notADate || error.reason == .otherDateForm else { return nil }
    // `24.11` is a number elsewhere, and no date is one.
    return DateMeant(text, today: file.dayOfWords, for: key) ?? DateMeant(text + ".", today: file.dayOfWords, for: key)
  }

  /// The rules that one word may say, `bi-weekly`, each with the day from which it counts, where it needs one.
  private static func rulesMeant(
    _ error: FieldValueError,
    at range: Range<Int>,
    _ headline: Headline?,
    today: CivilDate
  ) -> [String]? {
    guard case .rule(.ambiguous(_, let readings)) = error.reason, readings.count > 1, let headline,
      headline.groups.contains(where: { $0.spelling == .plain && $0.range.contains(range.lowerBound) })
    else { return nil }
    let hasStart = headline.field(.from) != nil
    return readings.map { $0.interval > 1 && !hasStart ? "\($0), from: \(today)" : "\($0)" }
  }

  /// The value that was most likely meant, written in its place.
  static func correction(of error: FieldValueError, at range: Range<Int>, in file: LintedFile) -> Fix? {
    correction(of: error, written: file.text(range)).map { text, isSafe in
      file.fix(CommonMessage.write(text), isSafe: isSafe, TextEdit(replacing: range, with: text))
    }
  }

  /// The value that was most likely meant, and whether no other can have been.
  private static func correction(of error: FieldValueError, written text: String) -> (text: String, isSafe: Bool)? {
    if let correction = error.correction { return (correction, true) }
    switch error.reason {
    case .unknownWord(let allowed): return ValueMessage.wordMeant(by: text, in: allowed).map { ($0, false) }
    case .rule(.initials(_, let meant)): return ("\(meant)", true)
    case .rule(.partOfDay(_, let rest)): return rest.map { ("\($0)", false) }
    case .rule(.unknownWord(let range, let expected)):
      return RecurrenceMessage.corrected(text, range, expected).map { ("\($0)", false) }
    default: return nil
    }
  }

  public static let example = RuleExample(
    found: "- [ ] Book room (due: 2026-02-30)",
    instead: "- [ ] Book room (due: 2026-02-28)"
  )
}
