import Languages
import Outline

/// Where a rule of recurrence is read, and what to write there.
enum RecurrencePlaceMessage: Message {
  case write(String)
  /// Of what recurs at a time.
  case writeInRoutine(String)
  case writeInArcOrPage(String)
  case writeInProjectOrPage(String)

  /// - Parameters:
  ///   - rule: in its written form.
  ///   - title: the words of the item.
  init(_ rule: String, _ title: String, _ headline: Headline, in kind: DocumentKind?) {
    let places = headline.places
    let group = "(every: \(rule))"
    if KeyTable.leads(.every, in: places) {
      self = .write(group)
    } else if places.contains(.block), let anchor = headline.anchor {
      let time =
        switch anchor.value {
        case .time(let start): start.description
        case .timeRange(let times): times.description
        case .date, .dateRange: "09:00"
        }
      self = .writeInRoutine("- \(time) \(title) \(group)")
    } else if kind == .ritual || kind == .activities {
      self = .writeInArcOrPage("- \(title) \(group)")
    } else {
      self = .writeInProjectOrPage("- [ ] \(title) \(group)")
    }
  }
}
