import Chronology
package import Languages
package import Planner

/// A day for a picture of its hours: what stands at which minute, in words and as a stretch.
package struct DayChart: Sendable {
  package struct Line: Sendable {
    /// Minutes from the beginning of the day.
    package var start: Int
    /// Nil for what has a time and no length.
    package var end: Int?
    /// When it is, as the vault writes times.
    package var time: String
    package var words: String
    package var color: Color?
  }

  package struct Hour: Sendable {
    package var minutes: Int
    package var words: String
  }

  package var title: String
  package var details: String
  /// The full hours that the picture has, from the first to the last.
  package var hours: [Hour]
  /// By start.
  package var lines: [Line]

  init(_ sheet: DaySheet, in language: Language) {
    title = language.weekdayAndDate(sheet.date)
    details = DayHeading(sheet, in: language).numbers(.full).joined(separator: " · ")
    var lines = sheet.blocks.map { block in
      let range = block.block.range
      return Line(
        start: range.lowerBound.minutes,
        end: range.upperBound.minutes,
        time: language.times(range.lowerBound, range.upperBound, sheet.clock),
        words: ShownText.line(block.block.name) + " · " + language.length(block.block.minutes),
        color: block.look.color
      )
    }
    lines += sheet.timed.map { item in
      let words = [ShownText.line(item.title)] + DayWords.details(of: item, sheet.clock, in: language)
      return Line(
        start: item.start.minutes,
        time: language.time(item.start, sheet.clock),
        words: words.joined(separator: " · ")
      )
    }
    self.lines = lines.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
    let first = min(sheet.range.lowerBound.minutes, self.lines.first?.start ?? .max) / 60
    let last = (max(sheet.range.upperBound.minutes, self.lines.map { $0.end ?? $0.start }.max() ?? 0) + 59) / 60
    hours = (first...max(first + 1, last)).compactMap { hour in
      TimeOfDay(minutes: hour * 60).map { Hour(minutes: hour * 60, words: language.time($0, sheet.clock)) }
    }
  }
}

extension DayView {
  /// The day for a picture; nil where nothing has a time on it.
  package func chart(in language: Language) -> DayChart? { sheet.isWithoutTimes ? nil : DayChart(sheet, in: language) }
}
