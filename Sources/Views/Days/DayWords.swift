package import Chronology
import Diagnostics
import Markdown
import Planner

/// The words in which views of days speak.
package enum DayWords {
  /// A title as people read it: on one line, without markup, safe to show in a terminal.
  static func title(_ markdown: String) -> String {
    let plain = InlineText.plain(markdown)
    // As nearly all are: of one line, and safe.
    if plain.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return plain }
    return ControlCharacters.escaping(plain.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  /// `Friday 2026-11-20`.
  package static func day(_ date: CivilDate) -> String { "\(date.weekday.title) \(date)" }

  /// `Friday 2026-11-20, 10:15`; before the vault's `midnight` the day is still the one before.
  static func moment(_ now: Moment, of today: CivilDate, _ clock: ClockStyle) -> String {
    "\(day(today)), \(clock.text(now.time))" + (now.date > today ? " after midnight" : "")
  }

  /// Where a day lies, told from today: `today`, `tomorrow`, `in 5 days`, `5 days ago`.
  package static func distance(of date: CivilDate, from today: CivilDate) -> String {
    switch today.days(until: date) {
    case 0: "today"
    case 1: "tomorrow"
    case -1: "yesterday"
    case let days where days > 0: "in \(days) days"
    case let days: "\(-days) days ago"
    }
  }

  /// `45 m`, `2 h`, `1 h 30 m`.
  package static func length(_ minutes: Int) -> String {
    length(minutes, hour: { "\($0) h" }, minute: { "\($0) m" })
  }

  /// `45 minutes`, `1 hour 30 minutes`.
  static func lengthInFull(_ minutes: Int) -> String {
    length(minutes, hour: { counted($0, "hour") }, minute: { counted($0, "minute") })
  }

  private static func length(_ minutes: Int, hour: (Int) -> String, minute: (Int) -> String) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    guard hours > 0 else { return minute(rest) }
    return rest == 0 ? hour(hours) : "\(hour(hours)) \(minute(rest))"
  }

  /// `3 tasks`, `3 tasks, 1 done`, `3 tasks, all done`.
  static func tasks(_ boxes: [BoxState]) -> String {
    let done = boxes.count { $0 == .done }
    let words = counted(boxes.count, "task")
    if done == 0 { return words }
    return words + (done < boxes.count ? ", \(done) done" : done == 1 ? ", done" : ", all done")
  }

  /// What a box says, in a word.
  static func state(_ box: BoxState) -> String {
    switch box {
    case .open: "open"
    case .done: "done"
    case .dropped: "dropped"
    case .unknown(let mark): "marked “\(ControlCharacters.escaping(mark))”"
    }
  }

  /// When a task of a day is due, as seen from today: `due tomorrow, Fri 27 Nov`; of one that is settled the day alone.
  static func due(_ date: CivilDate, _ box: BoxState, _ sheet: DaySheet, _ style: TaskWords.Style = .short) -> String {
    let words = TaskWords(today: sheet.today, clock: sheet.clock, style: style)
    return box.isToDo ? words.due(date) : "due " + words.day(date)
  }

  /// A box as it stands before a task.
  static func box(_ box: BoxState) -> String { ControlCharacters.escaping(box.text) }

  /// What is said of an item at a time of the day, besides its title: `done`, `recurring`, `every: hourly`, `until 16:00`, `Health`.
  static func details(of item: TimedItem, _ clock: ClockStyle) -> [String] {
    let home = title(item.home)
    switch item.kind {
    case .recurring(let rule, let state):
      let last = item.end.map { "until \(clock.text($0))" }
      let settled = state == .done || state == .skipped || state == .missed ? state.words : nil
      return [settled, "recurring", item.end.map { _ in "every: \(rule)" }, last, home].compactMap(\.self)
    case .row: return [item.end.map { "until \(clock.text($0))" }, "every day", home].compactMap(\.self)
    }
  }

  /// The same as a line: `[ ] Standup · recurring · Compass`.
  static func line(of item: TimedItem, _ clock: ClockStyle, isQuiet: Bool) -> StyledLine {
    var line = StyledLine()
    if let state = item.state { line.add(state.box + " ", .quiet) }
    line.add(ShownText.titled(title(item.title), item.icon), isQuiet ? .quiet : .plain)
    // The box says it.
    for detail in details(of: item, clock) where detail != HabitState.done.words { line.add(" · " + detail, .quiet) }
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
