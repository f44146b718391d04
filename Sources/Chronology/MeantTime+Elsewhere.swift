/// Times as German, French and Spanish say them: `12h à 14h déjeuner`, `von 9 bis 11 Arbeit`, `20.30h cena`, `halb vier: Kaffee`,
/// `midi: soupe` (format, *Times that were meant*).
extension MeantTimeScanner {
  /// One end of a range, before it is known whether it is one.
  private struct Said {
    let time: TimeOfDay
    let start: Int
    var end: Int
    /// Whether it is a time of the clock, and not a number that may count something.
    var isClock = true
    var hasMinutes = false
  }

  // MARK: Ranges

  /// `12h à 14h`, `8.30 bis 11.00`, `17.30h a 18.30h`, `9 bis 11 Uhr`: two times and a word between them, as before them
  /// (`rangeBehindWord`).
  ///
  /// - Parameter isLed: whether such a word stands before it, behind which two numbers are hours.
  func rangeOfWords(at offset: Int, isLed: Bool = false) -> MeantTime? {
    guard let first = said(at: offset),
      let next = AnchorScan.skipUntil(bytes, at: first.end, end: end) ?? (isLed ? skipAnd(first.end) : nil),
      let last = said(at: next), isAnchorBoundary(bytes, at: last.end, end: end)
    else { return nil }
    guard first.isClock || last.isClock else {
      guard isLed, let from = scanShortNumber(bytes, at: offset, end: end) else { return nil }
      return hours(from: from, toHourAt: last.start)
    }
    // `8 à 10h de sommeil` is how long something takes, and `8.30 bis 11.00 Euro` what it costs.
    let isLast = skipSpaces(bytes, at: last.end, end: end) == end && (isLed || first.isClock)
    guard isLast || hasThing(behind: last.end, isCount: !isLed && !last.hasMinutes),
      let range = TimeRange(start: first.time, end: last.time)
    else {
      return nil
    }
    return MeantTime(written: range.description, isCertain: first.hasMinutes && last.hasMinutes, end: last.end)
  }

  /// `de 16h a 17h siesta`, `von 9 bis 11 Arbeit`, `zwischen 9 und 11 Uhr Arbeit`, `from 9:00 until 11:00 work`.
  func rangeBehindWord(at offset: Int) -> MeantTime? {
    var start = offset
    for _ in 0..<2 {
      var wordEnd = start
      while wordEnd < end, wordEnd - start < 9, isWordByte(bytes, at: wordEnd, end: end) { wordEnd += 1 }
      let word = String(decoding: bytes[start..<wordEnd], as: UTF8.self).lowercased()
      guard wordEnd < end, MeantTimeScanner.leadsOfRange.contains(word) || start > offset && word == "las" else { return nil }
      start = skipSpaces(bytes, at: wordEnd, end: end)
      if isDigit(bytes, at: start, end: end) { return rangeOfWords(at: start, isLed: true) }
    }
    return nil
  }

  private static let leadsOfRange: Set<String> = ["von", "zwischen", "de", "entre", "desde", "from", "between"]

  /// `und`, `et` and `y` between spaces.
  private func skipAnd(_ offset: Int) -> Int? {
    let start = skipSpaces(bytes, at: offset, end: end)
    let words: [StaticString] = ["und", "et", "y", "and"]
    guard start > offset, let wordEnd = words.lazy.compactMap({ scanWord($0, bytes, at: start, end: end) }).first else {
      return nil
    }
    return skipSpaces(bytes, at: wordEnd, end: end)
  }

  /// `14h`, `9h30`, `8.30`, `17.30h`, `9:00`, `11 Uhr`, `9`; also behind `las`.
  private func said(at offset: Int) -> Said? {
    var start = offset
    for word: StaticString in ["las", "la"] {
      if let wordEnd = scanWord(word, bytes, at: start, end: end) { start = skipSpaces(bytes, at: wordEnd, end: end) }
    }
    guard isDigit(bytes, at: start, end: end) else { return nil }
    var said: Said?
    if let clock = pointClock(at: start) ?? colonClock(at: start) {
      said = Said(time: clock.time, start: start, end: clock.end, hasMinutes: true)
    } else if let clock = letterClock(at: start) {
      said = Said(time: clock.time, start: start, end: clock.end)
    } else if let hour = scanShortNumber(bytes, at: start, end: end), let time = TimeOfDay(hour: hour.value, minute: 0) {
      said = Said(time: time, start: start, end: hour.end, isClock: false)
    }
    guard var said else { return nil }
    if said.hasMinutes, let letter = scanWord("h", bytes, at: said.end, end: end) { said.end = letter }
    if let uhr = scanWord("uhr", bytes, at: skipSpaces(bytes, at: said.end, end: end), end: end) {
      (said.end, said.isClock) = (uhr, true)
    }
    return said
  }

  /// `20.30h cena`
  func pointHour(at offset: Int) -> MeantTime? {
    guard let clock = pointClock(at: offset), let letter = scanWord("h", bytes, at: clock.end, end: end),
      hasThing(behind: letter, isCount: false)
    else { return nil }
    return MeantTime(written: clock.time.description, isCertain: false, end: letter)
  }

  // MARK: Names

  /// `midi: soupe`, `à midi: soupe`: in small letters and before a colon, where it is no part of a sentence.
  func namedTimeElsewhere(at offset: Int) -> MeantTime? {
    guard offset < end, bytes[offset] == UInt8(ascii: "m"), let (name, wordEnd) = lettersBeforeColon(at: offset),
      let time = DayElsewhere.times[name]
    else { return nil }
    return MeantTime(written: time.description, isCertain: false, end: wordEnd)
  }

  /// The number of the hour of `halb vier: Kaffee` and `halb vier Kaffee`.
  func hourInWords(at offset: Int) -> (value: Int, end: Int)? {
    var wordEnd = offset
    while wordEnd < end, wordEnd - offset < 8, isWordByte(bytes, at: wordEnd, end: end) || bytes[wordEnd] >= 0x80 {
      wordEnd += 1
    }
    let word = String(decoding: bytes[offset..<wordEnd], as: UTF8.self)
    let next = skipSpaces(bytes, at: wordEnd, end: end)
    let isBeforeThing = wordEnd < end && (bytes[wordEnd] == UInt8(ascii: ":") || next < end && bytes[next] &- 0x41 < 26)
    return isBeforeThing ? DayElsewhere.hours[word].map { ($0, wordEnd) } : nil
  }

  /// The letters up to a colon, which a space may part from them.
  private func lettersBeforeColon(at offset: Int) -> (text: String, end: Int)? {
    let limit = min(end, offset + 14)
    guard let stop = bytes[offset..<limit].firstIndex(where: { $0 == 0x20 || $0 == UInt8(ascii: ":") }),
      case let colon = skipSpaces(bytes, at: stop, end: end), colon < end, bytes[colon] == UInt8(ascii: ":"),
      spaceLength(bytes, at: colon + 1, end: end) > 0
    else { return nil }
    return (String(decoding: bytes[offset..<stop], as: UTF8.self), stop)
  }
}
