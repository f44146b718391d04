import Chronology

/// Finds what was meant as a field and is none: groups in the wrong place, unclosed, or half words; and the spellings of other
/// programs (format, *Fields that were meant*).
struct LooseFieldScanner {
  let bytes: [UInt8]
  let paragraph: Range<Int>
  let syntax: InlineSyntax
  let headline: Headline
  /// The kind of file; nil for what is no list item.
  let kind: DocumentKind?
  var problems: [OutlineProblem] = []
  /// What has been read or reported as a whole, in the order of the file.
  private var settled: [Range<Int>] = []

  init(bytes: [UInt8], paragraph: Range<Int>, syntax: InlineSyntax, headline: Headline, kind: DocumentKind? = .page) {
    self.bytes = bytes
    self.paragraph = paragraph
    self.syntax = syntax
    self.headline = headline
    self.kind = kind
  }

  mutating func run() {
    settled = headline.groups.map(\.range)
    for pair in syntax.pairs where !pair.isSquare { check(pair) }
    for bracket in syntax.unclosed { checkUnclosed(bracket) }
    settled.sort { $0.lowerBound < $1.lowerBound }
    scanWords()
  }

  private func isSettled(_ offset: Int) -> Bool {
    settled.contains { $0.contains(offset) }
  }

  private func key(_ name: Range<Int>) -> FieldKey? {
    FieldKey(word: name, in: bytes)
  }

  // MARK: Groups

  private mutating func check(_ pair: InlineSyntax.Pair) {
    guard !isSettled(pair.range.lowerBound), FieldGroup.dataviewKey(bytes, in: pair.inner) == nil else { return }
    let parts = FieldGroup.parts(of: pair.inner, in: bytes)
    let keys = parts.map { $0.name.flatMap(key) }
    let leads = keys.contains { $0.map { KeyTable.leads($0, in: headline.places) } ?? false }
    let shapeless = parts.first { $0.name == nil }
    if leads {
      settled.append(pair.range)
      if let shapeless {
        problems.append(OutlineProblem(.unreadPart(group: pair.range), shapeless.range.isEmpty ? pair.range : shapeless.range))
      } else {
        problems.append(OutlineProblem(.misplacedGroup, pair.range))
      }
    } else if shapeless == nil, endsHeadline(pair.range) {
      reportKeyOfAnotherPlace(parts, in: pair)
      if parts.count == 1, let name = parts[0].name, keys[0] == nil, !headline.places.isEmpty {
        problems.append(OutlineProblem(.nearField(value: parts[0].value, places: headline.places), name))
      }
    }
  }

  /// A group of keys that lead elsewhere in this kind of file is no prose: `- [ ] Rest (since: 2026-01-01)`.
  private mutating func reportKeyOfAnotherPlace(_ parts: [FieldGroup.Part], in pair: InlineSyntax.Pair) {
    guard let elsewhere = LooseFieldScanner.elsewhere(kind, headline.places) else { return }
    for part in parts {
      guard let name = part.name, let key = key(name), KeyTable.leads(key, in: elsewhere) else { continue }
      settled.append(pair.range)
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

  private func endsHeadline(_ range: Range<Int>) -> Bool {
    range.upperBound >= Spaces.trim(in: bytes, end: headline.text.upperBound, start: headline.text.lowerBound)
  }

  private mutating func checkUnclosed(_ bracket: Int) {
    guard !isSettled(bracket), let (name, _) = FieldGroup.key(in: bytes, at: bracket + 1, end: paragraph.upperBound),
      let key = key(name), KeyTable.leads(key, in: headline.places)
    else { return }
    let line = LineEnds.end(in: bytes, from: bracket, limit: paragraph.upperBound)
    let range = bracket..<Spaces.trim(in: bytes, end: line, start: bracket)
    settled.append(range)
    problems.append(OutlineProblem(.unclosedGroup, range))
  }

  // MARK: Words

  private mutating func scanWords() {
    var offset = paragraph.lowerBound
    var nextSettled = 0
    while offset < paragraph.upperBound {
      while nextSettled < settled.count, settled[nextSettled].upperBound <= offset { nextSettled += 1 }
      if nextSettled < settled.count, settled[nextSettled].contains(offset) {
        offset = settled[nextSettled].upperBound
        continue
      }
      let byte = bytes[offset]
      if byte.isASCIILetter {
        offset = scanWord(at: offset)
      } else if byte == 0xE2 || byte == 0xF0 {
        offset = scanEmoji(at: offset)
      } else {
        offset += 1
      }
    }
  }

  /// Looks at one word; where the next begins.
  private mutating func scanWord(at start: Int) -> Int {
    var end = start
    while end < paragraph.upperBound, bytes[end].isASCIILetter || bytes[end].isASCIIDigit || bytes[end] == UInt8(ascii: "-") {
      end += 1
    }
    guard end + 1 < paragraph.upperBound,
      start == paragraph.lowerBound || !isWordByte(bytes[start - 1]) || wideBracket(before: start),
      bytes[end] == UInt8(ascii: ":") || bytes[end] == UInt8(ascii: "(") || bytes[end] == 0x20,
      let key = key(start..<end), syntax.literal(at: start) == nil
    else { return end }
    if let dateEnd = reportDate(of: key, named: start..<end) { return dateEnd }
    if bytes[end] == UInt8(ascii: "(") {
      return scanCall(of: key, named: start..<end)
    }
    if bytes[end] == UInt8(ascii: ":"), bytes[end + 1] == UInt8(ascii: ":") {
      return report(key, from: start, valueAt: Spaces.skip(in: bytes, from: end + 2, end: paragraph.upperBound))
    }
    if bytes[end] == UInt8(ascii: ":"), bytes[end + 1].isASCIIDigit {
      return report(key, from: start, valueAt: end + 1)
    }
    return end
  }

  /// `due: 2026-12-31` among the words, or in square brackets, and `(due 2026-12-31)`: where it ends.
  private mutating func reportDate(of key: FieldKey, named name: Range<Int>) -> Int? {
    guard KeyTable.rows.contains(where: { $0.key == key && $0.value == .date && isRead($0) }),
      name.lowerBound == paragraph.lowerBound || syntax.literal(at: name.lowerBound - 1) == nil
    else { return nil }
    let hasColon = bytes[name.upperBound] == UInt8(ascii: ":")
    let value = Spaces.skip(in: bytes, from: name.upperBound + (hasColon ? 1 : 0), end: paragraph.upperBound)
    guard let (_, end) = CivilDate.scan(bytes, at: value, end: paragraph.upperBound) else { return nil }
    let before = name.lowerBound > paragraph.lowerBound ? bytes[name.lowerBound - 1] : 0
    let after = end < paragraph.upperBound ? bytes[end] : 0
    let isSquare = before == UInt8(ascii: "[") && after == UInt8(ascii: "]")
    let isRound = before == UInt8(ascii: "(") && after == UInt8(ascii: ")")
    guard hasColon || isRound || isSquare else { return nil }
    if wideBracket(before: name.lowerBound), end + 3 <= paragraph.upperBound, bytes[end] >= 0xE3 {
      let range = name.lowerBound - 3..<end + 3
      problems.append(OutlineProblem(.foreignField(key, value: value..<end), range))
      return range.upperBound
    }
    let range = isSquare || isRound ? name.lowerBound - 1..<end + 1 : name.lowerBound..<end
    problems.append(OutlineProblem(.foreignField(key, value: value..<end), range))
    return range.upperBound
  }

  /// Whether a full-width bracket stands before an offset: `（`, `［` or `【`.
  private func wideBracket(before offset: Int) -> Bool {
    guard offset - 3 >= paragraph.lowerBound else { return false }
    switch (bytes[offset - 3], bytes[offset - 2], bytes[offset - 1]) {
    case (0xEF, 0xBC, 0x88), (0xEF, 0xBC, 0xBB), (0xE3, 0x80, 0x90): return true
    default: return false
    }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80 || byte == UInt8(ascii: "_")
  }

  /// `@due(2026-12-31)`
  private mutating func scanCall(of key: FieldKey, named name: Range<Int>) -> Int {
    guard name.lowerBound > paragraph.lowerBound, bytes[name.lowerBound - 1] == UInt8(ascii: "@") else {
      return name.upperBound
    }
    var close = name.upperBound + 1
    while close < paragraph.upperBound, bytes[close] != UInt8(ascii: ")"), bytes[close] != 0x0A { close += 1 }
    guard close < paragraph.upperBound, bytes[close] == UInt8(ascii: ")") else { return name.upperBound }
    let value = Spaces.trimmed(name.upperBound + 1..<close, in: bytes)
    problems.append(OutlineProblem(.foreignField(key, value: value), name.lowerBound - 1..<close + 1))
    return close + 1
  }

  private mutating func report(_ key: FieldKey, from start: Int, valueAt value: Int) -> Int {
    guard KeyTable.rows.contains(where: { $0.key == key && isRead($0) }) else { return value }
    var end = value
    while end < paragraph.upperBound, Spaces.length(in: bytes, at: end, end: paragraph.upperBound) == 0 { end += 1 }
    if end > value + 1,
      bytes[end - 1] == UInt8(ascii: ",") || bytes[end - 1] == UInt8(ascii: ".") || bytes[end - 1] == UInt8(ascii: ";")
    {
      end -= 1
    }
    problems.append(OutlineProblem(.foreignField(key, value: value..<end), start..<end))
    return end
  }

  /// Whether a key leads somewhere in this kind of file.
  private func isRead(_ row: KeyTable.Row) -> Bool {
    guard kind != nil, let elsewhere = LooseFieldScanner.elsewhere(kind, headline.places) else { return true }
    return !row.leading.isDisjoint(with: elsewhere)
  }

  /// The dates of Obsidian Tasks: an emoji, then a date.
  private mutating func scanEmoji(at start: Int) -> Int {
    for (emoji, key) in LooseFieldScanner.emojiKeys where bytes[start...].starts(with: emoji.utf8) {
      var value = start + emoji.utf8.count
      if bytes[value...].starts(with: "\u{FE0F}".utf8) { value += 3 }
      value = Spaces.skip(in: bytes, from: value, end: paragraph.upperBound)
      guard let (_, end) = CivilDate.scan(bytes, at: value, end: paragraph.upperBound) else { break }
      problems.append(OutlineProblem(.foreignField(key, value: value..<end), start..<end))
      return end
    }
    return start + 1
  }

  private static let emojiKeys: [(emoji: String, key: FieldKey?)] = [
    ("📅", .due), ("📆", .due), ("🗓", .due), ("✅", .done), ("⏳", nil), ("🛫", nil), ("➕", nil), ("❌", nil),
  ]
}
