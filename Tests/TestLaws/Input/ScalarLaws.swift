import Chronology
import Planner

/// A value that is read from a text is written so that it reads as the same value.
enum ScalarLaws {
  static func broken(by bytes: [UInt8]) -> [String] {
    let text = String(decoding: bytes, as: UTF8.self)
    var broken: [String] = []
    func expect<Value: Equatable>(_ name: String, _ read: (String) -> Value?, _ write: (Value) -> String) {
      guard let value = read(text) else { return }
      let written = write(value)
      guard let again = read(written) else {
        broken.append("the \(name) of “\(text)” is written “\(written)”, which is none")
        return
      }
      if again != value { broken.append("the \(name) of “\(text)” is written “\(written)”, which is another") }
      if write(again) != written { broken.append("the \(name) “\(written)” is written “\(write(again))”") }
    }
    expect("day", { CivilDate($0) }, \.description)
    expect("time", { TimeOfDay($0, allowsEndOfDay: true) }, \.description)
    expect("time range", { TimeRange($0) }, \.description)
    expect("date range", { DateRange($0) }, \.description)
    expect("span", { Span($0) }, \.description)
    expect("number", { Number($0) }, \.description)
    expect("rule", { try? Recurrence.parse($0).get() }, \.description)
    expect("months", { try? MonthSet.parse($0).get() }, \.description)
    expect("times", { try? TimeOfDay.parseList($0).get() }, { $0.map(\.description).joined(separator: ", ") })
    return broken + scans(bytes) + days(text)
  }

  /// What is found at any place ends behind that place and within the text.
  private static func scans(_ bytes: [UInt8]) -> [String] {
    bytes.indices.compactMap { offset in
      let ends = [
        Span.scan(bytes, at: offset, end: bytes.count)?.end, end(of: AnchorScan.scan(bytes, at: offset, end: bytes.count)),
      ]
      let wrong = ends.compactMap(\.self).first { $0 <= offset || $0 > bytes.count }
      return wrong.map { "what stands at \(offset) ends at \($0)" }
    }
  }

  private static func end(of anchor: AnchorScan) -> Int? {
    switch anchor {
    case .time(_, let end), .timeRange(_, let end), .timeRangeBackwards(let end), .date(_, let end), .dateRange(_, let end),
      .dateRangeBackwards(let end), .halfRange(let end), .wrong(let end):
      end
    case .none: nil
    }
  }

  /// The next day of a rule is due, not before the one that was asked for, and the latest up to it is itself.
  private static func days(_ text: String) -> [String] {
    guard let rule = try? Recurrence.parse(text).get(), !rule.isAfterDone else { return [] }
    let schedule = RecurrenceSchedule(rule, from: CivilDate(year: 2024, month: 2, day: 29))
    guard let next = schedule.next(onOrAfter: RandomVerb.today) else { return [] }
    let holds = next >= RandomVerb.today && schedule.isDue(on: next) && schedule.latest(onOrBefore: next) == next
    return holds ? [] : ["“\(text)” is next due on \(next), which it is not"]
  }
}
