import Chronology
import Diagnostics
import Languages
import Markdown
import Planner

/// The words in which views of days speak.
enum DayWords {
  /// A title as people read it: on one line, without markup, safe to show in a terminal.
  static func title(_ markdown: String) -> String {
    let plain = InlineText.plain(markdown)
    // As nearly all are: of one line, and safe.
    if ControlCharacters.isPlain(plain) { return plain }
    return ControlCharacters.escaping(plain.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  /// `Friday 2026-11-20, 10:15`; before the vault's `midnight` the day is still the one before.
  static func moment(_ now: Moment, of today: CivilDate, _ clock: ClockStyle, in language: Language) -> String {
    let time = ShownTime(now.time, clock)
    let words = now.date > today ? language.say(TaskMessage.afterMidnight(time)) : language.time(time)
    return "\(language.weekdayAndDate(today)), \(words)"
  }

  /// `3 tasks`, `3 tasks, 1 done`, `3 tasks, all done`.
  static func tasks(_ boxes: [BoxState], in language: Language) -> String {
    language.say(TaskMessage.tasks(boxes.count, done: boxes.count { $0 == .done }))
  }

  /// When a task of a day is due, as seen from today: `due tomorrow, Fri 27 Nov`; of one that is settled the day alone.
  static func due(
    _ date: CivilDate,
    _ box: BoxState,
    _ sheet: DaySheet,
    _ style: TaskWords.Style = .short,
    in language: Language
  ) -> String {
    let words = TaskWords(language: language, today: sheet.today, clock: sheet.clock, style: style)
    return box.isToDo ? words.due(date) : words.say(.wasDue(words.seen(date)))
  }

  /// A box as it stands before a task.
  static func box(_ box: BoxState) -> String { ControlCharacters.escaping(box.text) }

  /// What is said of an item at a time of the day, besides its title: `done`, `recurring`, `every: hourly`, `until 16:00`, `Health`.
  ///
  /// - Parameter name: what is said of the Markdown of its home.
  static func details(
    of item: TimedItem,
    _ clock: ClockStyle,
    in language: Language,
    naming name: (String) -> String = DayWords.title
  ) -> [String] {
    let state: HabitState? = if case .recurring(_, let state) = item.kind { state } else { nil }
    let settled = state == .done || state == .skipped || state == .missed ? state : nil
    return [settled.map { language.say(DayMessage.recurringState($0)) }].compactMap(\.self)
      + detailsBesideState(of: item, clock, in: language, naming: name)
  }

  private static func detailsBesideState(
    of item: TimedItem,
    _ clock: ClockStyle,
    in language: Language,
    naming name: (String) -> String = DayWords.title
  ) -> [String] {
    let home = name(item.home)
    let last = item.end.map { language.say(TaskMessage.until(ShownTime($0, clock))) }
    return switch item.kind {
    case .recurring(let rule, _):
      [language.say(TaskMessage.recurring), item.end.map { _ in "every: \(rule)" }, last, home].compactMap(\.self)
    case .row: [last, language.say(TaskMessage.everyDay), home].compactMap(\.self)
    }
  }

  /// The same as a line: `[ ] Standup · recurring · Compass`.
  static func line(of item: TimedItem, _ clock: ClockStyle, isQuiet: Bool, in language: Language) -> StyledLine {
    var line = StyledLine()
    if let state = item.state { line.add(state.box + " ", .quiet) }
    line.add(ShownText.titled(title(item.title), item.icon), isQuiet ? .quiet : .plain)
    // That it is done the box says.
    let isDone = if case .recurring(_, .done) = item.kind { true } else { false }
    let details = isDone ? detailsBesideState(of: item, clock, in: language) : details(of: item, clock, in: language)
    for detail in details { line.add(" · " + detail, .quiet) }
    return line
  }

  /// The lines of what is wrong, behind a mark.
  static func problem(_ message: String, width: Int) -> [StyledLine] {
    TextWrapping.lines(of: message, width: max(width - 2, 1), breaksWords: true).enumerated().map { index, line in
      var shown = StyledLine(index == 0 ? "! " : "  ", .now)
      shown.add(line)
      return shown
    }
  }
}

extension Language {
  /// `1 h 30 m`, or `1 hour 30 minutes`.
  func length(_ minutes: Int, _ length: NameLength) -> String {
    switch length {
    case .short: self.length(minutes)
    case .full: lengthInFull(minutes)
    }
  }
}
