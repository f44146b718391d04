extension MeantDate {
  /// What begins a date that needs no number behind it.
  package static let wordsWithoutNumber: [String] =
    ["today", "tonight", "yesterday", "tomorrow", "tmrw", "tmw", "this", "last", "next", "in"]
    + Weekday.allCases.map(\.fullName)

  /// Whether a date may begin with a word or number, by its first three letters; a date in words is dear to look for, and few words
  /// begin one.
  ///
  /// - Parameter isNumbered: whether a number stands behind the word, without which a month says no day.
  public static func mayBegin(_ bytes: [UInt8], at offset: Int, end: Int, isNumbered: Bool) -> Bool {
    guard offset < end, !isDigit(bytes[offset]) else { return offset < end }
    let letters = Beginnings.letters(of: bytes, at: offset, end: end)
    if MeantDateScanner.beginnings.contains(letters) { return true }
    return isNumbered && (hasWideSign(bytes, offset, end) || MeantDateScanner.numberedBeginnings.contains(letters))
  }

  /// Whether a date may begin there at all, by what stands behind: also `gestern`, `3 days ago`, `a week ago`, `the 12th of March`.
  package static func mayBegin(_ bytes: [UInt8], at offset: Int, end: Int) -> Bool {
    if mayBegin(bytes, at: offset, end: end, isNumbered: true) { return true }
    guard offset < end, case let letters = Beginnings.letters(of: bytes, at: offset, end: end) else { return false }
    return MeantDateScanner.beginningsElsewhere.contains(letters)
      || MeantDateScanner.particleBeginnings.contains(letters) && hasNumberOrAgo(bytes, offset, end)
  }

  private static func hasNumberOrAgo(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    (start..<min(end, start + mostBytes)).contains { isDigit(bytes[$0]) || scanWord("ago", bytes, at: $0, end: end) != nil }
  }

  /// No date in words is longer.
  private static let mostBytes = 256

  /// Signs that are not of ASCII are not told apart.
  private static func hasWideSign(_ bytes: [UInt8], _ offset: Int, _ end: Int) -> Bool {
    (offset..<min(offset + 3, end)).contains { bytes[$0] >= 0x80 }
  }
}

extension Weekday {
  /// A name, or one that is cut as people cut it.
  fileprivate init?(said word: String) {
    guard let weekday = Weekday(name: word) ?? Weekday.cutNames[word] else { return nil }
    self = weekday
  }

  private static let cutNames: [String: Weekday] = [
    "tues": .tuesday, "weds": .wednesday, "thur": .thursday, "thurs": .thursday,
  ]
}

/// Dates that are told in words: a month's name, a weekday, a distance from today.
extension MeantDateScanner {
  /// A word or number, in small letters, and the offset after it.
  private struct Word {
    var text: String
    var start: Int
    var end: Int
    /// Its digits, with `st`, `nd`, `rd` or `th` behind them or not.
    var number: Int? {
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty, digits.count <= 4, Word.endsOfNumbers.contains(text.dropFirst(digits.count)) else { return nil }
      return Int(digits)
    }

    private static let endsOfNumbers: [Substring] = ["", "st", "nd", "rd", "th"]
  }

  func words(at offset: Int) -> MeantDate? {
    guard MeantDate.mayBegin(bytes, at: offset, end: end), !isDigit(bytes[offset]) || isBeforeName(offset) else { return nil }
    let words = firstWords(at: offset)
    guard !words.isEmpty else { return nil }
    let found =
      distance(words[...]) ?? tuesday(words[0]) ?? monthAndDay(words[...]) ?? weekday(words)
      ?? datedWeekday(words[0])
    guard let found, isStop(found.end) || bytes[found.end] == UInt8(ascii: ".") else { return nil }
    return found
  }

  /// Whether a name may stand behind a number, as that of a month or a unit does behind each number that begins a date in words. Most
  /// are times and days in digits.
  private func isBeforeName(_ number: Int) -> Bool {
    var place = number
    while isWordByte(bytes, at: place, end: end) { place += 1 }
    while place < end, bytes[place] == UInt8(ascii: ".") || bytes[place] == UInt8(ascii: ",") { place += 1 }
    let next = skipSpaces(bytes, at: place, end: end)
    return next > place && next < end && isLetter(bytes[next])
  }

  /// `mar. 17/11`: before a whole date it is a Tuesday, and no March.
  private func tuesday(_ word: Word) -> MeantDate? { word.text == "mar" ? datedWeekday(word) : nil }

  fileprivate static let beginnings = Beginnings(of: MeantDate.wordsWithoutNumber)

  /// What begins one that does.
  fileprivate static let numberedBeginnings = Beginnings(
    of: Month.allCases.map(\.fullName) + namesOfMonths.flatMap(\.self) + Weekday.namesElsewhere.flatMap(\.self)
  )

  /// What begins one in other languages, alone.
  fileprivate static let beginningsElsewhere = Beginnings(of: DayElsewhere.yesterday)

  /// What begins one with a number behind it, or with `ago`; and very many words.
  fileprivate static let particleBeginnings = Beginnings(of: wordsForOne + particles)

  /// `a week ago`
  private static let wordsForOne = ["a", "an", "one"]
  /// `the 12th of March`, `20 de noviembre`
  private static let particles = ["de", "of", "the"]

  /// Up to five words with spaces, points or commas between them.
  private func firstWords(at offset: Int) -> [Word] {
    var words: [Word] = []
    var place = offset
    while words.count < 5, place < end {
      var wordEnd = place
      while wordEnd < end, wordEnd - place < 16, isWordByte(bytes, at: wordEnd, end: end) || bytes[wordEnd] >= 0x80,
        spaceLength(bytes, at: wordEnd, end: end) == 0
      {
        wordEnd += 1
      }
      guard wordEnd > place else { break }
      let text = String(decoding: bytes[place..<wordEnd], as: UTF8.self).lowercased()
      words.append(Word(text: text, start: place, end: wordEnd))
      place = wordEnd
      while place < end, bytes[place] == UInt8(ascii: ".") || bytes[place] == UInt8(ascii: ",") { place += 1 }
      let next = skipSpaces(bytes, at: place, end: end)
      guard next > place else { break }
      place = next
    }
    return words
  }

  // MARK: From today

  /// `tomorrow`, `2 days ago`, `in 3 weeks`, `last friday`, `last week`.
  private func distance(_ words: ArraySlice<Word>) -> MeantDate? {
    guard let first = words.first else { return nil }
    let rest = words.dropFirst()
    switch first.text {
    case "today", "tonight": return near(0, end: first.end)
    case "yesterday", "gestern", "ayer": return near(-1, end: first.end)
    case "tomorrow", "tmrw", "tmr", "tmw": return near(1, end: first.end)
    case "this":
      guard let part = rest.first, ["morning", "afternoon", "evening", "week", "month", "year"].contains(part.text) else {
        return nil
      }
      return ["morning", "afternoon", "evening"].contains(part.text) ? near(0, end: part.end) : whole(part, 0)
    case "last", "next":
      guard let part = rest.first else { return nil }
      let sign = first.text == "last" ? -1 : 1
      return whole(part, sign)
        ?? Weekday(said: part.text).map { MeantDate([nearest($0, sign, skipsToday: true)], end: part.end) }
    case "in":
      guard let count = rest.first, let unit = rest.dropFirst().first, let days = days(count, unit) else { return nil }
      return MeantDate([days(1)], end: unit.end)
    default:
      guard let unit = rest.first, let ago = rest.dropFirst().first, ago.text == "ago", let days = days(first, unit) else {
        return nil
      }
      return MeantDate([days(-1)], end: ago.end)
    }
  }

  private func near(_ days: Int, end: Int) -> MeantDate { MeantDate([today.adding(days: days)], end: end) }

  /// A week, month or year so many from this one.
  private func whole(_ unit: Word, _ count: Int) -> MeantDate? {
    switch unit.text {
    case "week", "wk":
      let monday = today.startOfWeek(from: .monday).adding(days: 7 * count)
      return DateRange(first: monday, last: monday.adding(days: 6)).map { period($0, end: unit.end) }
    case "month":
      let first = today.startOfMonth.adding(months: count)
      return DateRange(month: first.month, ofYear: first.year).map { period($0, end: unit.end) }
    case "year": return year(today.year + count, end: unit.end)
    default: return nil
    }
  }

  private func year(_ year: Int, end: Int) -> MeantDate? {
    guard let first = CivilDate(year: year, month: 1, day: 1), let last = CivilDate(year: year, month: 12, day: 31) else {
      return nil
    }
    return DateRange(first: first, last: last).map { period($0, end: end) }
  }

  /// The day that lies `3 weeks` before or after today.
  private func days(_ count: Word, _ unit: Word) -> ((Int) -> CivilDate)? {
    guard let number = MeantDateScanner.wordsForOne.contains(count.text) ? 1 : count.number, number < 1000 else { return nil }
    switch unit.text {
    case "day", "days": return { today.adding(days: $0 * number) }
    case "week", "weeks", "wk", "wks": return { today.adding(days: $0 * 7 * number) }
    case "month", "months": return { today.adding(months: $0 * number) }
    case "year", "years": return { today.adding(years: $0 * number) }
    default: return nil
    }
  }

  // MARK: Weekdays

  private func weekday(_ words: [Word]) -> MeantDate? {
    guard let weekday = Weekday(said: words[0].text), words.count == 1 || monthAndDay(words.dropFirst()) == nil else {
      return nil
    }
    // Behind it stands a date with a year of its own, or words.
    if words.count > 1, datedWeekday(words[0]) != nil { return nil }
    return MeantDate([nearest(weekday, direction == .back ? -1 : 1, skipsToday: false)], end: words[0].end)
  }

  /// `Fri 20 Nov 2026`, `Fri, 20.11.2026`, `Fr 20.11.2026`.
  private func datedWeekday(_ word: Word) -> MeantDate? {
    var start = word.end
    while start < end, bytes[start] == UInt8(ascii: ".") || bytes[start] == UInt8(ascii: ",") { start += 1 }
    let next = skipSpaces(bytes, at: start, end: end)
    guard next > start else { return nil }
    let isNumber = isDigit(bytes, at: next, end: end)
    guard let weekday = Weekday(said: word.text) else {
      guard isNumber, let date = numbers(at: next), let elsewhere = weekdayElsewhere(word, before: date, at: next) else {
        return nil
      }
      return date.behind(elsewhere)
    }
    return ((isNumber ? numbers(at: next) : nil) ?? monthAndDay(firstWords(at: next)[...]))?.behind(weekday)
  }

  /// The weekday of another language before a date. Without a year it is one where something is recorded: `Mi 18.11.`,
  /// `mié 18.11.`, `mer. 18/11`. Two letters are other words as well, but with a capital and before a point; and `Sam 3/4` is
  /// rather somebody.
  private func weekdayElsewhere(_ word: Word, before date: MeantDate, at offset: Int) -> Weekday? {
    let named = Weekday(nameElsewhere: word.text)
    guard !date.isCertain else { return named }
    guard direction == .back, !date.isPeriod, let weekday = named ?? Weekday(shortNameElsewhere: word.text) else { return nil }
    let isPointed = bytes[offset..<date.end].contains(UInt8(ascii: "."))
    if word.text.count == 2 { return isPointed && bytes[word.start] &- 0x41 < 26 ? weekday : nil }
    let isPlain = word.text.count > 4 || bytes[word.end] == UInt8(ascii: ".") || !word.text.utf8.allSatisfy { $0 < 0x80 }
    return isPointed || isPlain ? weekday : nil
  }

  private func nearest(_ weekday: Weekday, _ sign: Int, skipsToday: Bool) -> CivilDate {
    let ahead = weekday.days(after: today.weekday)
    let back = today.weekday.days(after: weekday)
    let days = sign > 0 ? ahead : back
    return today.adding(days: sign * (days == 0 && skipsToday ? 7 : days))
  }

  // MARK: Months

  /// `1 March 2024`, `20. November`, `Nov 25`, `March 1st, 2024`, `20 de noviembre`, `May 2019`.
  private func monthAndDay(_ words: ArraySlice<Word>) -> MeantDate? {
    let words = words.filter { !MeantDateScanner.particles.contains($0.text) }
    guard words.count >= 2 else { return nil }
    if let day = words[0].number, let month = month(words[1].text) {
      return date(day, month, words.dropFirst(2), end: words[1].end)
    }
    guard let month = month(words[0].text), let number = words[1].number else { return nil }
    if words[1].text.count == 4, words[1].text.allSatisfy(\.isNumber) {
      return DateRange(month: month, ofYear: number).map { period($0, end: words[1].end) }
    }
    return date(number, month, words.dropFirst(2), end: words[1].end)
  }

  /// `27/nov`, `27-Nov-2026`, `3.Mai`: a day and the name of a month with a sign between.
  func joinedMonth(at offset: Int) -> MeantDate? {
    guard let number = scanShortNumber(bytes, at: offset, end: end), 1...31 ~= number.value, number.end + 3 < end,
      "/-.".utf8.contains(bytes[number.end])
    else { return nil }
    let name = number.end + 1..<((number.end + 1..<end).first { !isLetter(bytes[$0]) } ?? end)
    guard 3...12 ~= name.count, let month = month(String(decoding: bytes[name], as: UTF8.self).lowercased()) else { return nil }
    let sign = name.upperBound
    if sign < end, bytes[sign] == bytes[number.end], let (year, stop) = digits(at: sign + 1, 4), 1900...2199 ~= year,
      isStop(stop)
    {
      return CivilDate(year: year, month: month, day: number.value).map { MeantDate([$0], isCertain: true, end: stop) }
    }
    guard isStop(sign) else { return nil }
    return day(number.value, ofMonth: month).map { MeantDate([$0], end: sign) }
  }

  private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 }

  private func date(_ day: Int, _ month: Int, _ rest: ArraySlice<Word>, end: Int) -> MeantDate? {
    guard 1...31 ~= day else { return nil }
    if let next = rest.first, next.text.count == 4, next.text.allSatisfy({ $0.isASCII && $0.isNumber }), let year = next.number,
      1900...2199 ~= year
    {
      return CivilDate(year: year, month: month, day: day).map { MeantDate([$0], isCertain: true, end: next.end) }
    }
    return self.day(day, ofMonth: month).map { MeantDate([$0], end: end) }
  }

  private func month(_ word: String) -> Int? {
    if let month = Month(name: word), word.count >= 3 { return month.rawValue }
    return MeantDateScanner.monthsElsewhere[word]
  }

  /// German, French, Spanish, Italian, Portuguese, Dutch, each month in full or as it is cut.
  private static let namesOfMonths = [
    ["januar", "jänner", "janvier", "enero", "gennaio", "janeiro", "januari", "janv", "ene"],
    ["februar", "février", "fevrier", "febrero", "febbraio", "fevereiro", "februari", "févr", "fév"],
    ["märz", "mars", "marzo", "março", "marco", "maart", "mär", "mrz"],
    ["avril", "abril", "aprile", "avr", "abr"],
    ["mayo", "maggio", "maio", "mai"],
    ["juni", "juin", "junio", "giugno", "junho"],
    ["juli", "juillet", "julio", "luglio", "julho", "juil"],
    ["août", "aout", "agosto", "augustus"],
    ["sept", "septembre", "septiembre", "settembre", "setembro"],
    ["oktober", "octobre", "octubre", "ottobre", "outubro", "okt"],
    ["novembre", "noviembre", "novembro"],
    ["dezember", "décembre", "decembre", "diciembre", "dicembre", "dezembro", "dez", "déc", "dic"],
  ]

  private static let monthsElsewhere = Dictionary(
    uniqueKeysWithValues: namesOfMonths.enumerated().flatMap { month, names in names.map { ($0, month + 1) } }
  )
}
