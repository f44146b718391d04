import Chronology
import Outline
import Reading

/// Whether one line of a file without control characters is certain to stand as formatting would write it.
struct CanonicalLine {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  // MARK: Lines

  /// Whether the fields of a heading are written as formatting would write them.
  func isHeading(_ range: Range<Int>) -> Bool { haveCanonicalGroups(range) }

  /// Whether a line begins as a paragraph, and as nothing else that Markdown has.
  ///
  /// - Parameter isFurther: whether it goes on with one.
  func isProse(_ range: Range<Int>, isFurther: Bool) -> Bool {
    let first = bytes[range.lowerBound]
    switch first {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0xC3, 0xF0, UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "("):
      return true
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      // A number with a point or a bracket is one of a list.
      return bytes[range].first { !isDigit($0) }.map { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ")") } ?? true
    case 0xE2: return bytes[range].starts(with: "“".utf8) || bytes[range].starts(with: "— ".utf8)
    case UInt8(ascii: "!"): return !isFurther && bytes[range].starts(with: "![".utf8)
    case UInt8(ascii: "*"), UInt8(ascii: "["):
      // Emphasis and links. A definition does not go on with a paragraph, and a list has a space behind its sign.
      guard isFurther || first == UInt8(ascii: "*") else { return false }
      let words = bytes[range].drop { $0 == first }
      return range.count - words.count < 3 && words.count > 2 && words.prefix(2).allSatisfy(isLetter)
    default: return false
    }
  }

  /// Whether a line below the first of an item goes on with its words, or is a note, and has no number, strokes or fields that would be
  /// written otherwise.
  func isFurtherLine(_ range: Range<Int>) -> Bool {
    isProse(range, isFurther: true) && !bytes[range].contains(UInt8(ascii: "|"))
      && (!bytes[range].contains(where: isDigit) || haveCanonicalNumbers(range)) && haveCanonicalGroups(range)
  }

  /// Whether an item, given without its marker, has words and is not a time or days alone; nil where its box, its time or days, its value or its
  /// fields may be written otherwise.
  func item(_ range: Range<Int>) -> Bool? {
    var start = range.lowerBound
    if bytes[start] == UInt8(ascii: "[") {
      guard range.count > 4, " x-".utf8.contains(bytes[start + 1]), bytes[start + 2] == UInt8(ascii: "]"),
        bytes[start + 3] == 0x20
      else { return nil }
      start += 4
    } else if isSyntaxOfBlock(at: start, range.upperBound) {
      return nil
    }
    if bytes[start] >= 0xE2, let end = Emoji.end(in: bytes, at: start, end: range.upperBound) {
      guard end < range.upperBound else { return false }
      guard bytes[end] == 0x20 else { return nil }
      start = end + 1
    }
    if isDigit(bytes[start]) {
      guard let end = endOfAnchor(start..<range.upperBound) else { return nil }
      start = end
    } else if bytes[start] <= 0x20 || bytes[start] == UInt8(ascii: "[") {
      return nil
    }
    let words = start..<range.upperBound
    return isValueCanonical(words) && haveCanonicalGroups(words) ? !words.isEmpty : nil
  }

  private func isSyntaxOfBlock(at start: Int, _ end: Int) -> Bool {
    switch bytes[start] {
    case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "="),
      UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "|"), UInt8(ascii: "_"), UInt8(ascii: "\\"):
      true
    case UInt8(ascii: "*"): start + 1 < end ? !isLetter(bytes[start + 1]) : true
    default: false
    }
  }

  // MARK: Times and days

  /// Where a time, a day or a range of either ends that stands in its written form, with the time or the number of an entry behind it;
  /// nil where the readers may read anything else there.
  private func endOfAnchor(_ range: Range<Int>) -> Int? {
    let (start, end) = (range.lowerBound, range.upperBound)
    guard isDate(start, end) else {
      guard isTime(start, end) else { return nil }
      let time = isDash(start + 5, end) && isTime(start + 8, end) ? start + 13 : start + 5
      return isAnchor(start..<time, end) && beginsWords(behind: time, end) ? time : nil
    }
    let days = isDash(start + 10, end) && isDate(start + 13, end) ? start + 23 : start + 10
    guard isAnchor(start..<days, end) else { return nil }
    guard days + 1 < end, bytes[days] == 0x20, isDigit(bytes[days + 1]) else {
      return beginsWords(behind: days, end) ? days : nil
    }
    return endOfTimeOrNumber(days + 1, end).flatMap { beginsWords(behind: $0, end) ? $0 : nil }
  }

  /// Whether an anchor is read where one stands, in whatever kind of file, and nothing is dropped behind it.
  private func isAnchor(_ range: Range<Int>, _ end: Int) -> Bool {
    [[], .day].allSatisfy { (spellings: AnchorScan.Spellings) in
      switch AnchorScan.scan(bytes, at: range.lowerBound, end: end, spellings) {
      case .time(_, range.upperBound), .timeRange(_, range.upperBound), .date(_, range.upperBound),
        .dateRange(_, range.upperBound):
        true
      default: false
      }
    }
  }

  /// Where the time or the number of an entry ends; nil where it is a part of more, as of `7 pm` and `22:30 min`.
  private func endOfTimeOrNumber(_ start: Int, _ end: Int) -> Int? {
    let time = TimeOfDay.scan(bytes, at: start, end: end)
    if isTime(start, end) {
      guard case .time(_, start + 5) = time, LengthScan.scan(bytes, at: start, end: end) == nil else { return nil }
      return start + 5
    }
    let number = bytes[start..<end].prefix { $0 != 0x20 }
    guard case .none = time, isNumber(number.indices, before: end) else { return nil }
    return number.endIndex
  }

  /// Whether nothing follows an anchor, a time or a number, or words or fields do: neither a sign that is dropped, nor a state that is written
  /// otherwise.
  private func beginsWords(behind offset: Int, _ end: Int) -> Bool {
    guard offset < end else { return true }
    guard bytes[offset] == 0x20, AnchorScan.skipDecoration(bytes, at: offset, end: end) == offset + 1 else { return false }
    let first = bytes[offset + 1]
    guard isLetter(first) else {
      return first == UInt8(ascii: "(") || first == 0xC3 || first == 0xF0
        || first == 0xE2 && offset + 2 < end && 0x98...0x9E ~= bytes[offset + 2]
    }
    let word = bytes[offset + 1..<end].prefix(while: isLetter)
    let written = String(decoding: word, as: UTF8.self)
    guard let state = LogEntry.Status(rawValue: written.lowercased()) else { return true }
    let rest = bytes[word.endIndex..<end]
    return written == state.rawValue
      && (rest.isEmpty || rest.first == 0x20 && rest.dropFirst().first.map(isLetter) ?? false)
  }

  private func isDate(_ start: Int, _ end: Int) -> Bool {
    start + 10 <= end && isDigits(start..<start + 4) && bytes[start + 4] == UInt8(ascii: "-") && isDigits(start + 5..<start + 7)
      && bytes[start + 7] == UInt8(ascii: "-") && isDigits(start + 8..<start + 10)
  }

  private func isTime(_ start: Int, _ end: Int) -> Bool {
    start + 5 <= end && isDigits(start..<start + 2) && bytes[start + 2] == UInt8(ascii: ":") && isDigits(start + 3..<start + 5)
  }

  private func isDash(_ start: Int, _ end: Int) -> Bool {
    start + 3 <= end && bytes[start] == 0x20 && bytes[start + 1] == UInt8(ascii: "-") && bytes[start + 2] == 0x20
  }

  // MARK: Values

  /// Whether no number and no strokes behind a colon would be written otherwise.
  private func isValueCanonical(_ range: Range<Int>) -> Bool {
    guard let colon = bytes[range].firstIndex(of: UInt8(ascii: ":")) else { return !bytes[range].contains(UInt8(ascii: "|")) }
    // The words before the fields; those have colons of their own.
    let end = bytes[range].firstIndex(of: UInt8(ascii: "(")) ?? range.upperBound
    guard colon < end else { return !bytes[range].contains(UInt8(ascii: "|")) }
    let words = range.lowerBound..<end
    guard bytes[words].last(where: { $0 != 0x20 }) != UInt8(ascii: ":") else { return false }
    let value = colon + 1..<end
    guard bytes[value].contains(where: { isDigit($0) || $0 == UInt8(ascii: "|") }) else { return true }
    // Other spaces, signs and digits than those of ASCII.
    guard value.allSatisfy({ bytes[$0] < 0x80 || bytes[$0] == 0xC3 || bytes[$0 - 1] == 0xC3 }) else { return false }
    if bytes[value].contains(UInt8(ascii: "|")) { return haveCanonicalStrokes(value) }
    return haveCanonicalNumbers(value)
  }

  /// `||||| |||`, or words that strokes part.
  private func haveCanonicalStrokes(_ range: Range<Int>) -> Bool {
    let parts = bytes[range].split(separator: 0x20)
    if parts.allSatisfy({ part in part.allSatisfy { $0 == UInt8(ascii: "|") } }) {
      let isApart = parts.dropLast().allSatisfy { $0.count == 5 } && 1...5 ~= parts.last?.count ?? 0
      return isApart && bytes[range].elementsEqual([0x20] + parts.joined(separator: [0x20]))
    }
    // A single stroke between words, none of which could be a number with a sign.
    return parts.allSatisfy { part in
      part.elementsEqual("|".utf8)
        || part.allSatisfy { isLetter($0) || isDigit($0) || $0 >= 0x80 || ".'-".utf8.contains($0) }
    } && parts.first?.elementsEqual("|".utf8) == false && parts.last?.elementsEqual("|".utf8) == false
      && zip(parts, parts.dropFirst()).allSatisfy { !($0.elementsEqual("|".utf8) && $1.elementsEqual("|".utf8)) }
  }

  /// Whether one word at most has a digit, is a number or two with a stroke between them, and a word follows it or nothing: a second number
  /// may be its goal, as in `3 of 8`.
  private func haveCanonicalNumbers(_ range: Range<Int>) -> Bool {
    var (wasNumber, count) = (false, 0)
    for part in bytes[range].split(separator: 0x20) {
      guard part.contains(where: isDigit) else {
        guard !wasNumber || part.allSatisfy({ isLetter($0) || $0 >= 0x80 }), !"+-/$.,:".utf8.contains(part[part.startIndex])
        else { return false }
        wasNumber = false
        continue
      }
      let numbers = part.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      guard count == 0, numbers.count < 3, numbers.allSatisfy({ isNumber($0.indices, before: range.upperBound) }) else {
        return false
      }
      (wasNumber, count) = (true, 1)
    }
    return true
  }

  /// Digits, perhaps with a point and digits behind them, which begin no length of time.
  private func isNumber(_ range: Range<Int>, before end: Int) -> Bool {
    let parts = bytes[range].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count < 3 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isDigit) }
      && LengthScan.scan(bytes, at: range.lowerBound, end: end) == nil
  }

  // MARK: Groups

  /// Whether no brackets hold fields but the last, and those stand in their written form.
  private func haveCanonicalGroups(_ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    var hasGroup = false
    while let open = bytes[offset..<range.upperBound].firstIndex(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") })
    {
      guard bytes[open] == UInt8(ascii: "("),
        let close = bytes[open + 1..<range.upperBound].firstIndex(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") }
        ),
        bytes[close] == UInt8(ascii: ")")
      else { return false }
      let inner = open + 1..<close
      // Words in brackets have none of the signs behind a key.
      if bytes[inner].contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") || $0 >= 0xE2 }) {
        guard !hasGroup, open > range.lowerBound, bytes[open - 1] == 0x20, isGroup(inner) else { return false }
        hasGroup = true
      }
      offset = close + 1
    }
    return true
  }

  /// Whether the fields of a group stand in their written form.
  private func isGroup(_ range: Range<Int>) -> Bool {
    FieldGroup.forEachField(in: range, of: bytes) { key, nameRange, valueRange in
      bytes[nameRange].elementsEqual(key.rawValue.utf8) && isPlainValue(valueRange) && isValue(valueRange, of: key)
    }
  }

  private func isValue(_ range: Range<Int>, of key: FieldKey) -> Bool {
    let rows = KeyTable.rows.filter { $0.key == key }
    if rows.allSatisfy({ $0.value == .date }), isDate(range.lowerBound, range.upperBound), range.count == 10 { return true }
    let text = String(decoding: bytes[range], as: UTF8.self)
    return rows.allSatisfy { row in
      [false, true].allSatisfy { CanonicalLine.isWritten(text, as: row.value, besideHours: $0) }
    }
  }

  /// Whether a value is written as it is read, if it is read as this type.
  private static func isWritten(_ text: String, as type: ValueType, besideHours: Bool) -> Bool {
    guard case .success(let value) = FieldValue.read(text, as: type, besideHours: besideHours) else { return true }
    if case .number = value { return FieldText.number(text) == text }
    return FieldValue.quoted(value.description) == text
  }

  /// Letters, digits and a few signs, with single spaces between them, and colons in times alone.
  private func isPlainValue(_ range: Range<Int>) -> Bool {
    var previous: UInt8 = 0x20
    for offset in range {
      let byte = bytes[offset]
      guard
        isLetter(byte) || isDigit(byte) || byte == 0xC3 || previous == 0xC3 && byte >= 0x80 || "-.'".utf8.contains(byte)
          || byte == 0x20 && previous != 0x20 || byte == UInt8(ascii: ":") && isDigit(previous) && isDigit(bytes[offset + 1])
      else { return false }
      previous = byte
    }
    return previous != 0x20
  }

  // MARK: Bytes

  private func isDigits(_ range: Range<Int>) -> Bool { range.allSatisfy { isDigit(bytes[$0]) } }
  private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}
