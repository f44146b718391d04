import Chronology
import Diagnostics
import Languages
import Planner

/// A log, by date: days of which nothing more is said share lines, all others have lines of their own.
struct LogText {
  let elements: ElementText

  /// The width that lines of days are filled to, in cells.
  static let width = 68

  func write(_ log: [LogRecord], to writer: inout TextWriter) {
    guard !log.isEmpty else { return }
    var bare: [DateRange] = []
    for record in log.byDate {
      if isBare(record) {
        append(record.days, to: &bare)
      } else {
        writer.write(lines: filled(bare))
        write(record, to: &writer)
        bare = []
      }
    }
    writer.write(lines: filled(bare))
  }

  /// Whether an entry says that it was done, and when, and no more.
  private func isBare(_ record: LogRecord) -> Bool {
    record == LogRecord(days: record.days)
  }

  /// Appends days; those that follow each other become one range.
  private func append(_ days: DateRange, to ranges: inout [DateRange]) {
    if let last = ranges.last, days.first.dayNumber <= last.last.dayNumber + 1,
      let joined = DateRange(first: last.first, last: max(last.last, days.last))
    {
      ranges[ranges.count - 1] = joined
    } else {
      ranges.append(days)
    }
  }

  private func filled(_ ranges: [DateRange]) -> [String] {
    var lines: [String] = []
    for range in ranges {
      let words = text(of: range)
      if let line = lines.last, DisplayWidth.cells(of: line) + 2 + DisplayWidth.cells(of: words) <= LogText.width {
        lines[lines.count - 1] = line + ", " + words
      } else {
        if let line = lines.last { lines[lines.count - 1] = line + "," }
        lines.append(words)
      }
    }
    return lines
  }

  private func text(of days: DateRange) -> String {
    days.count == 1 ? days.first.description : days.description
  }

  private func write(_ record: LogRecord, to writer: inout TextWriter) {
    var when = text(of: record.days)
    if let time = record.time { when += " " + elements.language.time(time, elements.clock) }
    var what: [String] = []
    if let value = record.value {
      what.append(elements.language == .english ? value.description : elements.language.number(value))
    }
    if record.status != .done { what.append(elements.language.say(EntryState(record.status))) }
    let note = elements.words(record.note)
    if !note.isEmpty { what.append(note) }
    var line = what.isEmpty ? when : when + elements.language.colon + " " + what.joined(separator: ", ")
    let details =
      (record.source.map { [elements.language.say(ItemDetail.source(elements.words($0)))] } ?? [])
      + Details.of(record.otherFields, keepsTags: elements.keepsTags)
    if !details.isEmpty { line += " (" + details.joined(separator: ", ") + ")" }
    writer.write(line: line)
    guard !record.notes.isEmpty || !record.children.isEmpty else { return }
    writer.indentMore()
    writer.beginList()
    elements.write(notes: record.notes, to: &writer)
    elements.write(record.children, to: &writer)
    writer.indentLess()
  }
}

/// What an entry of a log says of its days.
enum EntryState: Message {
  case done, skipped, missed

  init(_ status: LogRecord.Status) {
    self =
      switch status {
      case .done: .done
      case .skipped: .skipped
      case .missed: .missed
      }
  }
}
