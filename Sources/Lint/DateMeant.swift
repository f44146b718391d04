import Chronology
import Diagnostics
import Outline
import SourceText

/// The date that a value was most likely meant to be, today known.
struct DateMeant {
  /// The likeliest first.
  let dates: [CivilDate]
  let isCertain: Bool
  let isPeriod: Bool

  /// - Parameter isAhead: whether what is planned is meant, and not what has happened.
  init?(_ text: String, today: CivilDate, isAhead: Bool) {
    if let range = DateRange(text) {
      (dates, isCertain, isPeriod) = (isAhead ? [range.last] : [range.first], false, true)
    } else if let date = MeantDate(text, today: today, isAhead ? .ahead : .back) {
      dates = date.isPeriod ? [date.dates[0]] : date.dates
      (isCertain, isPeriod) = (date.isCertain && date.time == nil, date.isPeriod)
    } else {
      return nil
    }
  }

  /// `“2026-03-12” or “2026-12-03”`
  var words: String { dates.map { "“\($0)”" }.joined(separator: " or ") }

  var help: String { isPeriod ? "write one day, as \(words)" : "write \(words)" }

  /// Writes each of the dates in place of some bytes.
  func fixes(replacing range: Range<Int>, in file: LintedFile) -> [Fix] {
    dates.map { file.fix("Write “\($0)”", isSafe: isCertain, TextEdit(replacing: range, with: $0.description)) }
  }
}

extension FieldKey {
  /// Whether its date lies ahead, as a rule: what is planned, and not what has happened.
  var looksAhead: Bool {
    switch self {
    case .due, .until, .from: true
    default: false
    }
  }
}
