import Chronology
import Diagnostics
import Insight
import Languages
import Planner

/// One activity: its numbers, a year of days, and its latest completions.
struct ActivityLayout {
  let row: ActivitiesSheet.Row
  let sheet: ActivitiesSheet
  /// The period of which all completions are listed; nil for the latest few.
  let period: ActivitySpan?
  let width: Int
  private let words: ActivityWords

  /// How many completions are listed where no period is said.
  static let standardCount = 7

  init(
    _ row: ActivitiesSheet.Row,
    in sheet: ActivitiesSheet,
    since period: ActivitySpan?,
    width: Int,
    in language: Language
  ) {
    self.row = row
    self.sheet = sheet
    self.period = period
    self.width = max(width, LineLayout.leastWidth)
    words = ActivityWords(language)
  }

  /// No line is wider than the width.
  var lines: [StyledLine] {
    let year = ActivityYearLayout(
      ActivityYear(row.history, weekStart: sheet.weekStart),
      since: row.activity.since,
      width: width,
      in: words.language
    )
    let details = NotesText.lines(row.activity.notes, min(width, LineLayout.widest))
    let parts = [heading, details, numbers, year.lines, list]
    return parts.filter { !$0.isEmpty }.joined(separator: [StyledLine()]).map { $0.cut(to: width) }
  }

  private var heading: [StyledLine] {
    let style: TerminalColor.Style = row.color.map { .color($0) } ?? .strong
    let title = ShownText.wrapped(ActivityWords.titled(row.activity), width).map { StyledLine($0, style) }
    var parts: [(String, TerminalColor.Style)] = [(words.say(.rank(row.rank)), .quiet)]
    if let category = row.activity.category { parts.append((DayWords.title(category), .quiet)) }
    if let since = row.activity.since { parts.append((words.say(.since(since)), .quiet)) }
    return title + StyledLine.lines(of: parts, width: width)
  }

  private var numbers: [StyledLine] {
    let history = row.history
    let first: [(String, TerminalColor.Style)] = [
      (words.last(history), history.isDoneToday ? .now : .strong), (words.say(.doneInAll(history.total)), .plain),
    ]
    return StyledLine.lines(of: first, width: width)
      + StyledLine.lines(of: words.counts(history).map { ($0, .plain) }, width: width)
      + StyledLine.lines(of: words.intervals(history).map { ($0, .plain) }, width: width)
  }

  private var list: [StyledLine] {
    let completions =
      period.map { row.history.completions(in: $0.days) } ?? row.history.latest(ActivityLayout.standardCount)
    guard !completions.isEmpty else { return period.map { LineLayout.wrapped(words.say(.nothingIn($0)), width) } ?? [] }
    let dates = TaskWords(language: words.language, today: sheet.today, clock: sheet.clock, style: .short)
    let column = completions.map { DisplayWidth.cells(of: dates.day($0.day)) }.max() ?? 0
    let total = row.history.total
    let isAll = completions.count == total
    let heading = words.say(period.map { .completionsIn($0) } ?? (isAll ? .completions : .latest(of: total)))
    return LineLayout.wrapped(heading, width, .strong)
      + completions.flatMap { completion -> [StyledLine] in
        var line = StyledLine("  " + DisplayWidth.padded(dates.day(completion.day), to: column))
        let details = words.details(of: completion, sheet.clock).joined(separator: LinePiece.separator)
        let margin = line.cells + 2
        let parts = details.isEmpty ? [""] : ShownText.wrapped(details, max(width - margin, 1))
        if !details.isEmpty { line.add("  " + parts[0], .quiet) }
        return [line] + parts.dropFirst().map { StyledLine(String(repeating: " ", count: margin) + $0, .quiet) }
          + NotesText.lines(completion.notes, width, .quiet, indent: margin, isSpaced: false)
      }
  }
}
