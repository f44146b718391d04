import Chronology

/// Words in brackets that say when: `until friday`, `till 30 nov`, `every 6 months`, `today 5pm` (format, *Brackets that say
/// when*). Whatever item they end, they are a field, told as one, or one of the few cases that are prose.
public struct WhenWords: Hashable, Sendable {
  /// What the word says that they begin with.
  public enum Lead: Hashable, Sendable {
    case due, until, since, from, rule, done
  }

  /// Nil where they are a day or a time alone.
  public let lead: Lead?
  /// Whether they name a day or a period, and not a time alone.
  public let namesDay: Bool
  /// Whether they name a time of the clock, as `5pm`.
  public let namesClock: Bool
  /// Whether there is no other word among them.
  public let isPlain: Bool
  /// Whether they are two numbers, as in `from 5 to 6`.
  public let isRange: Bool

  /// Nil for other words; also for more than a few.
  ///
  /// - Parameter innerRange: what stands between the brackets.
  public init?(_ innerRange: Range<Int>, in bytes: [UInt8]) {
    let range = Spaces.trimmed(innerRange, in: bytes)
    guard range.count <= MeantFieldScan.mostBytesInside, let first = range.first.map({ bytes[$0] | 0x20 }),
      first.isASCIIDigit || first.isASCIILetter
    else { return nil }
    // With a colon they are a field where a date is one: `(till: 30 nov)`, but not `(by: April March)`.
    if let (name, after) = FieldGroup.key(in: bytes, at: range.lowerBound, end: range.upperBound) {
      guard let key = FieldKey(called: String(decoding: bytes[name], as: UTF8.self)),
        KeySynonym.fits(Spaces.trimmed(after..<range.upperBound, in: bytes), key, in: bytes)
      else { return nil }
    }
    self.init(String(decoding: bytes[range], as: UTF8.self))
  }

  /// Of a text without its brackets.
  public init?(_ text: String) {
    let words = text.lowercased().split { " ,;\u{A0}–—→".contains($0) }.map(WhenWords.plain).filter { !$0.isEmpty }
    guard let first = words.first, words.count <= WhenWords.mostWords else { return nil }
    if Recurrence.mayBeMeant(by: first) || first == "every" || first == "each", Recurrence.meant(words.map(String.init)) != nil
    {
      (lead, namesDay, namesClock, isPlain, isRange) = (Lead.rule, true, false, true, false)
      return
    }
    if WhenWords.areDaysElsewhere(text) {
      (lead, namesDay, namesClock, isPlain, isRange) = (nil, true, false, true, false)
      return
    }
    let lead = WhenWords.lead(first)
    let rest = lead == nil ? words : Array(words.dropFirst())
    let isElsewhere = first == "bis" || first == "hasta"
    // `Sa 10 Uhr`
    let hasClock = rest.last == "uhr" && rest.count < 4
    let isDayOfMonth = WhenWords.isDayOfMonth(words, isLed: lead != nil)
    let sorts = rest.map { word in
      if isDayOfMonth, word == rest.last { return Sort.day }
      return (isElsewhere || hasClock) && Weekday(nameElsewhere: String(word)) != nil
        ? .day : WhenWords.sort(word, isLed: lead != nil)
    }
    // `(due to fog)`
    guard !(lead == .due && rest.first == "to"), !(first == "once" && rest.count < 2) else { return nil }
    let others = sorts.count { $0 == .other }
    // `(2 weeks)` is how long something takes.
    let isPointed =
      lead != nil || rest.contains { ["next", "this", "last", "end", "within", "in"].contains($0) || $0.hasSuffix("x") }
    let names = sorts.count { $0 == .day || $0 == .time || ($0 == .period && isPointed) }
    let numbers = sorts.count { $0 == .number }
    isRange = numbers == 2 && names == 0 && others == 0 && (lead == .from || first == "between")
    guard names > 0 || isRange, sorts.first(where: { $0 != .filler }) != .other else { return nil }
    guard others == 0 || (others * 3 <= words.count && (lead != nil || others == 1)) else { return nil }
    self.lead = lead
    isPlain = others == 0
    namesClock = zip(rest, sorts).contains { $1 == .time && $0.utf8.first?.isASCIIDigit == true }
    namesDay = sorts.contains(.day) || sorts.contains(.period)
  }

  /// More are a sentence.
  private static let mostWords = 10

  private enum Sort {
    case day, period, time, number, filler, other
  }

  /// A word without the signs round it.
  private static func plain(_ word: Substring) -> Substring {
    var word = word
    while let last = word.last, ":!?-".contains(last) { word = word.dropLast() }
    while let first = word.first, "@~-=:".contains(first) { word = word.dropFirst() }
    return word
  }

  /// `Mo, Mi`, `lun/mer`; `do so` are no days.
  private static func areDaysElsewhere(_ text: String) -> Bool {
    text.contains { ",/&+".contains($0) } && text.first?.isUppercase == true && Recurrence.meant(asDays: text) != nil
  }

  private static func lead(_ word: Substring) -> Lead? {
    switch word {
    case "due", "deadline", "by", "before", "avant", "antes": .due
    case "until", "till", "til", "ends", "ending", "bis", "hasta": .until
    case "since", "seit", "depuis", "desde": .since
    case "from", "starting", "starts", "start": .from
    case "every", "each", "repeat", "repeats", "once", "twice": .rule
    case "done", "completed", "finished", "submitted", "turned", "handed", "erledigt", "abgegeben", "hecho", "fait": .done
    default: nil
    }
  }

  /// The number of `15th`.
  package static func dayOfMonth(_ word: Substring) -> Int? {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), 1...31 ~= number, ["st", "nd", "rd", "th"].contains(word.dropFirst(digits.count)) else {
      return nil
    }
    return number
  }

  /// `15th`, `on the 15th`, `by the 1st`; alone not `2nd`, which may be the second time.
  private static func isDayOfMonth(_ words: [Substring], isLed: Bool) -> Bool {
    guard let last = words.last, let number = dayOfMonth(last) else { return false }
    let before = words.dropLast().dropFirst(isLed ? 1 : 0)
    return before.allSatisfy { ["on", "the"].contains($0) } && (isLed || number > 3 || before.contains("on"))
  }

  private static func sort(_ word: Substring, isLed: Bool) -> Sort {
    if let first = word.utf8.first, first.isASCIIDigit { return number(word, isLed: isLed) }
    let text = String(word)
    if fillers.contains(text) { return .filler }
    if times.contains(text) { return .time }
    if periods.contains(text) { return .period }
    if days.contains(text) || Weekday(name: text) != nil || Month(name: text) != nil { return .day }
    // `Dienstag`, `viernes`; shorter names are other words as well.
    if text.count > 4, Weekday(nameElsewhere: text) != nil { return .day }
    // `mon-fri`, `tue/thu`
    let parts = text.split { "-/&+".contains($0) }
    if parts.count > 1, parts.allSatisfy({ Weekday(name: String($0)) != nil }) { return .day }
    // `mondays`, `fri.`
    let stem = text.last == "s" || text.last == "." ? String(text.dropLast()) : text
    return Weekday(name: stem) != nil || Month(name: stem) != nil ? .day : .other
  }

  /// `17:30` and `5pm` are times, `24.12.` and `2026-12-01` days, `30` and `30th` numbers; behind a word a year is a day, too.
  private static func number(_ word: Substring, isLed: Bool) -> Sort {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    let rest = word.dropFirst(digits.count)
    if rest.isEmpty {
      guard digits.count == 4, isLed, let year = Int(digits) else { return digits.count < 3 ? .number : .other }
      return 1900...2199 ~= year ? .day : .other
    }
    if ["st", "nd", "rd", "th", "."].contains(rest) { return .number }
    if ["d", "w", "m", "y", "x"].contains(rest) { return .number }
    // `(4h)` is how long something takes, `(17h)` when it is.
    if rest == "h", !isLed, (Int(digits) ?? 0) < 7 { return .number }
    if ["am", "pm", "h", "uhr"].contains(rest) { return .time }
    let isPlain = rest.allSatisfy { $0.isASCII && ($0.isNumber || ":.-/tz".contains($0)) }
    if rest.first == ":" { return rest.dropFirst().prefix(2).count == 2 && rest.contains(where: \.isNumber) ? .time : .other }
    if rest.first == ".", rest.hasSuffix("am") || rest.hasSuffix("pm") { return .time }
    guard isPlain, digits.count <= 4, rest.count > 1 else { return .other }
    let signs = rest.count { "./-".contains($0) }
    // `7/10` is a score, `2.5` a number.
    return signs > 1 || isLed ? .day : .other
  }

  private static let fillers: Set<String> = [
    "on", "at", "of", "in", "the", "to", "for", "and", "or", "a", "an", "is", "date", "time", "next", "last", "this", "end",
    "start", "beginning", "middle", "mid", "early", "late", "latest", "about", "around", "until", "till", "from", "by",
    "before",
    "after", "since", "other", "second", "first", "third", "o'clock", "around", "between", "then", "per", "times", "x",
    "one", "two", "three", "four", "five", "six", "past", "half", "quarter", "coming", "following", "not", "within", "as",
    "sometime", "overdue", "de", "del", "el", "le", "la", "du",
  ]
  private static let times: Set<String> = [
    "noon", "midnight", "morning", "evening", "afternoon", "night", "lunchtime", "midday", "mornings", "evenings", "nights",
    "afternoons", "tonight", "uhr",
  ]
  private static let periods: Set<String> = [
    "day", "days", "week", "weeks", "month", "months", "year", "years", "fortnight", "quarters", "spring", "summer", "autumn",
    "winter", "wk", "wks",
  ]
  private static let days: Set<String> = [
    "today", "tomorrow", "tmrw", "tmr", "heute", "morgen", "eod", "cob", "eow", "eom", "eoy", "yesterday", "weekend",
    "weekends", "weekday",
    "weekdays", "daily", "weekly", "monthly", "yearly",
    "easter", "christmas", "xmas", "now",
  ]
}

extension WhenWords {
  /// Whether they are told behind the words of an item, or are what people say in prose.
  ///
  /// - Parameter kind: that of the file.
  public func isMeant(of headline: Headline, in kind: DocumentKind) -> Bool {
    let places = headline.places
    guard places.isDisjoint(with: [.entry, .setAside]) else { return false }
    switch headline.box?.state {
    case .open: return true
    case .done: return lead != nil
    case .dropped: return false
    case nil: break
    }
    let anchor = kind.traits.anchor
    if lead == nil, places.contains(.routine) { return namesDay && isPlain && !namesClock }
    // `22:00 lights out (weekdays)` of a schedule; behind two times, `School (Tuesday to Friday)`, no field could say it.
    if lead == nil, anchor == .any, namesDay, isPlain, !namesClock, case .time = headline.anchor?.value { return true }
    // `Meet Sam (Friday, at noon)` and `Newsletter (weekly)` say what somebody knows; `Gym (5pm)` of a day is to be a block.
    guard let lead else { return anchor == .time && places.contains(.note) && namesClock && !namesDay && isPlain }
    if isRange { return anchor == .time }
    let isLimit = lead == .due || lead == .until
    // What was, and what recurs, is told of in a diary and in a life.
    if places.contains(.note), anchor == .time || anchor == .date { return isLimit && namesDay }
    // `Lunch (before noon)`
    return namesDay || (lead == .until && places.contains(.block))
  }
}
