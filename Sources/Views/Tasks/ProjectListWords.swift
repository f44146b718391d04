import Languages

/// The words in which `tidemark projects` speaks.
struct ProjectListWords: Sendable {
  let list: ProjectList
  let days: TaskWords
  let details: TaskDetailWords

  init(_ list: ProjectList, _ style: TaskWords.Style, in language: Language) {
    self.list = list
    days = TaskWords(language: language, today: list.today, clock: list.clock, style: style)
    details = TaskDetailWords(words: days, now: list.now)
  }

  var language: Language { days.language }

  func say(_ message: ProjectListMessage) -> String { language.say(message) }

  /// `Friday 2026-11-20, 10:15`.
  var moment: String { DayWords.moment(list.now, of: list.today, list.clock, in: language) }

  func title(of row: ProjectList.Row) -> String { row.project?.title ?? say(.all) }

  /// `3 open, 2 done`.
  func counts(_ row: ProjectList.Row) -> String { say(.counts(open: row.open, done: row.done)) }

  /// `2 due by today` and `next due Wed 25 Nov`.
  func due(_ row: ProjectList.Row) -> [LinePiece] {
    let now = row.dueByToday > 0 ? LinePiece(say(.dueByToday(row.dueByToday)), row.dueStyle) : nil
    // What is due today is counted before.
    let next = row.laterDue.map { LinePiece(say(.nextDueOn(days.seen($0)))) }
    return [now, next].compactMap(\.self)
  }

  /// `today 14:00 Deep work`.
  func block(_ block: TaskBlock) -> LinePiece { details.piece(of: block, isLabelled: false) }

  /// The next day on which a task is due; where none is to come, since when something is.
  func nextDue(_ row: ProjectList.Row) -> LinePiece {
    if let day = row.nextDue {
      return day == list.today ? LinePiece(days.distance(to: day), row.dueStyle) : LinePiece(days.day(day))
    }
    guard let since = row.dueSince else { return LinePiece("") }
    return LinePiece(since == list.today ? days.distance(to: since) : say(.since(days.seen(since))), row.dueStyle)
  }
}

extension ProjectList.Row {
  var style: TerminalColor.Style { project.map { .color($0.color ?? .standard) } ?? .strong }
  var dueStyle: TerminalColor.Style { dueByToday > 0 ? .color(.red) : .plain }
}
