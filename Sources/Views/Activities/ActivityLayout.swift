import Chronology
import Diagnostics
import Insight
import Planner

/// One activity: its numbers, a year of days, and its latest completions.
struct ActivityLayout {
  let row: ActivitiesSheet.Row
  let sheet: ActivitiesSheet
  /// The period of which all completions are listed; nil for the latest few.
  let period: ActivitySpan?
  let width: Int

  /// How many completions are listed where no period is said.
  static let standardCount = 7

  init(_ row: ActivitiesSheet.Row, in sheet: ActivitiesSheet, since period: ActivitySpan?, width: Int) {
    self.row = row
    self.sheet = sheet
    self.period = period
    self.width = max(width, LineLayout.leastWidth)
  }

  /// No line is wider than the width.
  var lines: [StyledLine] {
    let year = ActivityYearLayout(
      ActivityYear(row.history, weekStart: sheet.weekStart),
      since: row.activity.since,
      width: width
    )
    let details = NotesText.lines(row.activity.notes, min(width, LineLayout.widest))
    let parts = [heading, details, numbers, year.lines, list]
    return parts.filter { !$0.isEmpty }.joined(separator: [StyledLine()]).map { $0.cut(to: width) }
  }

  private var heading: [StyledLine] {
    let style: TerminalColor.Style = row.color.map { .color($0) } ?? .strong
    let title = ShownText.wrapped(ActivityWords.titled(row.activity), width).map { StyledLine($0, style) }
    var parts: [(String, TerminalColor.Style)] = [("rank \(row.rank)", .quiet)]
    if let category = row.activity.category { parts.append((DayWords.title(category), .quiet)) }
    if let since = row.activity.since { parts.append(("since \(since)", .quiet)) }
    return title + StyledLine.lines(of: parts, width: width)
  }

  private var numbers: [StyledLine] {
    let history = row.history
    let first: [(String, TerminalColor.Style)] = [
      (ActivityWords.last(history), history.isDoneToday ? .now : .strong),
      ("\(LifeWords.number(history.total)) in all", .plain),
    ]
    let counts = ActivityPeriod.allCases.map { period in
      ("\(history.count(in: period)) in \(ActivityWords.name(of: period))", TerminalColor.Style.plain)
    }
    return StyledLine.lines(of: first, width: width) + StyledLine.lines(of: counts, width: width)
      + StyledLine.lines(of: ActivityWords.intervals(history).map { ($0, .plain) }, width: width)
  }

  private var list: [StyledLine] {
    let completions =
      period.map { row.history.completions(in: $0.days) } ?? row.history.latest(ActivityLayout.standardCount)
    guard !completions.isEmpty else { return period == nil ? [] : [StyledLine("Nothing in \(periodName).")] }
    let words = TaskWords(language: .english, today: sheet.today, clock: sheet.clock, style: .short)
    let column = completions.map { words.day($0.day).count }.max() ?? 0
    let heading =
      period == nil ? "The latest of \(LifeWords.count(row.history.total, "completion"))" : "Completions in \(periodName)"
    return [StyledLine(completions.count == row.history.total && period == nil ? "Completions" : heading, .strong)]
      + completions.flatMap { completion -> [StyledLine] in
        var line = StyledLine("  " + DisplayWidth.padded(words.day(completion.day), to: column))
        let details = ActivityWords.details(of: completion, sheet.clock).joined(separator: LinePiece.separator)
        let margin = line.cells + 2
        let words = details.isEmpty ? [""] : ShownText.wrapped(details, max(width - margin, 1))
        if !details.isEmpty { line.add("  " + words[0], .quiet) }
        return [line] + words.dropFirst().map { StyledLine(String(repeating: " ", count: margin) + $0, .quiet) }
          + NotesText.lines(completion.notes, width, .quiet, indent: margin, isSpaced: false)
      }
  }

  private var periodName: String { period?.name ?? "" }
}
