import Chronology
import Planner

/// A row of a schedule that says its days before its time: `Mondays 18:00 choir`, `mon-fri 9:00 - 17:00 work`.
struct RecurringRow {
  /// How many bytes of the words say days and time.
  let length: Int
  /// The row as it is read.
  let written: String

  /// How many words the days have at most.
  private static let mostWords = 5

  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let starts = bytes.indices.filter { $0 > 0 && bytes[$0 - 1] == 0x20 && bytes[$0] != 0x20 }
    for start in starts.prefix(RecurringRow.mostWords) where bytes[start] &- 0x30 < 10 {
      let (time, last, end): (TimeOfDay, TimeOfDay?, Int)
      switch AnchorScan.scan(bytes, at: start, end: bytes.count, .day) {
      case .time(let found, let stop): (time, last, end) = (found, nil, stop)
      case .timeRange(let range, let stop): (time, last, end) = (range.start, range.end, stop)
      default: continue
      }
      let name = String(decoding: bytes[..<start], as: UTF8.self).split(separator: " ").joined(separator: " ")
      guard let rule = RecurringRow.rule(name) else { return nil }
      let next = AnchorScan.skipDecoration(bytes, at: end, end: bytes.count)
      guard next < bytes.count else { return nil }
      let words = String(decoding: bytes[next...], as: UTF8.self)
      guard !words.contains(where: { "()[]".contains($0) }) else { return nil }
      length = end
      // What comes round has the time of its start alone.
      written = words + (last.map { " until \($0)" } ?? "") + " (every: \(rule), at: \(time))"
      return
    }
    return nil
  }

  /// Days of the week, and no other rule.
  private static func rule(_ name: String) -> Recurrence? {
    let words = name.lowercased()
    let days = words.hasSuffix(":") || words.hasSuffix(",") ? String(words.dropLast()) : words
    guard case .success(let rule) = Recurrence.parse(days), rule.interval == 1, rule.unit == .week || rule.unit == .day else {
      return nil
    }
    if case .unsaid = rule.selection { return rule.unit == .day ? rule : nil }
    return rule.times == nil ? rule : nil
  }
}
