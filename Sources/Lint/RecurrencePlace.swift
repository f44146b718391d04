import Outline

/// Says where a rule of recurrence is read, and what to write there.
enum RecurrencePlace {
  /// - Parameters:
  ///   - rule: in its written form.
  ///   - title: the words of the item.
  static func help(_ rule: String, _ title: String, _ headline: Headline, in kind: DocumentKind?) -> String {
    let places = headline.places
    let group = "(every: \(rule))"
    if KeyTable.leads(.every, in: places) { return "write “\(group)”" }
    if places.contains(.block), let anchor = headline.anchor {
      let time: String
      switch anchor.value {
      case .time(let start): time = start.description
      case .timeRange(let times): time = times.description
      case .date, .dateRange: time = "09:00"
      }
      return "what recurs at a time is written once, in “Routine” of tidemark.md, as “- \(time) \(title) \(group)”"
    }
    let isHabit = kind == .ritual || kind == .activities
    return isHabit
      ? "it is read in a habit of an arc, and on a page, as “- \(title) \(group)”"
      : "what recurs is written once, in a project or on a page, as “- [ ] \(title) \(group)”"
  }

  /// A value of a key that begins some brackets without one (`KeyWithoutValue`).
  static func example(of key: FieldKey) -> String {
    let examples: [FieldKey: String] = [.streak: "daily", .priority: "high", .notify: "09:00"]
    return examples[key] ?? "2026-12-31"
  }
}
