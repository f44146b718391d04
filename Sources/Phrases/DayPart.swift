/// A part of the day, which says of which half of it an hour is: `evening` (commands, *When*).
enum DayPart: String, CaseIterable, Sendable {
  case morning, afternoon, evening, night

  /// Reads `morning`, `in the morning`, `at night`; in lower case.
  init?(_ text: String) {
    let name = ["in the ", "at "].first { text.hasPrefix($0) }.map { String(text.dropFirst($0.count)) } ?? text
    guard let part = DayPart(rawValue: name), !text.hasPrefix("at ") || part == .night else { return nil }
    self = part
  }

  /// The part that a day is named with: `tonight`, `this evening`.
  init?(today text: String) {
    if text == "tonight" {
      self = .night
    } else {
      guard text.hasPrefix("this "), let part = DayPart(rawValue: String(text.dropFirst(5))) else { return nil }
      self = part
    }
  }

  /// A time as it is meant in this part of a day: `at 8` in the evening is 20:00. Nil of an hour that is not of it.
  func time(_ time: TimePhrase) -> TimePhrase? {
    guard time.isHalfDay else { return time.mayBeLater ? laterTime(time) ?? time : time }
    let hour = time.start.hour
    switch self {
    case .morning: return hour < 12 ? time.settled : nil
    case .afternoon where hour == 12: return time.settled
    case .afternoon: return hour < 8 ? time.later : nil
    case .evening, .night: return 4...11 ~= hour ? time.later : nil
    }
  }

  /// The same for a time with minutes, which is one of the morning otherwise: `7:30` in the evening is 19:30.
  private func laterTime(_ time: TimePhrase) -> TimePhrase? {
    guard time.end.map({ $0 > time.start && $0.hour < 12 }) ?? true else { return nil }
    switch self {
    case .morning: return nil
    case .afternoon: return time.start.hour < 8 ? time.later : nil
    case .evening, .night: return 4...11 ~= time.start.hour ? time.later : nil
    }
  }
}
