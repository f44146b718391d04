import Chronology
import Diagnostics
import Insight
import Languages
import Planner

/// What was done in a period, the latest day first.
struct ActivityHistoryLayout {
  let sheet: ActivitiesSheet
  let period: ActivitySpan
  let width: Int
  private let words: ActivityWords

  init(_ sheet: ActivitiesSheet, since period: ActivitySpan, width: Int, in language: Language) {
    self.sheet = sheet
    self.period = period
    self.width = max(width, LineLayout.leastWidth)
    words = ActivityWords(language)
  }

  /// No line is wider than the width.
  var lines: [StyledLine] {
    let events = sheet.events(in: period)
    let heading = ShownText.wrapped(words.say(.heading(period)), width).map { StyledLine($0, .strong) }
    let counts = sheet.rows.map { ($0, $0.history.count(in: period.days)) }.filter { $0.1 > 0 }
    let about = [("\(period.days)", TerminalColor.Style.quiet), (words.say(.completionCount(events.count)), .quiet)]
    let summary = counts.map { row, count in
      ("\(ActivityWords.titled(row.activity)) \(words.language.number(count))", row.style)
    }
    var lines = heading + StyledLine.lines(of: about, width: width) + [StyledLine()]
    if events.isEmpty { return lines + [StyledLine(words.say(.nothingDone))] }
    lines += StyledLine.lines(of: summary, width: width) + [StyledLine()]
    return (lines + list(of: events)).map { $0.cut(to: width) }
  }

  private func list(of events: [ActivitiesSheet.Event]) -> [StyledLine] {
    let dates = TaskWords(language: words.language, today: sheet.today, clock: sheet.clock, style: .short)
    let column = events.map { DisplayWidth.cells(of: dates.day($0.completion.day)) }.max() ?? 0
    return events.enumerated().flatMap { index, event -> [StyledLine] in
      let day = event.completion.day
      let isFirst = index == 0 || events[index - 1].completion.day != day
      var line = StyledLine(
        DisplayWidth.padded(isFirst ? dates.day(day) : "", to: column + 2),
        day == sheet.today ? .now : .plain
      )
      line.add(ActivityWords.titled(event.row.activity), event.row.style)
      let details = words.details(of: event.completion, sheet.clock).joined(separator: LinePiece.separator)
      var below: [StyledLine] = []
      if line.cells + LinePiece.separator.count + DisplayWidth.cells(of: details) > width {
        below = LineLayout.wrapped(details, width, .quiet, indent: column + 4)
      } else if !details.isEmpty {
        line.add(LinePiece.separator + details, .quiet)
      }
      return [line] + below
        + NotesText.lines(event.completion.notes, width, .quiet, indent: column + 4, isSpaced: false)
    }
  }
}
