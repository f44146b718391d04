/// A time that a person most likely means by a spelling that is not read, at the start of a line of a day (format, *Times that
/// were meant*).
///
/// Looked for only where `AnchorScan` finds words. What is more often prose is none: a score, a price, a year, a count of things.
public struct MeantTime: Hashable, Sendable {
  /// What it means, in its written form: `10:30`, `09:00 - 10:30`.
  public let written: String
  /// What it may mean as well, in its written form: `05:00 - 06:00` of `from 5 to 6`.
  public private(set) var other: String?
  /// Whether it can mean nothing else.
  public let isCertain: Bool
  /// The offset after the time and the signs round it.
  public let end: Int

  init(written: String, or other: String? = nil, isCertain: Bool, end: Int) {
    (self.written, self.other, self.isCertain, self.end) = (written, other, isCertain, end)
  }

  /// Reads one at an offset.
  ///
  /// - Parameters:
  ///   - isSentence: whether the line is a paragraph and not a list item, so that a word with a capital begins a sentence.
  ///   - isNote: whether it stands behind the day of an entry, where a number is rather a distance, a score or a length of time.
  ///   - isRow: whether it stands among the rows of a schedule, where a number before a plural is rather a time.
  public static func scan(
    _ bytes: [UInt8],
    at offset: Int,
    end: Int,
    isSentence: Bool = false,
    isNote: Bool = false,
    isRow: Bool = false
  ) -> MeantTime? {
    guard offset < end, mayBegin(bytes[offset]) else { return nil }
    let scanner = MeantTimeScanner(bytes: bytes, end: end, isSentence: isSentence, isNote: isNote, isRow: isRow)
    switch bytes[offset] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return scanner.number(at: offset)
    case UInt8(ascii: "~"), UInt8(ascii: "@"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "*"), UInt8(ascii: "`"):
      return scanner.signed(at: offset)
    case 0xEF, 0xE5: return scanner.wide(at: offset)
    default: return scanner.word(at: offset)
    }
  }

  /// Reads a time with its minutes and a sign behind it that a time does not end before: `18:00??`, `9:00; 10:00`. That is no
  /// count, score or verse, wherever it stands.
  /// Likewise `at 19:00` in small letters, and two times with points, `6.15 - 7.00 run`.
  public static func scanClock(_ bytes: [UInt8], at offset: Int, end: Int) -> MeantTime? {
    let scanner = MeantTimeScanner(bytes: bytes, end: end, isSentence: false, isNote: false)
    if bytes[offset] == UInt8(ascii: "a") { return scanner.clockBehindAt(offset) }
    let colon = offset + (offset + 1 < end && isDigit(bytes[offset + 1]) ? 2 : 1)
    guard colon < end, isDigit(bytes[offset]) else { return nil }
    if bytes[colon] == UInt8(ascii: ".") {
      return scanner.pointTime(at: offset).flatMap { time in
        // A single one is rather a number.
        time.isCertain && scanner.hasThing(behind: time.end, isCount: false) ? time : nil
      }
    }
    guard bytes[colon] == UInt8(ascii: ":"), ClockStamp.scan(bytes, at: offset, end: end)?.isLonger != true else { return nil }
    return scanner.clockAndSign(at: offset)
  }

  /// Whether a time may begin with a byte at all: most words end the matter here.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "~"), UInt8(ascii: "@"), UInt8(ascii: "("), UInt8(ascii: "["),
      UInt8(ascii: "*"), UInt8(ascii: "`"), 0xEF, 0xE5, 0xC3:
      true
    default:
      switch byte | 0x20 {
      case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "u"), UInt8(ascii: "n"), UInt8(ascii: "m"),
        UInt8(ascii: "k"),
        UInt8(ascii: "g"), UInt8(ascii: "o"), UInt8(ascii: "h"), UInt8(ascii: "d"), UInt8(ascii: "e"), UInt8(ascii: "v"),
        UInt8(ascii: "z"):
        true
      default: false
      }
    }
  }
}

/// Looks for each spelling. What is found is the text of the time, whether it is certain, and where it ends.
struct MeantTimeScanner {
  let bytes: [UInt8]
  let end: Int
  let isSentence: Bool
  let isNote: Bool
  var isRow = false

  /// A time or a range as a day reads it.
  func anchor(at offset: Int, end: Int? = nil) -> (written: String, end: Int)? {
    switch AnchorScan.scan(bytes, at: offset, end: end ?? self.end, .day) {
    case .time(let time, let stop): (time.description, stop)
    case .timeRange(let range, let stop): (range.description, stop)
    default: nil
    }
  }

  // MARK: Signs

  /// `~22:00`, `@10:00`, `(23:00)`, `[09:00]`, `**09:00**`.
  func signed(at offset: Int) -> MeantTime? {
    let sign = bytes[offset]
    if sign == UInt8(ascii: "~") || sign == UInt8(ascii: "@") {
      guard let time = anchor(at: skipSpaces(bytes, at: offset + 1, end: end)) else { return nil }
      return MeantTime(written: time.written, isCertain: sign == UInt8(ascii: "@"), end: time.end)
    }
    var start = offset
    while start < end, bytes[start] == sign, start - offset < 2 { start += 1 }
    let closer = sign == UInt8(ascii: "(") ? UInt8(ascii: ")") : sign == UInt8(ascii: "[") ? UInt8(ascii: "]") : sign
    guard let close = (start..<min(end, start + 24)).first(where: { bytes[$0] == closer }),
      let time = anchor(at: start, end: close), time.end == close
    else { return nil }
    let stop = close + (start - offset)
    guard stop <= end, (close..<stop).allSatisfy({ bytes[$0] == closer }), isAnchorBoundary(bytes, at: stop, end: end) else {
      return nil
    }
    return MeantTime(written: time.written, isCertain: true, end: stop)
  }

  // MARK: Words before it

  /// `at 19:00`, `from 9:00 to 12:00`, `um 15 Uhr`, `a las 18:00`, `à 19h30`, `kl. 14`; `noon`; `O9:00`.
  func word(at offset: Int) -> MeantTime? {
    let isCapital = bytes[offset] &- 0x41 < 26
    if bytes[offset] | 0x20 == UInt8(ascii: "o") { return isSentence ? nil : letterForZero(at: offset) }
    if bytes[offset] | 0x20 == UInt8(ascii: "h") { return isSentence ? nil : halfHour(at: offset) }
    switch bytes[offset] | 0x20 {
    case UInt8(ascii: "d"), UInt8(ascii: "e"), UInt8(ascii: "v"), UInt8(ascii: "z"):
      guard !isCapital else { return nil }
      if let range = rangeBehindWord(at: offset) { return range }
      // `vers 22h dodo`
      guard bytes[offset] == UInt8(ascii: "v") else { return nil }
    default: break
    }
    if bytes[offset] == UInt8(ascii: "b") || bytes[offset] == UInt8(ascii: "f"), let range = rangeBehindWord(at: offset) {
      return range
    }
    if bytes[offset] | 0x20 == UInt8(ascii: "b") { return isCapital && isSentence ? nil : hoursBehindBetween(at: offset) }
    if let noon = namedTime(at: offset, isCapital: isCapital) ?? namedTimeElsewhere(at: offset) { return noon }
    guard !(isCapital && isSentence), let next = skipPreposition(at: offset) else { return nil }
    if let noon = namedTimeElsewhere(at: next) { return noon }
    // `vers` and `gegen` say that it may be somewhat before or after.
    let isAbout = "gv".utf8.contains(bytes[offset] | 0x20)
    if let time = anchor(at: next) { return MeantTime(written: time.written, isCertain: !isAbout, end: time.end) }
    guard isDigit(bytes, at: next, end: end) else { return nil }
    if isAbout {
      return pointTime(at: next).map { MeantTime(written: $0.written, isCertain: false, end: $0.end) }
        ?? hourWord(at: next).map { MeantTime(written: $0.written, isCertain: false, end: $0.end) } ?? hourAlone(at: next)
    }
    if bytes[offset] | 0x20 == UInt8(ascii: "f"), let hours = hoursBehindFrom(at: next) { return hours }
    return pointTime(at: next) ?? hourWord(at: next) ?? hourAlone(at: next)
      ?? (bytes[offset] | 0x20 == UInt8(ascii: "k") ? hour(at: next) : nil)
  }

  /// `at 19:00`, with minutes.
  func clockBehindAt(_ offset: Int) -> MeantTime? {
    guard let wordEnd = scanWord("at", bytes, at: offset, end: end), wordEnd + 4 < end,
      case .time(let time, let stop) = TimeOfDay.scan(bytes, at: skipSpaces(bytes, at: wordEnd, end: end), end: end),
      isAnchorBoundary(bytes, at: stop, end: end), bytes[wordEnd..<stop].contains(UInt8(ascii: ":"))
    else { return nil }
    return MeantTime(written: time.description, isCertain: true, end: stop)
  }

  private func skipPreposition(at offset: Int) -> Int? {
    var wordEnd: Int?
    let first = bytes[offset]
    for word in MeantTimeScanner.prepositions where first == word.utf8Start[0] || first | 0x20 == word.utf8Start[0] {
      let stop = offset + word.utf8CodeUnitCount
      guard stop < end, spaceLength(bytes, at: stop, end: end) > 0 else { continue }
      let isWord = (offset..<stop).allSatisfy { place in
        let sign = word.utf8Start[place - offset]
        return bytes[place] == sign || bytes[place] | 0x20 == sign
      }
      if isWord { wordEnd = stop }
    }
    return wordEnd.map { skipSpaces(bytes, at: $0, end: end) }
  }

  private static let prepositions: [StaticString] = [
    "at", "from", "um", "ab", "om", "a las", "a la", "à", "às", "alle", "kl", "kl.", "gegen", "vers",
  ]

  /// `noon lunch`, `midnight: bus home`. With a capital, or before a comma, it rather begins a sentence.
  private func namedTime(at offset: Int, isCapital: Bool) -> MeantTime? {
    // `mittags Pizza`: before a small letter it is part of a sentence.
    if !isCapital, let wordEnd = scanWord("mittags", bytes, at: offset, end: end), wordEnd + 1 < end,
      bytes[wordEnd + 1] &- 0x41 < 26, spaceLength(bytes, at: wordEnd, end: end) == 1
    {
      return MeantTime(written: "12:00", isCertain: false, end: wordEnd)
    }
    let isNoon = scanWord("noon", bytes, at: offset, end: end)
    guard let wordEnd = isNoon ?? scanWord("midnight", bytes, at: offset, end: end) else { return nil }
    if let range = range(from: isNoon == nil ? .startOfDay : .noon, behind: wordEnd) { return range }
    let hasColon = wordEnd < end && bytes[wordEnd] == UInt8(ascii: ":")
    guard hasColon || (!isCapital && hasThing(behind: wordEnd, isCount: false)) else { return nil }
    return MeantTime(written: isNoon == nil ? "00:00" : "12:00", isCertain: isNoon != nil && hasColon, end: wordEnd)
  }

  /// `half past 12 lunch`, `half 4 pick up`, `halb 4 Kaffee`, `halb vier: Kaffee`: before seven rather after noon. The half before 4 is
  /// half an hour earlier to a German.
  private func halfHour(at offset: Int) -> MeantTime? {
    let isGerman = scanWord("halb", bytes, at: offset, end: end) != nil
    guard let wordEnd = scanWord("half", bytes, at: offset, end: end) ?? scanWord("halb", bytes, at: offset, end: end) else {
      return nil
    }
    var next = skipSpaces(bytes, at: wordEnd, end: end)
    let pastEnd = isGerman ? nil : scanWord("past", bytes, at: next, end: end)
    if let pastEnd { next = skipSpaces(bytes, at: pastEnd, end: end) }
    let number = scanShortNumber(bytes, at: next, end: end) ?? (isGerman ? hourInWords(at: next) : nil)
    guard let hour = number, 1...12 ~= hour.value,
      isAnchorBoundary(bytes, at: hour.end, end: end), hasThing(behind: hour.end, isCount: true)
    else { return nil }
    let full = hour.value < 7 ? hour.value + 12 : hour.value
    let (later, earlier) = (TimeOfDay(hour: full, minute: 30), TimeOfDay(hour: full - 1, minute: 30))
    guard let time = isGerman ? earlier : later else { return nil }
    let other = isGerman || pastEnd != nil ? nil : earlier
    return MeantTime(written: time.description, or: other?.description, isCertain: false, end: hour.end)
  }

  /// `noon - 1pm nap`, `noon-2 lunch`: an hour alone is one after noon.
  private func range(from start: TimeOfDay, behind offset: Int) -> MeantTime? {
    guard let separator = skipSeparator(bytes, at: offset, end: end), isDigit(bytes, at: separator.end, end: end) else {
      return nil
    }
    if case .time(let time, let stop) = TimeOfDay.scan(bytes, at: separator.end, end: end) {
      guard start < time, isAnchorBoundary(bytes, at: stop, end: end), let range = TimeRange(start: start, end: time) else {
        return nil
      }
      return MeantTime(written: range.description, isCertain: true, end: stop)
    }
    guard let hour = scanShortNumber(bytes, at: separator.end, end: end), 1...11 ~= hour.value,
      isAnchorBoundary(bytes, at: hour.end, end: end), hasThing(behind: hour.end, isCount: true),
      let time = TimeOfDay(hour: hour.value + (start == .noon ? 12 : 0), minute: 0),
      let range = TimeRange(start: start, end: time)
    else { return nil }
    return MeantTime(written: range.description, isCertain: false, end: hour.end)
  }

  /// `O9:00`: a letter for the digit.
  private func letterForZero(at offset: Int) -> MeantTime? {
    guard offset + 1 < end, isDigit(bytes[offset + 1]) else { return nil }
    var digits = Array(bytes[offset..<min(end, offset + 16)])
    digits[0] = UInt8(ascii: "0")
    guard case .time(let time, let stop) = AnchorScan.scan(digits, at: 0, end: digits.count, .day) else { return nil }
    return MeantTime(written: time.description, isCertain: true, end: offset + stop)
  }

  // MARK: Other scripts

  /// `９：００`, `午後3時`.
  func wide(at offset: Int) -> MeantTime? {
    var folded: [UInt8] = []
    /// Where each folded byte ends.
    var ends: [Int] = []
    var place = offset
    var addsHalfDay = false
    while place + 2 < end, folded.count < 12 {
      switch (bytes[place], bytes[place + 1], bytes[place + 2]) {
      case (0xEF, 0xBC, 0x90...0x99): folded.append(bytes[place + 2] - 0x60)
      case (0xEF, 0xBC, 0x9A): folded.append(UInt8(ascii: ":"))
      case (0xE5, 0x8D, 0x88):
        // 午前 is before noon, 午後 after it.
        guard place == offset, place + 5 < end, bytes[place + 3] == 0xE5, bytes[place + 4] == 0x89 || bytes[place + 4] == 0xBE
        else { return nil }
        addsHalfDay = bytes[place + 4] == 0xBE
        place += 6
        while place < end, isDigit(bytes[place]) {
          folded.append(bytes[place])
          place += 1
          ends.append(place)
        }
        continue
      case (0xE6, 0x99, 0x82):
        guard let hour = Int(String(decoding: folded, as: UTF8.self)),
          let time = TimeOfDay(hour: hour % 12 + (addsHalfDay ? 12 : 0), minute: 0)
        else { return nil }
        return MeantTime(written: time.description, isCertain: true, end: place + 3)
      default: place = end
      }
      guard place < end else { break }
      place += 3
      ends.append(place)
    }
    guard case .time(let time, let stop) = AnchorScan.scan(folded, at: 0, end: folded.count, .day) else { return nil }
    return MeantTime(written: time.description, isCertain: true, end: ends[stop - 1])
  }
}
