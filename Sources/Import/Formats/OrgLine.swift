import Chronology
import Outline
import Planner

/// The headlines and planning lines of Org: `** TODO [#A] words :tag:`, `DEADLINE: <2026-12-01 Tue +1w>` (its manual, *TODO
/// Items* and *Timestamps*). Logseq writes the same into its blocks.
enum OrgLine: LineFormat {
  static let program = "Org"

  static func signs(in line: LineText) -> [LineSign] {
    guard !line.traits.isDisjoint(with: [.cookie, .stamp, .start]) else { return [] }
    let words = line.words()
    var signs: [LineSign] = []
    if line.traits.contains(.stamp) { signs = planning(in: line, words) }
    let start = headlineStart(of: line, words)
    if let start, !line.hasBox, let word = StateWord(at: words[start].range, in: line) {
      if start > 0 || !signs.isEmpty || line.traits.contains(.cookie) {
        let range = words[0].range.lowerBound..<words[start].range.upperBound
        signs.append(LineSign(range, .state(word.state, word: word.keptWord), isGuess: start == 0))
      }
    }
    if let cookie = words.prefix(4).first(where: { !$0.isLiteral && priority($0.range, in: line) != nil }),
      let priority = priority(cookie.range, in: line)
    {
      signs.append(LineSign(cookie.range, .priority(priority)))
    }
    return signs.isEmpty ? [] : signs + endTags(of: line, words)
  }

  /// The same of what is known to be a headline, the stars and the state of which are not in the line: its tags need no sign beside them.
  static func signs(ofHeadline line: LineText) -> [LineSign] {
    let signs = signs(in: line)
    return signs.isEmpty ? endTags(of: line, line.words()) : signs
  }

  /// Tags end the first line; what stands below it is about time.
  private static func endTags(of line: LineText, _ words: [LineText.Word]) -> [LineSign] {
    let lineEnd = line.bytes[line.range].firstIndex(of: 0x0A) ?? line.range.upperBound
    guard let last = words.last(where: { $0.range.upperBound <= lineEnd }), !last.isLiteral, last != words.first else {
      return []
    }
    return tags(last.range, in: line)
  }

  /// Where the words of a headline begin: behind its stars, where it has any.
  private static func headlineStart(of line: LineText, _ words: [LineText.Word]) -> Int? {
    guard let first = words.first else { return nil }
    let hasStars =
      line.form == .plain && first.range.count > 1 && line.bytes[first.range].allSatisfy { $0 == UInt8(ascii: "*") }
    return hasStars ? (words.count > 2 ? 1 : nil) : 0
  }

  /// `[#A]`
  private static func priority(_ wordRange: Range<Int>, in line: LineText) -> Priority? {
    switch line.text(wordRange) {
    case "[#A]": .high
    case "[#B]": .medium
    case "[#C]": .low
    default: nil
    }
  }

  /// `:home:work:`
  private static func tags(_ wordRange: Range<Int>, in line: LineText) -> [LineSign] {
    let text = line.text(wordRange)
    guard text.count > 2, text.hasPrefix(":"), text.hasSuffix(":") else { return [] }
    let tags = text.split(separator: ":", omittingEmptySubsequences: false).dropFirst().dropLast()
    guard tags.allSatisfy({ $0.first?.isLetter == true && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }) else {
      return []
    }
    return [LineSign(wordRange, .tag(tags.map { "#\($0)" }.joined(separator: " ")))]
  }

  // MARK: Planning

  /// `SCHEDULED: <…> DEADLINE: <…> CLOSED: […]`
  private static func planning(in line: LineText, _ words: [LineText.Word]) -> [LineSign] {
    var signs: [LineSign] = []
    for (index, word) in words.enumerated() where !word.isLiteral && index + 1 < words.count {
      let name = line.text(word.range)
      guard ["SCHEDULED:", "DEADLINE:", "CLOSED:"].contains(name),
        let stamp = OrgTimestamp(at: words[index + 1].range.lowerBound, in: line)
      else { continue }
      let meaning: LineMeaning =
        switch name {
        case "SCHEDULED:": .scheduled(stamp.date)
        case "DEADLINE:": .due(stamp.date)
        default: .done(stamp.date)
        }
      // Each part of a timestamp is a sign of its own; the first has the word and the bracket before it, the last the other bracket.
      var parts = [(stamp.dateRange, meaning)]
      if let rule = stamp.rule { parts.append((rule.range, rule.meaning)) }
      parts += stamp.rest.map { ($0.range, .words($0.words)) }
      parts.sort { $0.0.lowerBound < $1.0.lowerBound }
      for (index, part) in parts.enumerated() {
        let lower = index == 0 ? word.range.lowerBound : part.0.lowerBound
        let upper = index == parts.count - 1 ? stamp.end : part.0.upperBound
        signs.append(LineSign(lower..<upper, part.1, in: word.range.lowerBound..<stamp.end))
      }
    }
    return signs
  }
}

/// `<2026-12-01 Tue 09:00 +1w -3d>` or `[2026-11-20 Fri 17:12]`
struct OrgTimestamp {
  let date: CivilDate
  /// The date, with the name of its day.
  private(set) var dateRange: Range<Int>
  private(set) var rule: (meaning: LineMeaning, range: Range<Int>)?
  /// What has no key in the format, in words.
  private(set) var rest: [(words: String, range: Range<Int>)] = []
  /// Behind its bracket.
  let end: Int

  init?(at start: Int, in line: LineText) {
    let open = line.bytes[start]
    guard open == UInt8(ascii: "<") || open == UInt8(ascii: "[") else { return nil }
    let close = open == UInt8(ascii: "<") ? UInt8(ascii: ">") : UInt8(ascii: "]")
    let limit = min(line.range.upperBound, start + 60)
    guard let last = line.bytes[start..<limit].firstIndex(of: close),
      let (date, dateEnd) = CivilDate.scan(line.bytes, at: start + 1, end: last)
    else { return nil }
    self.date = date
    dateRange = start + 1..<dateEnd
    end = last + 1
    var offset = dateEnd
    while offset < last {
      guard line.bytes[offset] != 0x20 else {
        offset += 1
        continue
      }
      var wordEnd = offset
      while wordEnd < last, line.bytes[wordEnd] != 0x20 { wordEnd += 1 }
      guard read(line.text(offset..<wordEnd), offset..<wordEnd) else { return nil }
      offset = wordEnd
    }
  }

  /// Reads a part behind the date; false where it is none.
  private mutating func read(_ text: String, _ range: Range<Int>) -> Bool {
    let units: [Character: String] = ["h": "hour", "d": "day", "w": "week", "m": "month", "y": "year"]
    // The most that may pass, of a habit: `.+2d/4d`.
    if text.hasPrefix("+") || text.hasPrefix(".+"), rule == nil, let slash = text.firstIndex(of: "/") {
      let most = text[text.index(after: slash)...]
      guard most.dropLast().allSatisfy(\.isNumber), most.count > 1, let unit = units[most.last ?? " "] else { return false }
      let bytes = text[..<slash].utf8.count
      guard read(String(text[..<slash]), range.lowerBound..<range.lowerBound + bytes) else { return false }
      rest.append(("at the latest after \(most.dropLast()) \(unit)s", range.lowerBound + bytes..<range.upperBound))
      return true
    }
    if text.hasPrefix("+") || text.hasPrefix(".+"), rule == nil {
      let interval = text.drop { ".+".contains($0) }
      guard let rule = LineRule.interval(interval, isAfterDone: text.hasPrefix("."), units: units) else { return false }
      self.rule = (rule, range)
      return true
    }
    if text.hasPrefix("-") {
      let time = text.drop { $0 == "-" }
      rest.append(("warned \(time) before", range))
      return time.dropLast().allSatisfy(\.isNumber) && units[time.last ?? " "] != nil
    }
    if text.first?.isNumber == true {
      rest.append(("at \(text)", range))
      return TimeOfDay(text) != nil || TimeRange(text) != nil
    }
    // The name of the day, in whatever language.
    dateRange = dateRange.lowerBound..<range.upperBound
    return text.allSatisfy { $0.isLetter || $0 == "." }
  }
}
