import Chronology
import Diagnostics
import Languages
import Planner

/// A day as a vertical calendar.
struct DayLayout {
  let sheet: DaySheet
  let width: Int
  let language: Language

  /// A wider terminal is not filled: lines of words are not read well across all of it.
  private static let widest = 100
  /// A longer introduction is shown whole among the notes.
  private static let introductionLines = 2

  init(_ sheet: DaySheet, width: Int, in language: Language) {
    self.sheet = sheet
    self.language = language
    self.width = max(min(width, DayLayout.widest), 1)
  }

  /// No line is wider than the width.
  var lines: [StyledLine] {
    var parts = [DayHeading(sheet, in: language).lines(width: width), introduction]
    if !sheet.isWithoutTimes || !sheet.files.isEmpty { parts.append(calendar) }
    parts += [tasks, due, notes, problems, DayAdvice(sheet, in: language).lines(width: width)]
    return parts.filter { !$0.isEmpty }.joined(separator: [StyledLine()]).map { $0.cut(to: width) }
  }

  private var introduction: [StyledLine] {
    guard let introduction = sheet.introduction else { return [] }
    return wrapped(DayWords.title(introduction), most: DayLayout.introductionLines)
  }

  /// Nil for one that is shown whole above the calendar.
  private var longIntroduction: Note? {
    guard let introduction = sheet.introduction else { return nil }
    return wrapped(DayWords.title(introduction)).count > DayLayout.introductionLines ? Note(introduction) : nil
  }

  private func wrapped(_ text: String, most: Int = .max, _ style: TerminalColor.Style = .plain) -> [StyledLine] {
    let lines = TextWrapping.lines(of: text, width: width, breaksWords: true)
    var shown = lines.prefix(most).map { StyledLine($0, style) }
    if lines.count > most { shown[most - 1] = StyledLine(lines[(most - 1)...].joined(separator: " "), style) }
    return shown
  }

  // MARK: Below the calendar

  private var tasks: [StyledLine] {
    guard !sheet.tasks.isEmpty else { return [] }
    var title = StyledLine(language.say(DayMessage.tasksInNoBlock), .strong)
    let done = sheet.tasks.count { $0.box == .done }
    if done > 0 { title.add(" · " + language.say(DayMessage.partDone(done, of: sheet.tasks.count)), .quiet) }
    return [title]
      + sheet.tasks.flatMap { task -> [StyledLine] in
        let isOver = task.box != .open || sheet.isPast
        var line = StyledLine("  " + DayWords.box(task.box), .quiet)
        line.add(" " + DayWords.title(task.title), isOver ? .quiet : .plain)
        if let project = task.project { line.add(" · " + DayWords.title(project), .quiet) }
        if let due = task.due { line.add(" · " + DayWords.due(due, task.box, sheet, in: language), .quiet) }
        if let priority = task.priority, task.box.isToDo {
          line.add(" · " + language.say(TaskMessage.priority(priority)), .quiet)
        }
        return [line] + NotesText.lines(task.notes, width, .quiet, indent: 6, isSpaced: false)
      }
  }

  private var due: [StyledLine] {
    guard !sheet.due.isEmpty else { return [] }
    return [StyledLine(language.say(DayMessage.dueNotPlanned), .strong)]
      + sheet.due.map { item in
        var line = StyledLine("  " + DayWords.box(.open), .quiet)
        line.add(" " + DayWords.title(item.title))
        for detail in item.details(in: language) { line.add(" · " + detail, .quiet) }
        return line
      }
  }

  private var notes: [StyledLine] {
    let notes = (longIntroduction.map { [$0] } ?? []) + sheet.notes
    guard !notes.isEmpty else { return [] }
    return [StyledLine(language.say(DayMessage.notes), .strong)] + NotesText.lines(notes, width, indent: 2)
  }

  private var problems: [StyledLine] {
    sheet.problems.flatMap { DayWords.problem(language.say($0), width: width) }
  }

  // MARK: The calendar

  private var calendar: [StyledLine] {
    let rows = DayCalendar(sheet, width: width, in: language)
    return rows.lines(in: DayScale(lines: rows.lineCount))
  }
}
