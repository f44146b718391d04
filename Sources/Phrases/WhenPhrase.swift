import Chronology

/// How a person says when a thing is, in one phrase or in several words: `friday 9:30`, `tomorrow`, `10:00-11:30`, `15:00 for 45m`
/// (commands, *When*).
package struct WhenPhrase: Hashable, Sendable {
  /// What was typed.
  package private(set) var text: String
  package private(set) var day: DayPhrase?
  package private(set) var time: TimePhrase?
  /// How long, in minutes: as said, or from one time to another.
  package private(set) var minutes: Int?
  /// How many minutes from now it begins, where that is said instead of a day and a time: `in 2 hours`.
  package private(set) var minutesFromNow: Int?
  /// How many minutes later than now it is to be, or by less than 0 earlier: `+30m`. Of a thing that has a time already.
  package private(set) var change: Int?
  private var part: DayPart?
  private var isTonight = false
  /// Whether what was read as the time can be a length: `1h30`.
  private var isMaybeLength = false

  /// Reads all words: a day, a time and a length, each at most once, in any order.
  ///
  /// - Throws: what is wrong with the words as a day, or as a time where they have a colon.
  package init(_ text: String) throws(PhraseProblem) {
    let words = PhraseText.plain(text).split(separator: " ").map(String.init)
    if let found = WhenPhrase.read(words[...], WhenPhrase(empty: text)), !words.isEmpty {
      if let time = found.time, found.isMaybeLength { throw .timeOrLength(time.start) }
      self = try found.settled()
      minutes = minutes ?? time?.minutes
      return
    }
    if words.first?.hasSuffix("m") ?? false || words.count > 1, CapturedWhenReader.isLength(words) { throw .lengthAlone }
    if text.contains(":") || words.count == 1 && text.contains("-") && (try? DayPhrase(text)) == nil {
      _ = try TimePhrase(text)
    }
    _ = try DayPhrase(text)
    throw .unknown
  }

  private init(empty text: String) { self.text = text }

  /// The time as it is meant in the part of the day that is named.
  private func settled() throws(PhraseProblem) -> WhenPhrase {
    guard let part else { return self }
    var phrase = self
    guard let time else {
      // The night that comes is said as a day, too.
      guard isTonight, minutes == nil else { throw .partOfDay }
      return self
    }
    guard let meant = part.time(time) else { throw .unknown }
    phrase.time = meant
    return phrase
  }

  private static func read(_ words: ArraySlice<String>, _ found: WhenPhrase) -> WhenPhrase? {
    guard !words.isEmpty else { return found }
    for count in stride(from: words.count, to: 0, by: -1) {
      let phrase = words.prefix(count)
      let (day, time) = (found.adding(day: phrase), found.adding(time: phrase))
      let ways =
        (isHours(phrase) ? [time, day] : [day, time]) + [
          found.adding(length: phrase), found.adding(part: phrase), found.adding(delay: phrase),
        ]
      for next in ways {
        if let next, let all = read(words.dropFirst(count), next) { return all }
      }
    }
    return nil
  }

  private func adding(day phrase: ArraySlice<String>) -> WhenPhrase? {
    let own = (["to", "on"].contains(phrase.first) ? phrase.dropFirst() : phrase).joined(separator: " ")
    guard day == nil, minutesFromNow == nil else { return nil }
    var next = self
    if let today = DayPart(today: own) {
      guard part == nil, let day = try? DayPhrase("today") else { return nil }
      (next.day, next.part, next.isTonight) = (day, today, own == "tonight")
      return next
    }
    guard let read = try? DayPhrase(own) else { return nil }
    next.day = read
    return next
  }

  /// Two hours of a working day, as `10-11` or `9-17`, which behind the name of a thing are a date only beside another time.
  private static func isHours(_ phrase: ArraySlice<String>) -> Bool {
    guard phrase.count == 1, let parts = phrase.first?.split(separator: "-", omittingEmptySubsequences: false),
      parts.count == 2,
      parts.allSatisfy({ 1...2 ~= $0.count && $0.first != "0" && $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let first = Int(parts[0]), let last = Int(parts[1])
    else { return false }
    return first < last && last <= 24 && (parts[0].count == 1 || last - first <= 8)
  }

  private func adding(part phrase: ArraySlice<String>) -> WhenPhrase? {
    guard part == nil, let read = DayPart(phrase.joined(separator: " ")) else { return nil }
    var next = self
    next.part = read
    return next
  }

  private func adding(time phrase: ArraySlice<String>) -> WhenPhrase? {
    let own = phrase.first == "to" ? phrase.dropFirst() : phrase
    guard time == nil, minutesFromNow == nil, change == nil, let read = try? TimePhrase(own.joined(separator: " ")),
      minutes == nil || read.end == nil
    else { return nil }
    var next = self
    next.time = read
    next.isMaybeLength = WhenPhrase.isHoursAlone(own.joined(separator: " "))
    return next
  }

  /// `1h`, `1h30`, which may be a length as well; nobody plans more than twelve hours.
  private static func isHoursAlone(_ text: String) -> Bool {
    let parts = text.split(separator: "h", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }) else { return false }
    return Int(parts[0]).map { 1...12 ~= $0 } ?? false
  }

  private func adding(length phrase: ArraySlice<String>) -> WhenPhrase? {
    // After a time a length needs no other word: `13:00 45m`.
    let isLed = phrase.first == "for"
    guard isLed || time != nil && !isMaybeLength && CapturedWhenReader.isLength(Array(phrase)), minutes == nil,
      time?.end == nil,
      let read = try? LengthPhrase.minutes(phrase.dropFirst(isLed ? 1 : 0).joined(separator: " "))
    else { return nil }
    var next = self
    next.minutes = read
    return next
  }

  /// What says when by a distance in hours and minutes.
  private func adding(delay phrase: ArraySlice<String>) -> WhenPhrase? {
    guard time == nil, minutesFromNow == nil, change == nil else { return nil }
    let words = phrase.joined(separator: " ")
    var next = self
    if let minutes = DelayPhrase.fromNow(words) {
      guard day == nil else { return nil }
      next.minutesFromNow = minutes
    } else {
      guard let change = DelayPhrase.change(words) else { return nil }
      next.change = change
    }
    return next
  }
}
