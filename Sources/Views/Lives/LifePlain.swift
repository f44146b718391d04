import Chronology
import Diagnostics
import Languages
import Planner

/// A life in plain lines, as a screen reader follows them best: no picture, no column, nothing cut.
enum LifePlain {
  static func lines(of sheet: LifeSheet, in language: Language) -> [String] {
    func sentence(_ parts: [String]) -> String { parts.joined(separator: ", ") + "." }
    let title = DayWords.title(sheet.title)
    var lines = ["\(title)\(language.colon) \(sentence(LifeWords.about(sheet, in: language)))"]
    if !sheet.others.isEmpty, let path = sheet.path {
      lines.append(language.say(LifeMessage.file(path: ControlCharacters.escaping(path))))
    }
    lines += notes(sheet.notes, in: language)
    lines += sheet.milestonesOfToday.map { language.say(OccasionMessage.life($0)) }
    lines.append(sentence(LifeWords.numbers(sheet.weeks, isSpoken: true, in: language)))
    if let week = sheet.week { lines += self.lines(of: week, in: sheet, in: language) }
    let streak = LifeWords.streak(sheet, in: language).joined(separator: ", ")
    lines.append(streak.hasSuffix(".") ? streak : streak + ".")
    return lines
      + sheet.shownMilestones.map { milestone in
        let standing = LifeMessage.Standing(milestone, in: sheet)
        return language.say(LifeMessage.milestoneSentence(milestone, standing))
      } + [LifeWords.milestoneAdvice(sheet, in: language), LifeWords.others(sheet, in: language)].compactMap(\.self)
  }

  /// - Parameters:
  ///   - name: what is said of the Markdown of a phase and of a mark.
  ///   - note: what is said of that of a note.
  static func lines(
    of week: LifeWeek,
    in sheet: LifeSheet,
    in language: Language,
    naming name: (String) -> String = DayWords.title,
    note: (String) -> String = ShownText.line
  ) -> [String] {
    func say(_ message: LifeMessage) -> String { language.say(message) }
    var parts = LifeWords.title(of: week, in: language) + [say(.days(week.days))]
    if let current = sheet.weeks.current {
      parts.append(LifeWords.distance(ofWeek: week.number, from: current, in: language))
    }
    parts.append(LifeWords.age(of: week, in: sheet.span, in: language))
    let phase = sheet.phases.phase(in: week.days)
    if let phase { parts.append(say(.phases([LifeWords.title(of: phase, naming: name)]))) }
    let marks = sheet.marks.marks(ofWeek: week.number).flatMap { mark in
      [say(.mark(LifeWords.parts(of: mark, in: language, naming: name)))]
        + notes(mark.notes, .noteOfMark, in: language, naming: note)
    }
    let isLived = week.number <= sheet.weeks.lived
    return [parts.joined(separator: ", ") + "."] + notes(phase?.notes ?? [], .noteOfPhase, in: language, naming: note)
      + (marks.isEmpty && isLived ? [language.capitalized(say(.notMarked)) + "."] : marks)
  }

  private static func notes(_ notes: [Note], in language: Language) -> [String] {
    NotesText.plain(notes, in: language).map { ControlCharacters.escaping($0) }
  }

  private static func notes(
    _ notes: [Note],
    _ label: LifeMessage,
    in language: Language,
    naming note: (String) -> String
  ) -> [String] {
    NotesText.plain(notes, label: language.say(label), in: language, naming: note).map { ControlCharacters.escaping($0) }
  }

  /// A row a line; of a year, a week a line.
  static func lines(of grid: LifeGrid, _ zoom: LifeGrid.Zoom?, in sheet: LifeSheet, in language: Language) -> [String] {
    if zoom == .year { return grid.rows.flatMap(\.cells).flatMap { lines(of: $0.week, in: sheet, in: language) } }
    let beyond = grid.beyond.map { row in
      let words = language.capitalized(language.say(LifeMessage.afterExpected(sheet.span.expectancy)))
      return "\(words)\(language.colon) \(line(of: row, in: language))"
    }
    return grid.rows.map { line(of: $0, in: language) } + [beyond].compactMap(\.self)
  }

  private static func line(of row: LifeGrid.Row, in language: Language) -> String {
    guard let first = row.cells.first?.week, let last = row.cells.last?.week else { return "" }
    let parts: [LifeMessage] = [.yearOfAge(row.age), .weeks(first.number, last.number), .from(first.days.first)]
    return (parts.map(language.say) + words(of: row, in: language)).joined(separator: ", ") + "."
  }

  /// What the weeks of a row are: `39 lived`, `this week`, `2 marked`, `phase The book`.
  ///
  /// - Parameter name: what is said of the Markdown of a phase.
  static func words(
    of row: LifeGrid.Row,
    in language: Language,
    naming name: (String) -> String = DayWords.title
  ) -> [String] {
    var parts: [LifeMessage] = []
    var (lived, coming, marked) = (0, 0, 0)
    // A cell is large to copy: it stays where it is.
    for place in row.cells.indices {
      switch row.cells[place].state {
      case .lived: lived += 1
      case .coming: coming += 1
      case .current: break
      }
      if row.cells[place].mark != nil { marked += 1 }
    }
    var phases: [String] = []
    for phase in row.phases {
      let title = LifeWords.title(of: phase, naming: name)
      if phases.last != title { phases.append(title) }
    }
    if lived > 0 { parts.append(.countLived(lived)) }
    if lived + coming < row.cells.count { parts.append(.sign(.thisWeek)) }
    if coming > 0 { parts.append(.countAhead(coming)) }
    if marked > 0 { parts.append(.countMarked(marked)) }
    if !phases.isEmpty { parts.append(.phases(phases)) }
    return parts.map(language.say)
  }
}

extension LifeMessage.Standing {
  /// How a milestone of a life stands today.
  init(_ milestone: LifeMilestone, in sheet: LifeSheet) {
    self =
      if milestone.date == sheet.today {
        .today
      } else if milestone == sheet.nextMilestone {
        .next
      } else {
        milestone.date < sheet.today ? .reached : .ahead
      }
  }
}
