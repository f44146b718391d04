import Outline
import Planner

/// The patterns that the words of a list item can have: `label: 3/8 unit`, `label: 120 unit`, `label: |||||`, `label: a | b`
/// (format, *What type an item is*).
struct TitlePattern {
  /// The words with their places.
  let text: FoldedText
  private let title: [UInt8]
  /// Of each byte, whether it is a literal; empty where none is.
  private let literals: [Bool]
  /// Of each byte, whether it stands in brackets; empty where none does.
  private let brackets: [Bool]

  init(_ text: FoldedText) {
    self.text = text
    title = text.bytes
    let ranges = self.title.contains(where: TitlePattern.mayBeLiteral) ? LiteralRanges.of(self.title) : []
    literals = TitlePattern.marks(ranges, count: self.title.count)
    let pairs = TitlePattern.brackets(in: self.title, besides: literals)
    brackets = TitlePattern.marks(pairs, count: self.title.count)
  }

  /// Whether a byte may begin what is a literal.
  private static func mayBeLiteral(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "<"): true
    default: false
    }
  }

  /// Of each byte, whether it is in some of the ranges; empty where there is no range.
  private static func marks(_ ranges: [Range<Int>], count: Int) -> [Bool] {
    guard !ranges.isEmpty else { return [] }
    var changes = Array(repeating: 0, count: count + 1)
    for range in ranges {
      changes[range.lowerBound] += 1
      changes[range.upperBound] -= 1
    }
    var depth = 0
    return changes.dropLast().map { change in
      depth += change
      return depth > 0
    }
  }

  /// The pairs of brackets, from the opening to the closing one.
  private static func brackets(in title: [UInt8], besides literals: [Bool]) -> [Range<Int>] {
    var pairRanges: [Range<Int>] = []
    var open: [(place: Int, closing: UInt8)] = []
    // How many of each sort are open: none is looked for in vain.
    var counts: [UInt8: Int] = [:]
    for (offset, byte) in title.enumerated() where literals.isEmpty || !literals[offset] {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        let closing = byte == UInt8(ascii: "(") ? UInt8(ascii: ")") : byte + 2
        open.append((offset, closing))
        counts[closing, default: 0] += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard counts[byte, default: 0] > 0 else { continue }
        while let (place, closing) = open.popLast() {
          counts[closing, default: 0] -= 1
          guard closing == byte else { continue }
          pairRanges.append(place..<offset + 1)
          break
        }
      default: continue
      }
    }
    return pairRanges
  }

  /// A number and what follows it, and the label before it. Ranges are bytes of the title.
  struct Number {
    var labelRange: Range<Int>
    var value: Planner.Number
    var valueRange: Range<Int>
    var goal: Planner.Number?
    var goalRange: Range<Int>?
    var unit: String
    /// The sign of a currency that stands before the number.
    var currencyRange: Range<Int>?
  }

  /// `label: NUMBER [unit]`, or with a goal `label: NUMBER/NUMBER [unit]`. The label ends at the last colon after which it reads.
  func number(withGoal: Bool) -> Number? {
    for colon in colons.reversed() {
      if let number = number(after: colon, withGoal: withGoal) { return number }
    }
    return nil
  }

  private func number(after colon: Int, withGoal: Bool) -> Number? {
    let first = skip(colon + 1)
    let sign = CurrencySign.length(in: title, at: first, end: title.count)
    let start = sign > 0 ? skip(first + sign) : first
    let scanned = NumberScan.end(
      in: title,
      at: start,
      end: title.count,
      allowsUnit: !withGoal && sign == 0,
      allowsSpaces: !withGoal
    )
    guard let end = scanned, let value = Planner.Number(bytes: title[start..<end]), !withGoal || value >= .zero else {
      return nil
    }
    var number = Number(labelRange: label(colon), value: value, valueRange: start..<end, unit: "")
    if sign > 0 { number.currencyRange = first..<first + sign }
    guard !withGoal || readGoal(of: &number) else { return nil }
    let rest = number.goalRange?.upperBound ?? end
    let unit = skip(rest)
    guard unit == title.count || beginsUnit(unit, isSpaced: unit > rest) else { return nil }
    number.unit = string(unit..<title.count)
    if let currency = number.currencyRange { number.unit = string(currency) + (number.unit.isEmpty ? "" : " " + number.unit) }
    return number
  }

  /// Reads what stands behind the number of a counter. A goal may repeat the currency.
  private func readGoal(of number: inout Number) -> Bool {
    guard let start = GoalScan.start(in: title, at: number.valueRange.upperBound, end: title.count) else { return false }
    var goalStart = start.offset
    if let currency = number.currencyRange, title[goalStart...].starts(with: title[currency]) {
      goalStart = skip(goalStart + currency.count)
    }
    let allowsUnit = number.currencyRange == nil
    guard let goalEnd = NumberScan.end(in: title, at: goalStart, end: title.count, allowsUnit: allowsUnit),
      let goal = Planner.Number(bytes: title[goalStart..<goalEnd]), goal > .zero,
      GoalScan.isUnit(skip(goalEnd)..<title.count, behindWord: start.isWord, in: title)
    else { return false }
    number.goal = goal
    number.goalRange = goalStart..<goalEnd
    return true
  }

  /// `label: ||||| ||`: the label and how many strokes.
  func strokes() -> (labelRange: Range<Int>, count: Int, range: Range<Int>)? {
    guard let colon = colons.last else { return nil }
    let strokes = skip(colon + 1)..<title.count
    guard !strokes.isEmpty, strokes.allSatisfy({ title[$0] == UInt8(ascii: "|") || title[$0] == 0x20 }) else { return nil }
    return (label(colon), strokes.count { title[$0] == UInt8(ascii: "|") }, strokes)
  }

  /// `label: a | b`: the label and the parts between spaced bars, at least `minimum` of them.
  func list(minimum: Int) -> (labelRange: Range<Int>, values: [String])? {
    guard let colon = colons.first else { return nil }
    var values: [String] = []
    var start = colon + 1
    var depth = 0
    for offset in start..<title.count where !isLiteral(offset) {
      switch title[offset] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      case UInt8(ascii: "|") where depth == 0 && isSpaced(offset):
        values.append(string(start..<offset))
        start = offset + 1
      default: break
      }
    }
    values.append(string(start..<title.count))
    values.removeAll(where: \.isEmpty)
    return values.count >= minimum ? (label(colon), values) : nil
  }

  // MARK: Bytes

  /// The colons that end a label: with words before them and a space, or nothing, after them.
  private var colons: [Int] {
    title.indices.filter { offset in
      title[offset] == UInt8(ascii: ":") && offset > 0 && (offset + 1 == title.count || title[offset + 1] == 0x20)
        && !isLiteral(offset) && (brackets.isEmpty || !brackets[offset])
    }
  }

  /// A unit is words, a percent or degree sign; a digit never begins one, and only those may stand at the number.
  private func beginsUnit(_ offset: Int, isSpaced: Bool) -> Bool {
    let first = title[offset]
    if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) { return false }
    let isWord = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20) || first >= 0x80 || first == UInt8(ascii: "%")
    return isSpaced || isWord
  }

  private func isSpaced(_ offset: Int) -> Bool {
    title[offset - 1] == 0x20 && (offset + 1 == title.count || title[offset + 1] == 0x20)
  }

  private func isLiteral(_ offset: Int) -> Bool {
    !literals.isEmpty && literals[offset]
  }

  private func skip(_ offset: Int) -> Int {
    var offset = offset
    while offset < title.count, title[offset] == 0x20 { offset += 1 }
    return offset
  }

  /// The bytes of the words before a colon.
  private func label(_ colon: Int) -> Range<Int> { trimmed(0..<colon) }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while !range.isEmpty, title[range.lowerBound] == 0x20 { range.removeFirst() }
    while !range.isEmpty, title[range.upperBound - 1] == 0x20 { range.removeLast() }
    return range
  }

  /// Some bytes of the title as a text, without the spaces at their ends.
  func string(_ range: Range<Int>) -> String { String(decoding: title[trimmed(range)], as: UTF8.self) }
}

extension Range<Int> {
  fileprivate mutating func removeFirst() { self = lowerBound + 1..<upperBound }
  fileprivate mutating func removeLast() { self = lowerBound..<upperBound - 1 }
}
