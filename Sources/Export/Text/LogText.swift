import Chronology
import Languages
import Planner

/// A log, by date: days of which nothing more is said share lines, all others have lines of their own.
struct LogText {
  let elements: ElementText

  /// The width that lines of days are filled to, in cells.
  static let width = 68

  func write(_ log: [LogRecord], to writer: inout TextWriter) {
    for line in lines(of: log) { write(line, to: &writer) }
  }

  func lines(of log: [LogRecord]) -> [LogLine] {
    guard !log.isEmpty else { return [] }
    var lines: [LogLine] = []
    var bare: [DateRange] = []
    for record in log.byDate {
      if isBare(record) {
        append(record.days, to: &bare)
      } else {
        lines += filled(bare).map { LogLine(lead: $0) }
        bare = []
        lines.append(line(of: record))
      }
    }
    return lines + filled(bare).map { LogLine(lead: $0) }
  }

  /// Whether an entry says that it was done, and when, and no more.
  private func isBare(_ record: LogRecord) -> Bool {
    record == LogRecord(days: record.days, bareAt: nil, .done, note: "")
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
      if let last = lines.indices.last {
        lines[last] += ","
        // Each byte of a date takes one cell.
        if lines[last].utf8.count + 1 + words.utf8.count <= LogText.width {
          lines[last] += " "
          lines[last] += words
          continue
        }
      }
      lines.append(words)
    }
    return lines
  }

  private func text(of days: DateRange) -> String {
    days.count == 1 ? days.first.description : days.description
  }

  private func line(of record: LogRecord) -> LogLine {
    let language = elements.language
    var when = text(of: record.days)
    if let time = record.time { when += " " + language.time(time, elements.clock) }
    var what: [String] = []
    if let value = record.value { what.append(language == .english ? value.description : language.number(value)) }
    if record.status != .done { what.append(language.say(EntryState(record.status))) }
    return LogLine(
      lead: what.isEmpty ? when : when + language.colon + " " + what.joined(separator: ", "),
      separator: what.isEmpty ? language.colon + " " : ", ",
      note: record.note,
      details: record.source.map { [language.say(ItemDetail.source(elements.words($0)))] } ?? [],
      otherFields: record.otherFields,
      notes: record.notes,
      children: record.children
    )
  }

  private func write(_ line: LogLine, to writer: inout TextWriter) {
    writer.beginLine()
    writer.append(line.lead)
    // Most have none.
    let note = line.note.isEmpty ? "" : elements.words(line.note)
    if !note.isEmpty {
      writer.append(line.separator)
      writer.append(note)
    }
    let details = line.details + Details.of(line.otherFields, keepsTags: elements.keepsTags)
    if !details.isEmpty { writer.add(parenthesis: details) }
    writer.endLine()
    guard !line.notes.isEmpty || !line.children.isEmpty else { return }
    writer.indentMore()
    writer.beginList()
    elements.write(notes: line.notes, to: &writer)
    elements.write(line.children, to: &writer)
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
