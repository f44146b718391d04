import Chronology
import Planner

/// The lines of todo.txt: `x 2026-11-20 2026-11-01 words`, `(A) 2026-11-01 words +project @context key:value` (its rules, and
/// the keys `due`, `t`, `rec` and `pri` by convention).
enum TodoTxtLine: LineFormat {
  static let program = "todo.txt"

  static func signs(in line: LineText) -> [LineSign] {
    guard !line.traits.isDisjoint(with: [.start, .key]) else { return [] }
    let words = line.words()
    guard words.count > 1 else { return [] }
    var index = 0
    var signs: [LineSign] = []
    var evidence = Evidence.none
    readStart(of: line, words, &index, &signs, &evidence)
    var hasText = false
    for word in words[index...] where !word.isLiteral {
      if let (sign, strength) = field(word.range, in: line) {
        signs.append(sign)
        evidence = max(evidence, strength)
      } else if isName(word.range, in: line) {
        if evidence == .start { evidence = .enough }
      } else {
        hasText = true
      }
    }
    guard hasText || evidence == .enough else { return [] }
    return evidence == .enough ? signs : []
  }

  /// The signs of a line of which it is known that it is one of todo.txt.
  static func allSigns(in line: LineText) -> [LineSign] {
    let words = line.words()
    guard let first = words.first else { return [] }
    var index = 0
    var signs: [LineSign] = []
    var evidence = Evidence.none
    if words.count > 1 || line.text(first.range) != "x" { readStart(of: line, words, &index, &signs, &evidence) }
    if index == 0, words.count > 1, line.text(first.range) == "x" {
      signs.append(LineSign(first.range, .state(.done)))
      index = 1
    } else if index > 0, case .state? = signs.first?.meaning, index < words.count,
      let priority = priority(line.text(words[index].range))
    {
      // Some programs keep the priority of what is done.
      signs.append(LineSign(words[index].range, .priority(priority)))
      index += 1
    }
    for word in words[index...] where !word.isLiteral {
      if let (sign, _) = field(word.range, in: line), !signs.contains(where: { $0.meaning.isLike(sign.meaning) }) {
        signs.append(sign)
      }
    }
    return signs
  }

  /// The letter of a priority, as `(D)` and `pri:D` have it.
  static func letter(of sign: LineSign, in line: LineText) -> Character? {
    line.text(sign.range).last { ("A"..."Z").contains($0) }
  }

  /// What tells that a line is one of todo.txt. A letter in brackets is not enough: `(A) Paris (B) Rome`.
  private enum Evidence: Comparable {
    case none, start, enough
  }

  /// Completion, priority and dates, which stand first.
  private static func readStart(
    of line: LineText,
    _ words: [LineText.Word],
    _ index: inout Int,
    _ signs: inout [LineSign],
    _ evidence: inout Evidence
  ) {
    func date() -> CivilDate? { index < words.count ? LineDay.date(line.text(words[index].range)) : nil }
    let first = line.text(words[0].range)
    if first == "x", let done = LineDay.date(line.text(words[1].range)) {
      signs.append(LineSign(words[0].range, .state(.done)))
      signs.append(LineSign(words[1].range, .done(done)))
      index = 2
      evidence = .enough
    } else if let priority = priority(first) {
      signs.append(LineSign(words[0].range, .priority(priority), isGuess: true))
      index = 1
      evidence = .start
    }
    guard line.form == .plain || index > 0, let created = date() else { return }
    // A date alone begins many lines.
    if index > 0 { evidence = .enough }
    signs.append(LineSign(words[index].range, .created(created)))
    index += 1
  }

  /// `(A)`: of 26 levels the first three.
  private static func priority(_ word: String) -> Priority? {
    let bytes = Array(word.utf8)
    guard bytes.count == 3, bytes[0] == UInt8(ascii: "("), bytes[2] == UInt8(ascii: ")") else { return nil }
    return level(bytes[1])
  }

  /// The letter of todo.txt at the start of the words behind a box, where nothing else on the line is of that program: one of the
  /// first three, and not the first choice of several.
  static func levelAlone(in line: LineText) -> LineSign? {
    guard line.hasBox, line.traits.contains(.start) else { return nil }
    let words = line.words()
    guard words.count > 1, case let first = line.text(words[0].range), first < "(D)", let level = priority(first),
      !words.dropFirst().contains(where: { $0.range.count == 3 && priority(line.text($0.range)) != nil })
    else { return nil }
    return LineSign(words[0].range, .priority(level), isGuess: true)
  }

  private static func level(_ letter: UInt8) -> Priority? {
    switch letter {
    case UInt8(ascii: "A"): .high
    case UInt8(ascii: "B"): .medium
    case UInt8(ascii: "C")...UInt8(ascii: "Z"): .low
    default: nil
    }
  }

  /// `due:2026-12-01`, `t:2026-12-01`, `rec:1w`, `pri:A`, `h:1`
  private static func field(_ wordRange: Range<Int>, in line: LineText) -> (LineSign, Evidence)? {
    guard let colon = line.bytes[wordRange].firstIndex(of: UInt8(ascii: ":")), colon - wordRange.lowerBound <= 4 else {
      return nil
    }
    let value = line.text(colon + 1..<wordRange.upperBound)
    switch line.text(wordRange.lowerBound..<colon) {
    // In a list item that is the slip of somebody who knows the format (format, *Fields that were meant*).
    case "due": return LineDay.date(value).map { (LineSign(wordRange, .due($0)), line.form == .plain ? .enough : .none) }
    case "t": return LineDay.date(value).map { (LineSign(wordRange, .start($0)), .enough) }
    case "rec": return rule(value).map { (LineSign(wordRange, $0), .enough) }
    case "pri":
      guard let letter = value.utf8.first, value.utf8.count == 1, let level = level(letter) else { return nil }
      return (LineSign(wordRange, .priority(level), isGuess: true), .enough)
    default: return nil
    }
  }

  /// `1w` counts from the day on which it was done, `+1w` from the day on which it was due.
  private static func rule(_ value: String) -> LineMeaning? {
    let isStrict = value.hasPrefix("+")
    let text = value.drop { $0 == "+" }
    let units: [Character: String] = ["d": "day", "w": "week", "m": "month", "y": "year"]
    if let rule = LineRule.interval(text, isAfterDone: !isStrict, units: units) { return rule }
    guard text.last == "b", let days = Int(text.dropLast()), days > 0 else { return nil }
    return .words(days == 1 ? "every business day" : "every \(days) business days")
  }

  /// `+project` or `@context`, which stay as they are.
  private static func isName(_ wordRange: Range<Int>, in line: LineText) -> Bool {
    wordRange.count > 1 && "+@".utf8.contains(line.bytes[wordRange.lowerBound])
      && (line.bytes[wordRange.lowerBound + 1] | 0x20) &- 0x61 < 26
  }
}

extension LineMeaning {
  /// Whether both say the same sort of thing, which a line can say once.
  fileprivate func isLike(_ other: LineMeaning) -> Bool {
    switch (self, other) {
    case (.due, .due), (.start, .start), (.priority, .priority), (.rule, .rule): true
    default: false
    }
  }
}
