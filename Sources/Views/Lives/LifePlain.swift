import Chronology
import Diagnostics
import Planner

/// A life in plain lines, as a screen reader follows them best: no picture, no column, nothing cut.
enum LifePlain {
  static func lines(of sheet: LifeSheet) -> [String] {
    var lines = ["\(DayWords.title(sheet.title)): \(LifeWords.about(sheet).joined(separator: ", "))."]
    if !sheet.others.isEmpty { lines += [sheet.path.map { "File: \(ControlCharacters.escaping($0))" }].compactMap(\.self) }
    lines += notes(sheet.notes, "Note")
    lines += sheet.milestonesOfToday.map(\.text)
    lines.append(LifeWords.numbers(sheet.weeks).joined(separator: ", ").replacing(" %", with: " percent") + ".")
    if let week = sheet.week { lines += self.lines(of: week, in: sheet) }
    let streak = LifeWords.streak(sheet).replacing(LinePiece.separator, with: ", ")
    lines.append(streak.hasSuffix(".") ? streak : streak + ".")
    return lines
      + sheet.shownMilestones.map { milestone in
        let when = milestone.date == sheet.today ? ", today" : milestone == sheet.nextMilestone ? ", next" : ""
        return "Milestone \(milestone.date): \(LifeWords.name(of: milestone)),"
          + " \(LifeWords.count(milestone.remaining, "week")) remaining after it\(when)."
      } + [sheet.milestoneAdvice, LifeWords.others(sheet)].compactMap(\.self)
  }

  static func lines(of week: LifeWeek, in sheet: LifeSheet) -> [String] {
    var parts = [week.title.replacing(" · ", with: ", "), "\(week.days.first) to \(week.days.last)"]
    if let current = sheet.weeks.current { parts.append(LifeWords.distance(ofWeek: week.number, from: current)) }
    parts.append(LifeWords.age(of: week, in: sheet.span))
    let phase = sheet.phases.phase(in: week.days)
    if let phase { parts.append("phase " + LifeWords.title(of: phase)) }
    let marks = sheet.marks.marks(ofWeek: week.number).flatMap { mark in
      ["Mark: " + LifeWords.parts(of: mark).joined(separator: ", ") + "."] + notes(mark.notes, "Note of the mark")
    }
    let isLived = week.number <= sheet.weeks.lived
    return [parts.joined(separator: ", ") + "."] + notes(phase?.notes ?? [], "Note of the phase")
      + (marks.isEmpty && isLived ? ["Not marked."] : marks)
  }

  private static func notes(_ notes: [Note], _ label: String) -> [String] {
    NotesText.plain(notes, label).map { ControlCharacters.escaping($0) }
  }

  /// A row a line; of a year, a week a line.
  static func lines(of grid: LifeGrid, _ zoom: LifeGrid.Zoom?, in sheet: LifeSheet) -> [String] {
    if zoom == .year { return grid.rows.flatMap(\.cells).flatMap { lines(of: $0.week, in: sheet) } }
    let beyond =
      grid.beyond.map { ["After the expected \(counted(sheet.span.expectancy, "year")): " + line(of: $0)] } ?? []
    return grid.rows.map(line) + beyond
  }

  private static func line(of row: LifeGrid.Row) -> String {
    guard let first = row.cells.first?.week, let last = row.cells.last?.week else { return "" }
    let weeks = "weeks \(LifeWords.number(first.number)) to \(LifeWords.number(last.number)), from \(first.days.first)"
    return (["Age \(row.age), \(weeks)"] + words(of: row)).joined(separator: ", ") + "."
  }

  /// What the weeks of a row are: `39 lived`, `this week`, `2 marked`, `phase The book`.
  static func words(of row: LifeGrid.Row) -> [String] {
    var parts: [String] = []
    let lived = row.cells.count { $0.state == .lived }
    let coming = row.cells.count { $0.state == .coming }
    if lived > 0 { parts.append("\(lived) lived") }
    if lived + coming < row.cells.count { parts.append("this week") }
    if coming > 0 { parts.append("\(coming) ahead") }
    let marked = row.cells.count { $0.mark != nil }
    if marked > 0 { parts.append("\(marked) marked") }
    var phases: [String] = []
    for phase in row.cells.compactMap(\.phase).map({ LifeWords.title(of: $0) }) where phases.last != phase {
      phases.append(phase)
    }
    if !phases.isEmpty { parts.append("phase " + phases.joined(separator: ", then ")) }
    return parts
  }
}
