import Chronology
import Outline

/// A day before the time behind the words of a line of a day, if it is another one: `hairdresser sat 2pm` of a Friday.
struct OtherDayBehind {
  let range: Range<Int>
  let dates: [CivilDate]
  /// Whether the line is a task that may have the day as `due`.
  let isTask: Bool

  /// - Parameter timeRange: where the time is.
  init?(_ headline: Headline, _ timeRange: Range<Int>, in file: LintedFile) {
    guard let day = file.reading?.plan.day?.date,
      let when = WhenAmongWords(headline.textRange, in: file.source.bytes, today: day), when.time != nil, !when.dates.isEmpty,
      !when.dates.contains(day), when.range.overlaps(timeRange)
    else { return nil }
    (range, dates) = (when.range, when.dates)
    isTask = headline.box?.state == .open && [FieldKey.due, .every, .done].allSatisfy { headline.field($0) == nil }
  }
}
