import Chronology
import Planner

/// A log as sets of days, one for each way in which a day is entered: neither order, nor repetition, nor whether days stand in a
/// range or one by one means anything (format, *Logs*).
struct LogDays {
  /// By what an entry says besides its days: `skipped`, `18:10 the long one`; empty for one that is only done.
  private(set) var days: [String: DaySet] = [:]

  init(_ log: [LogRecord]) {
    for (words, records) in Dictionary(grouping: log, by: \.words) { days[words] = DaySet(records.map(\.days.dayNumbers)) }
  }

  subscript(words: String) -> DaySet { days[words] ?? .empty }
}

extension LogRecord {
  /// What it says besides its days, as it is written.
  var words: String {
    var words: [String] = []
    if let time { words.append(time.description) }
    if let value { words.append(value.description) }
    if status != .done { words.append(status.rawValue) }
    if !note.isEmpty { words.append(note) }
    let fields = (source.map { [OtherField(key: "source", value: $0)] } ?? []) + otherFields
    if !fields.isEmpty { words.append("(" + fields.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + ")") }
    words += notes
    words += children.map { element in
      switch element {
      case .item(let item): FactText.lines(of: item).joined(separator: " ")
      case .other(let text): text
      }
    }
    return words.joined(separator: " ")
  }
}
