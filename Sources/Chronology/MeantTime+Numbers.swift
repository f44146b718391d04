/// Times that begin with a digit, and are told from counts, prices, scores and years by what follows them.
extension MeantTimeScanner {
  func number(at offset: Int) -> MeantTime? {
    var digits = offset
    while isDigit(bytes, at: digits, end: end), digits - offset < 5 { digits += 1 }
    switch digits - offset {
    case 1, 2:
      if isNote { return clockAndSign(at: offset) ?? noteClock(at: offset) ?? hourWord(at: offset) }
      if let range = rangeOfWords(at: offset) { return range }
      return clockAndSign(at: offset) ?? pointTime(at: offset) ?? pointHour(at: offset) ?? hour(at: offset, digits)
        ?? hourWord(at: offset) ?? hourRange(at: offset)
    case 3: return glued(at: offset, digits)
    case 4:
      if let time = glued(at: offset, digits) ?? compactAndHour(at: offset, digits) { return time }
      return !isNote || bytes[offset] == UInt8(ascii: "0") ? compact(at: offset) : nil
    default: return nil
    }
  }

  /// `730am gym`, `1130pm bus`: hours and minutes without a sign between.
  private func glued(at offset: Int, _ digits: Int) -> MeantTime? {
    guard digits + 1 < end, bytes[digits + 1] | 0x20 == UInt8(ascii: "m"), "apAP".utf8.contains(bytes[digits]),
      isAnchorBoundary(bytes, at: digits + 2, end: end), let minute = scanTwoDigits(bytes, at: digits - 2, end: end)
    else { return nil }
    let hour = bytes[offset..<digits - 2].reduce(0) { $0 * 10 + Int($1 & 0x0F) }
    guard 1...12 ~= hour, let time = time(hour % 12 + (bytes[digits] | 0x20 == UInt8(ascii: "p") ? 12 : 0), minute) else {
      return nil
    }
    return MeantTime(written: time.description, isCertain: true, end: digits + 2)
  }

  /// `22.15`, `18h`, `22h15`, with words behind it or none: not `7.15`, `8h`, which are rather measured.
  private func noteClock(at offset: Int) -> MeantTime? {
    guard let clock = pointClock(at: offset) ?? letterClock(at: offset), isAnchorBoundary(bytes, at: clock.end, end: end) else {
      return nil
    }
    let isLetter = clock.end - 3 > offset && bytes[clock.end - 3] | 0x20 == UInt8(ascii: "h")
    guard bytes[offset] == UInt8(ascii: "0") || clock.time.hour >= (isLetter ? 10 : 13) else { return nil }
    let next = skipSpaces(bytes, at: clock.end, end: end)
    let endsThere = next == end || ",:\n\r".utf8.contains(bytes[next])
    guard endsThere || isLetter || hasThing(behind: clock.end, isCount: true) else { return nil }
    return MeantTime(written: clock.time.description, isCertain: false, end: clock.end)
  }

  /// `21:00-sleep`, `18:00?? drinks`, `17:00h`, `2pm-ish`, `08:00:30`: a whole time, and a sign that no time ends before.
  func clockAndSign(at offset: Int) -> MeantTime? {
    // `01:02:03` is rather a length of time.
    if let stamp = ClockStamp.scan(bytes, at: offset, end: end), stamp.isLonger, stamp.time.hour >= 6,
      isAnchorBoundary(bytes, at: stamp.end, end: end),
      skipSpaces(bytes, at: stamp.end, end: end) == end || hasThing(behind: stamp.end, isCount: false)
    {
      return MeantTime(written: stamp.time.description, isCertain: stamp.isWhole, end: stamp.end)
    }
    guard let clock = clockStem(at: offset), clock.end < end else { return nil }
    let next = clock.end + 1
    switch bytes[clock.end] {
    case UInt8(ascii: "i"):
      return scanWord("ish", bytes, at: clock.end, end: end).map {
        MeantTime(written: clock.written, isCertain: false, end: $0)
      }
    case UInt8(ascii: "-"):
      if let wordEnd = scanWord("ish", bytes, at: next, end: end) {
        return MeantTime(written: clock.written, isCertain: false, end: wordEnd)
      }
      if let open = openRange(clock.written, at: offset, next) ?? afternoonHour(clock.written, next) { return open }
      guard next < end, isLetter(bytes[next]) else { return nil }
      return MeantTime(written: clock.written, isCertain: true, end: next)
    case UInt8(ascii: "?"): return MeantTime(written: clock.written, isCertain: true, end: clock.end)
    case UInt8(ascii: ";"): return clockAndSemicolon(clock.written, at: offset, next)
    case UInt8(ascii: "h"), UInt8(ascii: "H"):
      guard isAnchorBoundary(bytes, at: next, end: end) else { return nil }
      return MeantTime(written: clock.written, isCertain: true, end: next)
    default: return nil
    }
  }

  /// `3:30- break`: a start, and an end that nobody knows yet. An hour of one digit below seven is rather after noon.
  private func openRange(_ written: String, at offset: Int, _ next: Int) -> MeantTime? {
    let word = skipSpaces(bytes, at: next, end: end)
    guard word > next, word < end, isLetter(bytes[word]) else { return nil }
    guard let hour = scanShortNumber(bytes, at: offset, end: end), 1...6 ~= hour.value, bytes[offset] != UInt8(ascii: "0"),
      let time = TimeOfDay(written), time.hour == hour.value, let later = self.time(hour.value + 12, time.minute)
    else { return MeantTime(written: written, isCertain: false, end: next) }
    return MeantTime(written: later.description, or: written, isCertain: false, end: next)
  }

  /// `3:30-4 teaching`: two times, of which that of the afternoon is the likelier.
  private func afternoonHour(_ written: String, _ next: Int) -> MeantTime? {
    guard let start = TimeOfDay(written), 1...6 ~= start.hour, let last = scanShortNumber(bytes, at: next, end: end),
      isAnchorBoundary(bytes, at: last.end, end: end), last.value < 12, let stop = time(last.value, 0), start < stop,
      let range = TimeRange(start: start, end: stop), let later = time(start.hour + 12, start.minute),
      let laterStop = time(last.value + 12, 0), let afternoon = TimeRange(start: later, end: laterStop)
    else { return nil }
    return MeantTime(written: afternoon.description, or: range.description, isCertain: false, end: last.end)
  }

  /// `9:00; coffee`, `9:00; 10:00 coffee`, which may be a range and may be two times.
  private func clockAndSemicolon(_ written: String, at offset: Int, _ next: Int) -> MeantTime? {
    let second = skipSpaces(bytes, at: next, end: end)
    if case .time(let last, let stop) = TimeOfDay.scan(bytes, at: second, end: end),
      case .time(let first, _) = TimeOfDay.scan(bytes, at: offset, end: next - 1)
    {
      guard let range = TimeRange(start: first, end: last), isAnchorBoundary(bytes, at: stop, end: end) else { return nil }
      return MeantTime(written: range.description, isCertain: false, end: stop)
    }
    guard second > next, second < end, isLetter(bytes[second]) else { return nil }
    return MeantTime(written: written, isCertain: true, end: next)
  }

  /// A time with minutes or `am` and `pm`, whatever follows it.
  private func clockStem(at offset: Int) -> (written: String, end: Int)? {
    guard let hour = scanShortNumber(bytes, at: offset, end: end) else { return nil }
    if hour.end + 2 < end, bytes[hour.end] == UInt8(ascii: ":"), let minute = scanTwoDigits(bytes, at: hour.end + 1, end: end) {
      return time(hour.value, minute).map { ($0.description, hour.end + 3) }
    }
    guard case .time(let time, let stop) = TimeOfDay.scan(bytes, at: offset, end: end) else { return nil }
    return (time.description, stop)
  }

  func time(_ hour: Int, _ minute: Int) -> TimeOfDay? { hour < 24 ? TimeOfDay(hour: hour, minute: minute) : nil }

  /// `10.30 coffee`, `09;00 work`, `10.00 - 11.30 swim`, `9.30 - 11 planning`, in a list also `10:0`: not `12.50 €`, `1.200` or `5.10b`.
  func pointTime(at offset: Int) -> MeantTime? {
    guard let first = pointClock(at: offset) else { return nil }
    if let separator = skipSeparator(bytes, at: first.end, end: end),
      let last = colonClock(at: separator.end) ?? pointClock(at: separator.end)
    {
      let start = isAfternoon(last.end) ? inAfternoon(first.time, before: last.time) : first.time
      guard let range = TimeRange(start: start, end: last.time), isAnchorBoundary(bytes, at: last.end, end: end) else {
        return nil
      }
      return MeantTime(written: range.description, isCertain: true, end: last.end)
    }
    if let range = range(from: first.time, toHourBehind: first.end, isCount: false) { return range }
    guard isAnchorBoundary(bytes, at: first.end, end: end), hasThing(behind: first.end, isCount: false) else { return nil }
    return MeantTime(written: first.time.description, isCertain: false, end: first.end)
  }

  /// Whether `pm` ends there.
  private func isAfternoon(_ offset: Int) -> Bool {
    bytes[offset - 1] | 0x20 == UInt8(ascii: "m") && bytes[offset - 2] | 0x20 == UInt8(ascii: "p")
  }

  /// `1.30` of `1.30 - 2.15pm` and `12.30` of `12.30 - 1.15pm`: where both can be after noon, `pm` says it of both.
  private func inAfternoon(_ start: TimeOfDay, before stop: TimeOfDay) -> TimeOfDay {
    guard start.hour < 12, let later = TimeOfDay(hour: start.hour + 12, minute: start.minute), later < stop else {
      return start
    }
    return later
  }

  /// `5 to 6` of `from 5 to 6 piano`: two hours with words behind them, before seven rather of the afternoon. Not `from 5 to 6
  /// people`.
  func hoursBehindFrom(at offset: Int) -> MeantTime? {
    guard let first = scanShortNumber(bytes, at: offset, end: end),
      let separator = skipSeparator(bytes, at: first.end, end: end)
    else { return nil }
    return hours(from: first, toHourAt: separator.end)
  }

  /// `between 5 and 6 piano`.
  func hoursBehindBetween(at offset: Int) -> MeantTime? {
    guard let wordEnd = scanWord("between", bytes, at: offset, end: end),
      let first = scanShortNumber(bytes, at: skipSpaces(bytes, at: wordEnd, end: end), end: end),
      let andEnd = scanWord("and", bytes, at: skipSpaces(bytes, at: first.end, end: end), end: end)
    else { return nil }
    return hours(from: first, toHourAt: skipSpaces(bytes, at: andEnd, end: end))
  }

  func hours(from first: (value: Int, end: Int), toHourAt offset: Int) -> MeantTime? {
    guard let last = scanShortNumber(bytes, at: offset, end: end), first.value < last.value,
      let start = time(first.value, 0), let stop = TimeOfDay(hour: last.value, minute: 0),
      let range = TimeRange(start: start, end: stop), isAnchorBoundary(bytes, at: last.end, end: end),
      hasThing(behind: last.end, isCount: true) || (first.value >= 7 && hasWork(behind: last.end))
    else { return nil }
    guard 1...6 ~= first.value, last.value < 12, let later = time(first.value + 12, 0),
      let afternoon = TimeOfDay(hour: last.value + 12, minute: 0).flatMap({ TimeRange(start: later, end: $0) })
    else { return MeantTime(written: range.description, isCertain: false, end: last.end) }
    return MeantTime(written: afternoon.description, or: range.description, isCertain: false, end: last.end)
  }

  /// `- 11` of `9.30 - 11 planning` and of `9h - 11 lecture`: a later hour of the same day.
  private func range(from start: TimeOfDay, toHourBehind offset: Int, isCount: Bool) -> MeantTime? {
    guard let separator = skipSeparator(bytes, at: offset, end: end),
      let last = scanShortNumber(bytes, at: separator.end, end: end), let stop = TimeOfDay(hour: last.value, minute: 0),
      start < stop, let range = TimeRange(start: start, end: stop), isAnchorBoundary(bytes, at: last.end, end: end),
      hasThing(behind: last.end, isCount: isCount)
    else { return nil }
    return MeantTime(written: range.description, isCertain: false, end: last.end)
  }

  func pointClock(at offset: Int) -> (time: TimeOfDay, end: Int)? {
    guard let hour = scanShortNumber(bytes, at: offset, end: end), hour.end < end else { return nil }
    let isColon = bytes[hour.end] == UInt8(ascii: ":")
    if isColon, !isSentence, hour.value >= 6, hour.end + 1 < end, bytes[hour.end + 1] == UInt8(ascii: "0"),
      isAnchorBoundary(bytes, at: hour.end + 2, end: end)
    {
      return time(hour.value, 0).map { ($0, hour.end + 2) }
    }
    guard bytes[hour.end] == UInt8(ascii: ".") || bytes[hour.end] == UInt8(ascii: ";"),
      let minute = scanTwoDigits(bytes, at: hour.end + 1, end: end)
    else { return nil }
    return time(hour.value, minute).map { ($0, hour.end + 3) }
  }

  func colonClock(at offset: Int) -> (time: TimeOfDay, end: Int)? {
    guard case .time(let time, let stop) = TimeOfDay.scan(bytes, at: offset, end: end) else { return nil }
    return (time, stop)
  }

  /// `17h walk`, `9h - 10h30 lecture`, `6ish drinks`: not `12h on a chair` or `8h sleep`.
  private func hour(at offset: Int, _ digits: Int) -> MeantTime? {
    if let wordEnd = scanWord("ish", bytes, at: digits, end: end) {
      return hour(at: offset).map { MeantTime(written: $0.written, isCertain: false, end: wordEnd) }
    }
    if let half = halfRange(at: offset) ?? halfClock(at: digits) { return half }
    guard let first = letterClock(at: offset) else { return nil }
    if let separator = skipSeparator(bytes, at: first.end, end: end), let last = letterClock(at: separator.end) {
      guard let range = TimeRange(start: first.time, end: last.time), isAnchorBoundary(bytes, at: last.end, end: end) else {
        return nil
      }
      return MeantTime(written: range.description, isCertain: false, end: last.end)
    }
    if let range = range(from: first.time, toHourBehind: first.end, isCount: true) { return range }
    guard isAnchorBoundary(bytes, at: first.end, end: end), hasThing(behind: first.end, isCount: true) else { return nil }
    return MeantTime(written: first.time.description, isCertain: false, end: first.end)
  }

  /// `9a-9:30a standup`, `2p - 3p nap`.
  private func halfRange(at offset: Int) -> MeantTime? {
    guard
      let first = ClockText.scan(bytes, at: offset, end: end, readsHalf: true), let start = first.time(half: first.half),
      first.half != nil, let separator = skipSeparator(bytes, at: first.end, end: end),
      let last = ClockText.scan(bytes, at: separator.end, end: end, readsHalf: true), last.half != nil,
      let stop = last.time(half: last.half), start < stop, let range = TimeRange(start: start, end: stop),
      isAnchorBoundary(bytes, at: last.end, end: end)
    else { return nil }
    return MeantTime(written: range.description, isCertain: true, end: last.end)
  }

  /// `2p nap`, `9a coffee`.
  private func halfClock(at digits: Int) -> MeantTime? {
    guard digits < end, bytes[digits] | 0x20 == UInt8(ascii: "p") || bytes[digits] | 0x20 == UInt8(ascii: "a"),
      isAnchorBoundary(bytes, at: digits + 1, end: end), hasThing(behind: digits + 1, isCount: true)
    else { return nil }
    let start = digits > 1 && isDigit(bytes[digits - 2]) ? digits - 2 : digits - 1
    guard let hour = scanShortNumber(bytes, at: start, end: end), 1...12 ~= hour.value,
      let time = time(hour.value % 12 + (bytes[digits] | 0x20 == UInt8(ascii: "p") ? 12 : 0), 0)
    else { return nil }
    return MeantTime(written: time.description, isCertain: false, end: digits + 1)
  }

  /// `17h`, `9h30`, `9h 30`.
  func letterClock(at offset: Int) -> (time: TimeOfDay, end: Int)? {
    guard let hour = scanShortNumber(bytes, at: offset, end: end) else { return nil }
    // `9 h 30`, as French has it. Behind the day of an entry that is rather a length of time.
    let space = isNote ? 0 : spaceLength(bytes, at: hour.end, end: end)
    let letterEnd = hour.end + space + 1
    guard letterEnd <= end, bytes[letterEnd - 1] | 0x20 == UInt8(ascii: "h") else { return nil }
    let gap = spaceLength(bytes, at: letterEnd, end: end)
    let hasSpace = gap > 0 && isAnchorBoundary(bytes, at: letterEnd + gap + 2, end: end)
    let digits = letterEnd + (hasSpace ? gap : 0)
    let minute = scanTwoDigits(bytes, at: digits, end: end)
    // `1h30` and `2 h` are rather lengths of time.
    guard minute == nil && space == 0 || hour.value >= 6 || bytes[offset] == UInt8(ascii: "0") else { return nil }
    return time(hour.value, minute ?? 0).map { ($0, minute == nil ? letterEnd : digits + 2) }
  }

  /// `22h dodo`, behind a word for when.
  func hourAlone(at offset: Int) -> MeantTime? {
    guard let clock = letterClock(at: offset), isAnchorBoundary(bytes, at: clock.end, end: end),
      skipSpaces(bytes, at: clock.end, end: end) == end || hasThing(behind: clock.end, isCount: false)
    else { return nil }
    return MeantTime(written: clock.time.description, isCertain: false, end: clock.end)
  }

  /// An hour alone.
  func hour(at offset: Int) -> MeantTime? {
    guard let hour = scanShortNumber(bytes, at: offset, end: end), let time = time(hour.value, 0) else { return nil }
    return MeantTime(written: time.description, isCertain: false, end: hour.end)
  }

  /// `9 Uhr`, `9 Uhr 30`: not all of `9 Uhr 30 Minuten Yoga`.
  func hourWord(at offset: Int) -> MeantTime? {
    guard let hour = scanShortNumber(bytes, at: offset, end: end), let full = time(hour.value, 0),
      let wordEnd = scanWord("uhr", bytes, at: skipSpaces(bytes, at: hour.end, end: end), end: end)
    else { return nil }
    let minutes = skipSpaces(bytes, at: wordEnd, end: end)
    guard minutes > wordEnd, let minute = scanTwoDigits(bytes, at: minutes, end: end), let exact = time(hour.value, minute),
      isAnchorBoundary(bytes, at: minutes + 2, end: end)
    else { return MeantTime(written: full.description, isCertain: true, end: wordEnd) }
    let isLast = skipSpaces(bytes, at: minutes + 2, end: end) == end
    guard isLast || hasThing(behind: minutes + 2, isCount: false) else {
      return MeantTime(written: full.description, isCertain: false, end: wordEnd)
    }
    // Of `9 Uhr 30 Tabletten` nobody can say.
    let isCertain = isLast || hasThing(behind: minutes + 2, isCount: true)
    return MeantTime(written: exact.description, isCertain: isCertain, end: minutes + 2)
  }

  /// `7 - 8 breakfast`, `9-11 writing`, `7 - 7.30 walk`, `17-18h shop`: not `9-10 people`, `5-10 minutes` or `6-4 on the telly`.
  private func hourRange(at offset: Int) -> MeantTime? {
    if let first = scanShortNumber(bytes, at: offset, end: end), first.value >= 5, let start = time(first.value, 0),
      let separator = skipSeparator(bytes, at: first.end, end: end),
      let last = pointClock(at: separator.end) ?? letterClock(at: separator.end),
      start < last.time, let range = TimeRange(start: start, end: last.time), isAnchorBoundary(bytes, at: last.end, end: end),
      hasThing(behind: last.end, isCount: bytes[last.end - 1] | 0x20 == UInt8(ascii: "h"))
    {
      return MeantTime(written: range.description, isCertain: false, end: last.end)
    }
    guard let first = scanShortNumber(bytes, at: offset, end: end),
      let separator = skipSeparator(bytes, at: first.end, end: end)
    else { return nil }
    if let range = afternoonRange(from: first, toClockAt: separator.end) { return range }
    return hours(from: first, toHourAt: separator.end)
  }

  /// `1-3:30 practice`: from 1 to 6 two times are named, that of the afternoon first.
  private func afternoonRange(from first: (value: Int, end: Int), toClockAt offset: Int) -> MeantTime? {
    guard 1...6 ~= first.value, let last = colonClock(at: offset), last.time.hour < 12, bytes[offset] != UInt8(ascii: "0"),
      isAnchorBoundary(bytes, at: last.end, end: end), let start = time(first.value, 0),
      let range = TimeRange(start: start, end: last.time), start < last.time,
      let later = time(first.value + 12, 0), let stop = time(last.time.hour + 12, last.time.minute),
      let afternoon = TimeRange(start: later, end: stop)
    else { return nil }
    return MeantTime(written: afternoon.description, or: range.description, isCertain: false, end: last.end)
  }

  /// Whether the next word says what is done for hours, though it is a plural, as *emails* behind `8-9`, and ends the line.
  private func hasWork(behind offset: Int) -> Bool {
    let start = skipSpaces(bytes, at: offset, end: end)
    guard start > offset, start < end, isLetter(bytes[start]) else { return false }
    var wordEnd = start
    while wordEnd < end, wordEnd - start < 16, isLetter(bytes[wordEnd]) { wordEnd += 1 }
    // `8-9 emails a day` are counted.
    let isLast = wordEnd == end || ",;:\n\r".utf8.contains(bytes[wordEnd])
    return isLast && CountedWords.work.contains(String(decoding: bytes[start..<wordEnd], as: UTF8.self).lowercased())
  }

  /// `1630 dentist`, `0900-1000 briefing`: not `1945 was the year` or `1500 steps`.
  private func compact(at offset: Int) -> MeantTime? {
    guard let first = compactClock(at: offset) else { return nil }
    let firstEnd = offset + 4
    if let separator = skipSeparator(bytes, at: firstEnd, end: end), let last = compactClock(at: separator.end) {
      let stop = separator.end + 4
      guard isAnchorBoundary(bytes, at: stop, end: end), first.minute % 15 == 0, last.minute % 15 == 0,
        !(19...20 ~= first.hour && 19...20 ~= last.hour),
        let range = TimeRange(start: first, end: last)
      else { return nil }
      return MeantTime(written: range.description, isCertain: bytes[offset] == UInt8(ascii: "0"), end: stop)
    }
    guard isAnchorBoundary(bytes, at: firstEnd, end: end), first.minute % 5 == 0, !(19...20 ~= first.hour),
      (isNote && firstEnd == end) || hasThing(behind: firstEnd, isCount: bytes[offset] != UInt8(ascii: "0"))
    else { return nil }
    return MeantTime(written: first.description, isCertain: bytes[offset] == UInt8(ascii: "0"), end: firstEnd)
  }

  /// `1330h dentist`, `0900hrs stand-up`: four digits, and the sign for hours right behind them.
  private func compactAndHour(at offset: Int, _ digits: Int) -> MeantTime? {
    guard let clock = compactClock(at: offset),
      let stop = scanWord("h", bytes, at: digits, end: end) ?? scanWord("hrs", bytes, at: digits, end: end),
      hasThing(behind: stop, isCount: false)
    else { return nil }
    return MeantTime(written: clock.description, isCertain: true, end: stop)
  }

  /// Four digits and no fifth.
  private func compactClock(at offset: Int) -> TimeOfDay? {
    guard offset + 4 <= end, (0..<4).allSatisfy({ isDigit(bytes[offset + $0]) }), !isDigit(bytes, at: offset + 4, end: end)
    else { return nil }
    let number = (0..<4).reduce(0) { $0 * 10 + Int(bytes[offset + $1] & 0x0F) }
    return time(number / 100, number % 100)
  }

  // MARK: What follows

  /// Whether words follow that say what is done then: no unit, no currency, no little word as before which a number is a number.
  ///
  /// - Parameter isCount: whether the number may as well count what follows, which then ends in `s` or is one of some words.
  func hasThing(behind offset: Int, isCount: Bool) -> Bool {
    var start = offset
    if start < end, bytes[start] == UInt8(ascii: ":") { start += 1 }
    start = skipSpaces(bytes, at: start, end: end)
    guard start > offset, start < end, isLetter(bytes[start]), !isCurrency(start) else { return false }
    var wordEnd = start
    while wordEnd < end, wordEnd - start < 24, isLetter(bytes[wordEnd]) || bytes[wordEnd] == UInt8(ascii: "'") { wordEnd += 1 }
    let word = String(decoding: bytes[start..<wordEnd], as: UTF8.self).lowercased()
    if CountedWords.links.contains(word) || CountedWords.units.contains(word) { return false }
    let isPlural = word.utf8.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
    return !isCount || !(isPlural && !isRow || CountedWords.counted.contains(word))
  }

  /// Whether a unit or a currency follows, with which a number says how much.
  func hasUnit(behind offset: Int) -> Bool {
    let start = skipSpaces(bytes, at: offset, end: end)
    guard start < end, isLetter(bytes[start]) || bytes[start] >= 0x80 else { return start < end && !isDigit(bytes[start]) }
    var wordEnd = start
    while wordEnd < end, wordEnd - start < 24, isLetter(bytes[wordEnd]) { wordEnd += 1 }
    let word = String(decoding: bytes[start..<wordEnd], as: UTF8.self).lowercased()
    return isCurrency(start) || ["of", "x"].contains(word) || CountedWords.units.contains(word)
      || CountedWords.counted.contains(word)
  }

  private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 }

  /// `€`, `£`, `°`, `×` and other signs that are no letters.
  private func isCurrency(_ offset: Int) -> Bool {
    switch bytes[offset] {
    case 0xC2: true
    case 0xC3: offset + 1 < end && (bytes[offset + 1] == 0x97 || bytes[offset + 1] == 0xB7)
    case 0xE2: true
    default: false
    }
  }
}

/// Words by which a number is told from a time.
private enum CountedWords {
  /// Before which a number is part of a sentence.
  static let links: Set<String> = [
    "in", "at", "on", "of", "for", "to", "by", "from", "with", "without", "and", "or", "was", "is", "were", "are", "had", "has",
    "have", "who", "which", "that", "than", "out", "against", "per", "o'clock", "x", "vs", "later", "ago", "more", "less",
    "fra", "bis", "oder", "und", "ou", "et", "de", "du", "di", "da", "von", "aus", "gegen", "auf", "im", "am", "op", "en",
    "till", "a", "an", "each", "apiece",
  ]
  static let units: Set<String> = [
    "m", "km", "cm", "mm", "mi", "kg", "g", "mg", "lb", "oz", "l", "dl", "cl", "ml", "s", "sec", "min", "mins", "h", "hr",
    "hrs",
    "minuten", "kcal",
    "cal", "eur", "euro", "euros", "usd", "gbp", "chf", "kr", "zł", "pln", "percent", "prozent", "dollars", "pounds", "hz",
    "kb",
    "mb", "gb", "w", "kw", "kwh", "v", "am", "pm",
  ]
  /// What ends in `s`, and is done for hours rather than counted on a day.
  static let work: Set<String> = [
    "emails", "mails", "e-mails", "calls", "errands", "chores", "meetings", "lessons", "classes", "drinks", "interviews",
    "lectures", "dishes", "accounts", "taxes", "sports", "appointments", "exercises", "rehearsals", "sales", "groceries",
  ]
  /// What is counted, and does not end in `s`.
  static let counted: Set<String> = [
    "minutes", "hours", "days", "weeks", "months", "years", "pages", "times", "people", "men", "women", "children", "kids",
    "minute", "hour", "day", "week", "month", "year", "feet", "inch",
    "fish",
    "sheep", "leute", "personen", "tage", "stunden", "wochen", "jahre", "uren", "minuti", "ore", "giorni", "persone",
    "sleep", "slept", "work", "worked", "straight", "drive", "flight",
  ]
}
