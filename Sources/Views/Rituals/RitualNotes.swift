import Chronology
import Diagnostics
import Languages
import Planner

extension RitualSheet {
  /// An entry of a habit's log with words.
  struct NotedEntry: Sendable {
    var days: DateRange
    var time: TimeOfDay?
    var status: LogRecord.Status
    /// What is said on its line and below it; not empty.
    var notes: [Note]

    /// Nil for an entry without words.
    init?(_ record: LogRecord) {
      notes = (record.note.isEmpty ? [] : [Note(record.note)]) + [Note](record.notes, record.children)
      guard !notes.isEmpty else { return nil }
      (days, time, status) = (record.days, record.time, record.status)
    }
  }
}

/// What was written on the days of a ritual, in the forms of a view.
struct RitualNotes {
  /// A noted entry, and whose it is.
  struct Row {
    var habit: RitualSheet.Habit
    var entry: RitualSheet.NotedEntry
  }

  /// The latest first.
  let rows: [Row]
  let words: TaskWords

  /// How many are shown where not all are asked for.
  static let standardCount = 7

  init(of arcs: [RitualSheet.Arc], _ words: TaskWords) {
    let rows = arcs.flatMap { arc in arc.habits.flatMap { habit in habit.noted.map { Row(habit: habit, entry: $0) } } }
    let order = rows.indices.sorted { (rows[$1].entry.days.first, $0) < (rows[$0].entry.days.first, $1) }
    self.rows = order.map { rows[$0] }
    self.words = words
  }

  /// `Sat 7 Nov`, or `Sat 4 - Mon 6 Apr 2026`.
  static func days(_ days: DateRange, _ words: TaskWords) -> String {
    days.first == days.last ? words.day(days.first) : "\(words.day(days.first)) - \(words.day(days.last))"
  }

  /// - Parameter most: how many of them; nil for all.
  func lines(_ width: Int, most: Int?) -> [StyledLine] {
    guard !rows.isEmpty else { return [] }
    let shown = rows.prefix(most ?? rows.count)
    var title = StyledLine(words.language.say(RitualHeading.notesOfDays), .strong)
    if shown.count < rows.count {
      let latest = words.language.say(RitualViewMessage.latestNotes(shown.count, of: rows.count))
      title.add(LinePiece.separator + latest, .quiet)
    }
    let labels = shown.map { RitualNotes.days($0.entry.days, words) }
    let column = labels.map(DisplayWidth.cells).max() ?? 0
    let isWide = column + 4 <= width / 3
    let lines = zip(shown, labels).flatMap { row, label -> [StyledLine] in
      let head = head(of: row)
      let below = NotesText.lines(row.entry.notes, width, indent: isWide ? column + 4 : 4, isSpaced: false)
      guard isWide else { return LineLayout.wrapped(label + LinePiece.separator + head, width, .quiet, indent: 2) + below }
      let first = LineLayout.wrapped(head, width - column - 4, .quiet).enumerated().map { index, line in
        var shown = StyledLine("  " + DisplayWidth.padded(index == 0 ? label : "", to: column + 2))
        shown.add(line)
        return shown
      }
      return first + below
    }
    return [title] + lines
  }

  /// `☕ Coffee · skipped · 06:05`.
  private func head(of row: Row) -> String {
    let parts = [ShownText.titled(row.habit.title, row.habit.icon), status(of: row.entry), row.entry.time.map(words.time)]
    return parts.compactMap(\.self).joined(separator: LinePiece.separator)
  }

  /// What an entry says in a word; nil for `done`, as most are.
  func status(of entry: RitualSheet.NotedEntry) -> String? {
    switch entry.status {
    case .done: nil
    case .skipped: words.language.state(HabitState.skipped)
    case .missed: words.language.state(HabitState.missed)
    }
  }

  var plain: [String] {
    rows.flatMap { row -> [String] in
      let entry = row.entry
      let days = RitualNotes.days(entry.days, words)
      let label = words.language.say(RitualLineMessage.noteOfDays(days, habit: row.habit.title))
      let details = [entry.time.map(words.time), status(of: entry)].compactMap(\.self)
      return NotesText.plain(entry.notes, label: ([label] + details).joined(separator: ", "), in: words.language)
    }
  }

  static func json(_ entry: RitualSheet.NotedEntry) -> JSON {
    var members: [(String, JSON)] = [("date", .string(entry.days.first.description))]
    if entry.days.count > 1 { members.append(("until", .string(entry.days.last.description))) }
    if let time = entry.time { members.append(("time", .string(time.description))) }
    return .object(members + [("state", .string(entry.status.rawValue)), ("notes", NotesText.json(entry.notes))])
  }
}
