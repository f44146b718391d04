import Chronology

/// Finds what was meant as a field and is none: groups in the wrong place, unclosed, or half words; and keys without brackets, or
/// with another colon (format, *Fields that were meant*).
struct LooseFieldScanner {
  let bytes: [UInt8]
  let paragraphRange: Range<Int>
  let syntax: InlineSyntax
  let headline: Headline
  /// The kind of file; nil for what is no list item.
  let kind: DocumentKind?
  var problems: [OutlineProblem] = []
  /// What has been read or reported as a whole, in the order of the file.
  private var settledRanges: [Range<Int>] = []
  /// Brackets whose words may be a field, if nothing in them is told otherwise.
  private var meantRanges: [Range<Int>] = []

  init(
    bytes: [UInt8],
    paragraph paragraphRange: Range<Int>,
    syntax: InlineSyntax,
    headline: Headline,
    kind: DocumentKind? = .page
  ) {
    self.bytes = bytes
    self.paragraphRange = paragraphRange
    self.syntax = syntax
    self.headline = headline
    self.kind = kind
  }

  mutating func run() {
    settledRanges = headline.groups.map(\.range)
    for pair in syntax.pairs where !pair.isSquare { check(pair) }
    for bracket in syntax.unclosed { checkUnclosed(bracket) }
    if settledRanges.count > 1 { settledRanges.sort { $0.lowerBound < $1.lowerBound } }
    scanWords()
    for range in meantRanges where !problems.contains(where: { range.contains($0.range.lowerBound) }) {
      problems.append(OutlineProblem(.meantField, range))
    }
  }

  private func isSettled(_ offset: Int) -> Bool {
    settledRanges.contains { $0.contains(offset) }
  }

  private func key(_ nameRange: Range<Int>) -> FieldKey? {
    FieldKey(word: nameRange, in: bytes)
  }

  // MARK: Groups

  private mutating func check(_ pair: InlineSyntax.Pair) {
    guard !isSettled(pair.range.lowerBound), FieldGroup.dataviewKey(bytes, in: pair.innerRange) == nil else { return }
    let parts = FieldGroup.parts(of: pair.innerRange, in: bytes)
    let keys = parts.map(\.key)
    let leads = keys.contains { $0.map { KeyTable.leads($0, in: headline.places) } ?? false }
    let shapeless = parts.first { $0.nameRange == nil }
    if leads {
      settledRanges.append(pair.range)
      if let shapeless {
        problems.append(
          OutlineProblem(.unreadPart(groupRange: pair.range), shapeless.range.isEmpty ? pair.range : shapeless.range)
        )
      } else {
        problems.append(OutlineProblem(.misplacedGroup, pair.range))
      }
    } else if mayBeMeant(parts, in: pair) {
      meantRanges.append(pair.range)
    } else if let day = dayBehindComma(in: pair) {
      settledRanges.append(pair.range)
      problems.append(OutlineProblem(.foreignField(.due, valueRange: day.valueRange), day.range))
    } else if shapeless == nil, endsHeadline(pair.range) {
      let count = problems.count
      reportKeyOfAnotherPlace(parts, in: pair)
      // `(till: 30 nov)` where no date stands.
      if problems.count == count, keys[0] != nil, isNeverSilent(pair) { meantRanges.append(pair.range) }
      if parts.count == 1, let name = parts[0].nameRange, keys[0] == nil, !headline.places.isEmpty {
        problems.append(OutlineProblem(.nearField(valueRange: parts[0].valueRange, places: headline.places), name))
      }
    } else if isNeverSilent(pair) {
      meantRanges.append(pair.range)
    }
  }

  /// `due 30.11.` in `(assigned: Jo, due 30.11.)` behind an open box: other words, a comma, and when it is due.
  private func dayBehindComma(in pair: InlineSyntax.Pair) -> (range: Range<Int>, valueRange: Range<Int>)? {
    guard headline.box?.state == .open, headline.field(.due) == nil, KeyTable.leads(.due, in: headline.places),
      pair.innerRange.count <= MeantFieldScan.mostBytesInside, endsWords(pair.range),
      let comma = bytes[pair.innerRange].lastIndex(of: UInt8(ascii: ","))
    else { return nil }
    let part = Spaces.trimmed(comma + 1..<pair.innerRange.upperBound, in: bytes)
    guard let wordEnd = FieldGroup.wordEnd(in: bytes, at: part.lowerBound, end: part.upperBound),
      ["due", "by", "deadline"].contains(String(decoding: bytes[part.lowerBound..<wordEnd], as: UTF8.self).lowercased())
    else { return nil }
    let value = Spaces.trimmed(wordEnd..<part.upperBound, in: bytes)
    return KeySynonym.fits(value, .due, in: bytes) ? (part, value) : nil
  }

  /// A group of keys that lead elsewhere in this kind of file is no prose: `- [ ] Rest (since: 2026-01-01)`; nor is one of a key
  /// of other kinds and a value that no prose has: `(every: 6 weeks)`.
  private mutating func reportKeyOfAnotherPlace(_ parts: [FieldGroup.Part], in pair: InlineSyntax.Pair) {
    guard let elsewhere = LooseFieldScanner.elsewhere(kind, headline.places) else { return }
    for part in parts {
      guard let name = part.nameRange, let key = part.key,
        KeyTable.leads(key, in: elsewhere) || KeySynonym.isPlain(key, part.valueRange, in: bytes)
      else { continue }
      settledRanges.append(pair.range)
      problems.append(OutlineProblem(.misplacedKey(key), name))
      return
    }
  }

  /// The places whose keys are meant as fields wherever they stand in a kind of file; nil where no field is read at all.
  private static func elsewhere(_ kind: DocumentKind?, _ places: Place) -> Place? {
    switch kind {
    case .page: KeyTable.places(of: .page)
    case .day, .project, .stacks: KeyTable.places(of: .day).union(KeyTable.places(of: .project))
    case .vault, .ritual, .life, .activities: kind.map(KeyTable.places)
    case nil: places.contains(.heading) ? .section : nil
    }
  }

  /// Whether a part without a known key, or one with one that never stands alone, begins like a field. Behind a word without
  /// its colon others may follow.
  private func mayBeMeant(_ parts: [FieldGroup.Part], in pair: InlineSyntax.Pair) -> Bool {
    (parts.count == 1 || parts[0].nameRange == nil || parts.allSatisfy { $0.key == nil && $0.nameRange != nil })
      && parts[0].key.map { mayStandAlone($0, parts[0].valueRange) } ?? true
      && !headline.places.isDisjoint(with: Self.takers)
      && (MeantFieldScan.begins(pair.innerRange, in: bytes) || mayBeDay(pair.innerRange) || mayBeRule(pair.innerRange))
      && endsWords(pair.range)
  }

  /// `(from: 2026-12-01)` of a task, and `(goal: 20)` of an item that may be a counter.
  private func mayStandAlone(_ key: FieldKey, _ valueRange: Range<Int>) -> Bool {
    switch key {
    case .from: headline.box != nil
    case .goal:
      headline.places.contains(.item)
        && valueRange.first.map { bytes[$0].isASCIIDigit || bytes[$0] | 0x20 == UInt8(ascii: "t") }
          ?? false
    default: false
    }
  }

  /// Whether nothing but a day stands in the brackets of a task, or a range of days in those of an open one: `(Fri 27 Nov)`.
  private func mayBeDay(_ innerRange: Range<Int>) -> Bool {
    guard let state = headline.box?.state, state != .dropped, innerRange.count <= MeantFieldScan.mostBytesInside else {
      return false
    }
    let words = Spaces.trimmed(innerRange, in: bytes)
    if KeySynonym.fits(words, .due, in: bytes) { return true }
    // `(14 Dec - 18 Dec)`
    let today = CivilDate(dayNumber: 0)
    return state == .open
      && MeantDateRange.scan(bytes, at: words.lowerBound, end: words.upperBound, today: today, .ahead)?.end == words.upperBound
  }

  /// Whether nothing but a rule stands in the brackets of a habit: `(mon wed fri)`; or how often in those of a task: `(weekly)`.
  private func mayBeRule(_ innerRange: Range<Int>) -> Bool {
    guard innerRange.count <= MeantFieldScan.mostBytesInside, !innerRange.isEmpty else { return false }
    if headline.places.contains(.habit) { return KeySynonym.fits(Spaces.trimmed(innerRange, in: bytes), .every, in: bytes) }
    if headline.places.contains(.item), MeantFieldScan.isRuleWithStart(innerRange, in: bytes) { return true }
    // One word may be the category of an activity, or the rating of a week of life.
    if headline.places.contains(.activity) || headline.places.contains(.mark) {
      return innerRange.count < 10 && bytes[innerRange].allSatisfy(\.isASCIILetter)
    }
    return (headline.box != nil || headline.places.contains(.item)) && MeantFieldScan.isHowOften(innerRange, in: bytes)
  }

  /// The places in which a word in brackets may be meant as a field: all that have some, but entries of logs.
  private static let takers = KeyTable.rows.reduce(into: Place()) { $0.formUnion($1.leading) }.subtracting([.entry, .setAside])

  /// Whether only tags and a sign of punctuation follow some brackets.
  func endsWords(_ range: Range<Int>) -> Bool {
    var offset = range.upperBound
    let end = headline.textRange.upperBound
    guard range.lowerBound >= headline.textRange.lowerBound, offset <= end,
      range.lowerBound == headline.textRange.lowerBound
        || Spaces.length(in: bytes, before: range.lowerBound, start: headline.textRange.lowerBound) > 0
    else { return false }
    while true {
      offset = Spaces.skip(in: bytes, from: offset, end: end)
      guard offset < end else { return true }
      guard let tagEnd = Tag.end(in: bytes, at: offset, end: end) else { break }
      offset = tagEnd
    }
    return offset + 1 == end && ".,;:!".utf8.contains(bytes[offset])
  }

  private func endsHeadline(_ range: Range<Int>) -> Bool {
    range.upperBound >= Spaces.trim(in: bytes, end: headline.textRange.upperBound, start: headline.textRange.lowerBound)
  }

  private mutating func checkUnclosed(_ bracket: Int) {
    guard !isSettled(bracket), let (name, after) = FieldGroup.key(in: bytes, at: bracket + 1, end: paragraphRange.upperBound)
    else { return }
    let line = HardBreaks.wordsEnd(ofLineAt: bracket, limit: paragraphRange.upperBound, in: bytes)
    guard let key = KeySynonym.key(named: name, before: after..<max(after, line), in: bytes),
      KeyTable.leads(key, in: headline.places)
    else { return }
    let range = bracket..<Spaces.trim(in: bytes, end: line, start: bracket)
    settledRanges.append(range)
    problems.append(OutlineProblem(.unclosedGroup, range))
  }

  // MARK: Other brackets

  /// `{due: 2026-12-31, priority: high}`, `[every: monday]`: where they end.
  private mutating func reportBrackets(at start: Int) -> Int? {
    let closing = bytes[start] == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")
    guard kind != nil, syntax.literal(at: start) == nil else { return nil }
    guard FieldGroup.key(in: bytes, at: start + 1, end: paragraphRange.upperBound) != nil else {
      return meantBrackets(at: start, closing)
    }
    let rest = bytes[start + 1..<paragraphRange.upperBound]
    guard let end = rest.firstIndex(where: { $0 == closing || "{[(\r\n".utf8.contains($0) }), bytes[end] == closing,
      !isLinkTarget(end + 1)
    else { return nil }
    let parts = FieldGroup.parts(of: start + 1..<end, in: bytes)
    let leads = parts.contains { $0.key.map { KeyTable.leads($0, in: headline.places) } ?? false }
    guard leads, parts.allSatisfy({ $0.nameRange != nil }), !(closing == UInt8(ascii: "]") && isOneDate(parts)) else {
      return nil
    }
    problems.append(OutlineProblem(.otherBrackets, start..<end + 1))
    return end + 1
  }

  /// `{due 24.12.}`, `[priority high]`: where they end. What they say is asked as of round ones.
  private mutating func meantBrackets(at start: Int, _ closing: UInt8) -> Int? {
    let limit = min(headline.textRange.upperBound, start + MeantFieldScan.mostBytesInside)
    guard start + 4 < limit, bytes[start + 1].isASCIILetter,
      let end = bytes[start + 1..<limit].firstIndex(where: { $0 == closing || "{[(\r\n".utf8.contains($0) }),
      bytes[end] == closing,
      !isLinkTarget(end + 1), let wordEnd = FieldGroup.wordEnd(in: bytes, at: start + 1, end: end), wordEnd < end,
      endsWords(start..<end + 1)
    else { return nil }
    let isRead = FieldKey(word: start + 1..<wordEnd, in: bytes).map { KeyTable.leads($0, in: headline.places) } ?? false
    guard isRead || saysWhen(start + 1..<end) else { return nil }
    meantRanges.append(start..<end + 1)
    return end + 1
  }

  private func isLinkTarget(_ offset: Int) -> Bool {
    offset < paragraphRange.upperBound && "([".utf8.contains(bytes[offset])
  }

  /// A date in square brackets is an affair of the words.
  private func isOneDate(_ parts: [FieldGroup.Part]) -> Bool {
    parts.count == 1 && CivilDate.scan(bytes, at: parts[0].valueRange.lowerBound, end: parts[0].valueRange.upperBound) != nil
  }

  // MARK: Words

  private mutating func scanWords() {
    var offset = paragraphRange.lowerBound
    var nextSettled = 0
    while offset < paragraphRange.upperBound {
      while nextSettled < settledRanges.count, settledRanges[nextSettled].upperBound <= offset { nextSettled += 1 }
      if nextSettled < settledRanges.count, settledRanges[nextSettled].contains(offset) {
        offset = settledRanges[nextSettled].upperBound
        continue
      }
      let byte = bytes[offset]
      if byte.isASCIILetter {
        offset = scanWord(at: offset)
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "["), let end = reportBrackets(at: offset) {
        offset = end
      } else {
        offset += 1
      }
    }
  }

  /// Looks at one word; where the next begins.
  private mutating func scanWord(at start: Int) -> Int {
    var end = start
    while end < paragraphRange.upperBound,
      bytes[end].isASCIILetter || bytes[end].isASCIIDigit || bytes[end] == UInt8(ascii: "-")
    {
      end += 1
    }
    guard end + 1 < paragraphRange.upperBound,
      start == paragraphRange.lowerBound || !isWordByte(bytes[start - 1]) || wideBracket(before: start),
      bytes[end] == UInt8(ascii: ":") || bytes[end] == 0x20,
      let key = key(start..<end), syntax.literal(at: start) == nil
    else { return end }
    if let dateEnd = reportDate(of: key, named: start..<end) { return dateEnd }
    if let valueEnd = reportLastWords(of: key, named: start..<end) { return valueEnd }
    if bytes[end] == UInt8(ascii: ":"), bytes[end + 1] == UInt8(ascii: ":") {
      return report(key, from: start, valueAt: Spaces.skip(in: bytes, from: end + 2, end: paragraphRange.upperBound))
    }
    if bytes[end] == UInt8(ascii: ":"), bytes[end + 1].isASCIIDigit {
      return report(key, from: start, valueAt: end + 1)
    }
    return end
  }

  /// `due: 2026-12-31` among the words, or in square brackets, and `(due 2026-12-31)`: where it ends.
  private mutating func reportDate(of key: FieldKey, named nameRange: Range<Int>) -> Int? {
    guard KeyTable.rows.contains(where: { $0.key == key && $0.value == .date && isRead($0) }),
      nameRange.lowerBound == paragraphRange.lowerBound || syntax.literal(at: nameRange.lowerBound - 1) == nil
    else { return nil }
    let hasColon = bytes[nameRange.upperBound] == UInt8(ascii: ":")
    let value = Spaces.skip(in: bytes, from: nameRange.upperBound + (hasColon ? 1 : 0), end: paragraphRange.upperBound)
    guard let (_, end) = CivilDate.scan(bytes, at: value, end: paragraphRange.upperBound) else { return nil }
    let before = nameRange.lowerBound > paragraphRange.lowerBound ? bytes[nameRange.lowerBound - 1] : 0
    let after = end < paragraphRange.upperBound ? bytes[end] : 0
    let isSquare = before == UInt8(ascii: "[") && after == UInt8(ascii: "]")
    let isRound = before == UInt8(ascii: "(") && after == UInt8(ascii: ")")
    guard hasColon || isRound || isSquare else { return nil }
    if wideBracket(before: nameRange.lowerBound), end + 3 <= paragraphRange.upperBound, bytes[end] >= 0xE3 {
      let range = nameRange.lowerBound - 3..<end + 3
      problems.append(OutlineProblem(.foreignField(key, valueRange: value..<end), range))
      return range.upperBound
    }
    let range = isSquare || isRound ? nameRange.lowerBound - 1..<end + 1 : nameRange.lowerBound..<end
    problems.append(OutlineProblem(.foreignField(key, valueRange: value..<end), range))
    return range.upperBound
  }

  /// `Floss, every: day` and `Call Mum, priority: high`, where nothing but the value follows on the line.
  private mutating func reportLastWords(of key: FieldKey, named nameRange: Range<Int>) -> Int? {
    guard bytes[nameRange.upperBound] == UInt8(ascii: ":"), bytes[nameRange.upperBound + 1] == 0x20,
      key == .every || key == .priority, nameRange.lowerBound > headline.textRange.lowerBound,
      KeyTable.leads(key, in: headline.places)
    else { return nil }
    let line = HardBreaks.wordsEnd(ofLineAt: nameRange.upperBound, limit: paragraphRange.upperBound, in: bytes)
    let value = Spaces.trimmed(nameRange.upperBound + 1..<line, in: bytes)
    guard value.count <= MeantFieldScan.mostBytesInside, KeySynonym.fits(value, key, in: bytes) else { return nil }
    problems.append(OutlineProblem(.foreignField(key, valueRange: value), nameRange.lowerBound..<value.upperBound))
    return value.upperBound
  }

  /// Whether a full-width bracket stands before an offset: `（`, `［` or `【`.
  private func wideBracket(before offset: Int) -> Bool {
    guard offset - 3 >= paragraphRange.lowerBound else { return false }
    switch (bytes[offset - 3], bytes[offset - 2], bytes[offset - 1]) {
    case (0xEF, 0xBC, 0x88), (0xEF, 0xBC, 0xBB), (0xE3, 0x80, 0x90): return true
    default: return false
    }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80 || byte == UInt8(ascii: "_")
  }

  private mutating func report(_ key: FieldKey, from start: Int, valueAt value: Int) -> Int {
    guard KeyTable.rows.contains(where: { $0.key == key && isRead($0) }) else { return value }
    var end = value
    while end < paragraphRange.upperBound, Spaces.length(in: bytes, at: end, end: paragraphRange.upperBound) == 0 { end += 1 }
    if end > value + 1,
      bytes[end - 1] == UInt8(ascii: ",") || bytes[end - 1] == UInt8(ascii: ".") || bytes[end - 1] == UInt8(ascii: ";")
    {
      end -= 1
    }
    problems.append(OutlineProblem(.foreignField(key, valueRange: value..<end), start..<end))
    return end
  }

  /// Whether a key leads somewhere in this kind of file.
  private func isRead(_ row: KeyTable.Row) -> Bool {
    guard kind != nil, let elsewhere = LooseFieldScanner.elsewhere(kind, headline.places) else { return true }
    return !row.leading.isDisjoint(with: elsewhere)
  }
}
