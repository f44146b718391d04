import Chronology

/// Reads the end of noted words: phrases one after another, each kind at most once, and nothing else.
struct CapturedWhenReader {
  struct Found {
    var when = CapturedWhen()
    var read: [String] = []
    /// Tags, which are words.
    var tags: [String] = []
    /// A weekday that is also a word, which is meant only beside a time: `sat`.
    var needsTime = false
    /// Hours that are a time only beside a day or a part of one: `from 7 to 8 tonight`.
    var needsDay = false
    /// An hour behind a day that is one only before a part of it: `saturday 8 in the evening`.
    var needsPart = false
    /// The last phrase was a day, of which a part may follow.
    var isAfterDay = false
    /// The last phrase was a part of a day, which a bare hour may follow: `tonight 8`.
    var isAfterPart = false
    var part: DayPart?
    var isTonight = false
    /// The part stands before the time that it says more of, and says nothing alone: `in the morning 8:00`.
    var isPartOfTime = false
    /// Whether the time is the one by which it is due: `by 5pm`.
    var isDueTime = false
    /// The words of a length.
    var length: String?
    /// A length that stands before the time that it is of, and is one only beside such: `90 min tomorrow 13:00`.
    var needsStart = false
    /// Whether the priority may be a page as well, so that it is read only beside a day or a time: `p1`.
    var hasShortPriority = false
  }

  private let parts: Set<CapturedWords.Part>

  init(_ parts: Set<CapturedWords.Part>) { self.parts = parts }

  func asks(for part: CapturedWords.Part) -> Bool { parts.contains(part) }

  func read(_ words: ArraySlice<String>) -> Found? { read(Self.withoutComma(words), Found()) }

  /// Words without the comma that stands before a priority: `tomorrow, high priority`.
  private static func withoutComma(_ words: ArraySlice<String>) -> ArraySlice<String> {
    for count in 1...2 where words.count > count {
      guard priorities[words.suffix(count).joined(separator: " ").lowercased()] != nil else { continue }
      let last = words.endIndex - count - 1
      guard words[last].count > 1, words[last].hasSuffix(",") else { return words }
      var plain = words
      plain[last].removeLast()
      return plain
    }
    return words
  }

  private func read(_ words: ArraySlice<String>, _ found: Found) -> Found? {
    guard !words.isEmpty else { return finished(found) }
    for count in stride(from: words.count, to: 0, by: -1) {
      let phrase = Array(words.prefix(count))
      for next in [tag, rule, due, severalDays, day, partOfDay, time, length, delay, priority] {
        guard let next = next(phrase, found) else { continue }
        if let all = read(words.dropFirst(count), next) { return all }
      }
    }
    return nil
  }

  /// What is read as a whole; nil where it says nothing, or not enough to be sure.
  private func finished(_ found: Found) -> Found? {
    var found = found
    if found.needsTime, found.when.time == nil { return nil }
    if found.needsStart, found.when.time.map({ $0.end != nil }) ?? true { return nil }
    if found.needsDay && found.when.day == nil || found.needsPart && found.part == nil { return nil }
    if let part = found.part {
      if let time = found.when.time {
        guard let meant = part.time(time) else { return nil }
        found.when.time = meant
        // Midnight is the end of the night that begins today.
        if found.isTonight, !time.isHalfDay, meant.start.hour < 5 { found.when.day = try? DayPhrase("tomorrow") }
      } else if found.isPartOfTime, found.when.day == nil, found.when.rule == nil {
        return nil
      } else {
        found.when.isPartOfDay = !found.isTonight
      }
    }
    if let length = found.length {
      if found.when.rule != nil {
        found.when.problem = .lengthOfRule(length)
      } else if found.when.time == nil, found.when.minutesFromNow == nil {
        guard found.when.day != nil || found.when.due != nil else { return nil }
        found.when.problem = .lengthWithoutTime(length)
      }
    }
    if found.isDueTime, found.when.due == nil {
      (found.when.due, found.when.day) = (found.when.day ?? (try? DayPhrase("today")), nil)
    }
    var others = found.when
    if found.hasShortPriority { others.priority = nil }
    return others.isEmpty ? nil : found
  }

  private func adding(_ phrase: [String], to found: Found, _ change: (inout Found) -> Void) -> Found {
    var next = found
    next.read += phrase
    (next.isAfterDay, next.isAfterPart) = (false, false)
    change(&next)
    return next
  }

  /// `#family`, which stays behind the words.
  private func tag(_ phrase: [String], _ found: Found) -> Found? {
    guard phrase.count == 1, phrase[0].first == "#", phrase[0].dropFirst().first?.isLetter ?? false else { return nil }
    var next = found
    next.tags += phrase
    return next
  }

  /// `!high`, `p1`, `high priority`.
  private func priority(_ phrase: [String], _ found: Found) -> Found? {
    guard parts.contains(.priority), found.when.priority == nil, phrase.count <= 2 else { return nil }
    guard let priority = Self.priorities[phrase.joined(separator: " ").lowercased()] else { return nil }
    let isShort = phrase.count == 1 && phrase[0].first != "!"
    return adding(phrase, to: found) { ($0.when.priority, $0.hasShortPriority) = (priority, isShort) }
  }

  private static let priorities: [String: String] = {
    var priorities = ["p1": "high", "p2": "medium", "p3": "low", "urgent": "high"]
    for word in ["high", "medium", "low"] {
      for spelling in ["!\(word)", "\(word) priority", "priority \(word)", "priority: \(word)"] { priorities[spelling] = word }
    }
    return priorities
  }()

  // MARK: Rules

  /// `every monday`, `daily`.
  func rule(_ phrase: [String], _ found: Found) -> Found? {
    guard parts.contains(.rule), found.when.rule == nil, let read = CapturedRule(phrase) else { return nil }
    if read.part != nil, found.part != nil || !parts.contains(.time) { return nil }
    return adding(phrase, to: found) {
      $0.when.rule = read.rule
      if let part = read.part { ($0.part, $0.isAfterPart) = (part, true) } else { $0.isAfterDay = true }
    }
  }

  // MARK: Days

  /// `due friday`, `by the 1st`, `until 1 dec`.
  func due(_ phrase: [String], _ found: Found) -> Found? {
    guard parts.contains(.due), found.when.due == nil, phrase.count > 1 else { return nil }
    var rest = phrase[...]
    let leads: Set<String> = ["due", "by", "until", "on"]
    guard var first = rest.first?.lowercased(), first != "on" else { return nil }
    // As it is written as a field.
    if first.hasSuffix(":"), first.count > 1 { first.removeLast() }
    guard leads.contains(first) else { return nil }
    rest.removeFirst()
    if first == "due", let second = rest.first?.lowercased(), ["by", "on"].contains(second) { rest.removeFirst() }
    guard let (day, _) = Self.day(Array(rest), isLed: true) else { return nil }
    return adding(phrase, to: found) { $0.when.due = day }
  }

  func day(_ phrase: [String], _ found: Found) -> Found? {
    guard parts.contains(.day), found.when.day == nil, found.when.minutesFromNow == nil else { return nil }
    let text = PhraseText.plain(phrase.joined(separator: " "))
    if let part = DayPart(today: text) {
      guard found.part == nil, let today = try? DayPhrase("today") else { return nil }
      return adding(phrase, to: found) {
        ($0.when.day, $0.part, $0.isTonight, $0.isAfterPart) = (today, part, text == "tonight", true)
      }
    }
    let isLed = text.hasPrefix("on ")
    let elsewhere = DateElsewhere(phrase).map { (day: $0.day, needsTime: false) }
    guard let (day, needsTime) = elsewhere ?? Self.day(isLed ? Array(phrase.dropFirst()) : phrase, isLed: isLed) else {
      return nil
    }
    // `every 2nd tuesday` is one rule, and not a rule and a day.
    if found.when.rule != nil, !isLed, let last = found.read.last, Self.isOrdinal(last) { return nil }
    return adding(phrase, to: found) { ($0.when.day, $0.needsTime, $0.isAfterDay) = (day, needsTime, true) }
  }

  /// `morning` after a day, `in the evening` beside a day or a time.
  private func partOfDay(_ phrase: [String], _ found: Found) -> Found? {
    let text = PhraseText.plain(phrase.joined(separator: " "))
    guard parts.contains(.time), found.part == nil, let part = DayPart(text) else { return nil }
    guard found.isAfterDay || phrase.count > 1 else { return nil }
    let isPartOfTime = !found.isAfterDay && found.when.time == nil
    return adding(phrase, to: found) { ($0.part, $0.isAfterPart, $0.isPartOfTime) = (part, true, isPartOfTime) }
  }

  /// `mon wed fri`, which says several days, or one of each week.
  private func severalDays(_ phrase: [String], _ found: Found) -> Found? {
    guard parts.contains(.day), found.when.day == nil, phrase.count > 1 || phrase[0].contains(where: { ",/&+-".contains($0) })
    else { return nil }
    let words = phrase.flatMap { $0.lowercased().split { ",/&+-".contains($0) }.map(String.init) }
    let links: Set<String> = ["and", "to", "on"]
    let days = words.filter { !links.contains($0) }
    guard days.count > 1, !links.contains(words.last ?? ""), days.allSatisfy({ $0.count > 2 && Weekday(beginning: $0) != nil })
    else { return nil }
    let said = phrase.joined(separator: " ")
    return adding(phrase, to: found) {
      ($0.when.day, $0.when.problem) = (try? DayPhrase("today"), .severalDays(said))
    }
  }

  /// `2nd`, `second`.
  static func isOrdinal(_ word: String) -> Bool {
    let plain = word.lowercased()
    if ["first", "second", "third", "fourth", "fifth"].contains(plain) { return true }
    return plain.first?.isNumber ?? false && ["st", "nd", "rd", "th"].contains { plain.hasSuffix($0) }
  }

  /// A day that is surely meant, and whether it is so only beside a time.
  static func day(_ phrase: [String], isLed: Bool) -> (day: DayPhrase, needsTime: Bool)? {
    let text = PhraseText.plain(phrase.joined(separator: " "))
    guard let day = try? DayPhrase(text) else { return nil }
    let tokens = PhraseToken.tokens(of: text)
    let isSure: Bool
    switch day.meaning {
    case .date: isSure = isDate(text) || isMonthNamed(tokens)
    case .monthDay(let day): isSure = isMonthNamed(tokens) || text.hasSuffix(".") || isSlashed(text, day)
    case .dayOfMonth: isSure = isLed
    case .dateOnWeekday: isSure = true
    case .weekday(let weekday): return (day, !isLed && !isName(text, of: weekday))
    case .chosenWeekday(_, let choice): isSure = choice != .last
    case .end, .endOfMonth, .comingWeekday: isSure = true
    case .distance(let found):
      let isNamed = ["today", "tonight", "tomorrow", "tmrw", "tmr"].contains(text) || text.hasSuffix("after tomorrow")
      isSure = isNamed || found.direction == .ahead && text.hasPrefix("in ")
    }
    return isSure ? (day, false) : nil
  }

  private static func isDate(_ text: String) -> Bool { text.split { "-./".contains($0) }.count == 3 }

  /// `30/11`, which no fraction is; what is said at all hours, and how a picture is shaped, are none.
  private static func isSlashed(_ text: String, _ day: PhraseMonthDay) -> Bool {
    text.contains("/") && day.day > 12 && !["24/7", "16/9"].contains(text)
  }

  private static func isMonthNamed(_ tokens: [PhraseToken]) -> Bool {
    tokens.contains { $0.word.flatMap { Month(beginning: $0) } != nil }
  }

  /// In full, or by three letters that are no other word.
  private static func isName(_ text: String, of weekday: Weekday) -> Bool {
    text == weekday.fullName || text == weekday.name && ![.saturday, .sunday].contains(weekday)
  }

  // MARK: Times

  /// One that cannot be a number: with a colon, with `am` or `pm`, or after `at`; after `by` it is when the task is due.
  func time(_ phrase: [String], _ found: Found) -> Found? {
    guard parts.contains(.time), found.when.time == nil, found.when.minutesFromNow == nil else { return nil }
    let isDueTime = phrase.count > 1 && ["by", "due"].contains(phrase[0].lowercased())
    let own = isDueTime ? Array(phrase.dropFirst()) : LeadElsewhere.withoutAt(phrase)
    let text = PhraseText.plain(own.joined(separator: " "))
    guard let time = try? TimePhrase(text), !isDueTime || time.end == nil && parts.contains(.due) else { return nil }
    // Behind a day two hours are a time, and after a part of one an hour is.
    let isSure = Self.isSure(text) || found.isAfterPart && time.isHalfDay || found.isAfterDay && time.end != nil
    let isRange = time.end != nil && (text.hasPrefix("from ") || text.hasPrefix("between "))
    guard isSure || isRange || found.isAfterDay && time.isHalfDay else { return nil }
    return adding(phrase, to: found) {
      ($0.when.time, $0.isDueTime) = (time, isDueTime)
      ($0.needsDay, $0.needsPart) = (!isSure && isRange, !isSure && !isRange)
    }
  }

  /// Whether what is read as a time can be nothing else.
  private static func isSure(_ text: String) -> Bool {
    let isLed = text.hasPrefix("at ") || text.hasPrefix("@")
    let isNamed = ["noon", "midday", "midnight"].contains(text) || text.contains(" past ") || text.contains("quarter to ")
    return isLed || isNamed || text.contains(":") || text.hasSuffix("m") || text.hasSuffix("clock")
  }

  /// `for 45m`; behind a time `45m` alone.
  private func length(_ phrase: [String], _ found: Found) -> Found? {
    let isLed = phrase.count > 1 && phrase[0].lowercased() == "for"
    let isBefore = !isLed && found.when.time == nil && found.read.isEmpty
    guard parts.contains(.time), found.length == nil,
      isLed || found.when.time.map({ $0.end == nil }) ?? isBefore && Self.isLength(phrase),
      let minutes = try? LengthPhrase.minutes(phrase.dropFirst(isLed ? 1 : 0).joined(separator: " "))
    else { return nil }
    return adding(phrase, to: found) {
      ($0.when.minutes, $0.length, $0.needsStart) = (minutes, phrase.joined(separator: " "), isBefore)
    }
  }

  /// `90 min`, `an hour`: a length with its unit.
  static func isLength(_ phrase: [String]) -> Bool {
    let text = phrase.joined(separator: " ")
    guard (try? LengthPhrase.minutes(text)) != nil else { return false }
    let units: Set<String> = ["h", "hr", "hrs", "hour", "hours", "m", "min", "mins", "minute", "minutes"]
    return PhraseToken.tokens(of: text).contains { $0.word.map(units.contains) ?? false }
  }

  /// `in 2 hours`
  func delay(_ phrase: [String], _ found: Found) -> Found? {
    guard parts.isSuperset(of: [.time, .day]), found.when.minutesFromNow == nil, found.when.time == nil, found.when.day == nil,
      let minutes = DelayPhrase.fromNow(PhraseText.plain(phrase.joined(separator: " ")))
    else { return nil }
    return adding(phrase, to: found) { $0.when.minutesFromNow = minutes }
  }
}
