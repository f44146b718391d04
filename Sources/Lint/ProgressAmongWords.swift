import Chronology
import Outline
import SourceText

/// How far an open task is, at the end of its words: `60% done`, `(50%)`, `7/12`, `p. 210/880`, `2/5 fertig`.
struct ProgressAmongWords {
  let range: Range<Int>
  /// As a counter has it.
  let written: String
  /// Where the words before it end.
  let nameEnd: Int

  init?(_ wordsRange: Range<Int>, in bytes: [UInt8]) {
    guard bytes.lineEnd(of: wordsRange) == wordsRange.upperBound else { return nil }
    var starts: [Int] = []
    var offset = wordsRange.upperBound
    while offset > wordsRange.lowerBound, starts.count < 3 {
      var start = offset
      while start > wordsRange.lowerBound, bytes[start - 1] > 0x20 { start -= 1 }
      starts.append(start)
      offset = start
      while offset > wordsRange.lowerBound, bytes[offset - 1] <= 0x20 { offset -= 1 }
    }
    // The number is the last word, or the one before `done`.
    for (place, start) in starts.prefix(2).enumerated() where start > wordsRange.lowerBound {
      let wordEnd =
        place == 0
        ? wordsRange.upperBound : bytes[start..<wordsRange.upperBound].firstIndex { $0 <= 0x20 } ?? wordsRange.upperBound
      let text = String(decoding: bytes[start..<wordEnd], as: UTF8.self)
      let last = place == 0 ? "" : String(decoding: bytes[starts[0]..<wordsRange.upperBound], as: UTF8.self).lowercased()
      guard let written = ProgressAmongWords.written(text, before: last) else { continue }
      let before = place + 1 < starts.count ? String(decoding: bytes[starts[place + 1]..<start], as: UTF8.self) : ""
      let hasPage = ["p. ", "pp. ", "S. ", "page ", "pg "].contains(before)
      let first = hasPage ? starts[place + 1] : start
      var end = first
      while end > wordsRange.lowerBound, bytes[end - 1] <= 0x20 || ",:-".utf8.contains(bytes[end - 1]) { end -= 1 }
      // `Play in 6/8`, `a chapter of 7/12`
      guard end > wordsRange.lowerBound, !["in ", "of ", "at ", "im "].contains(before),
        !ProgressAmongWords.isDay(text, behind: before)
      else { return nil }
      (range, self.written, nameEnd) = (first..<wordsRange.upperBound, written, end)
      return
    }
    return nil
  }

  /// `Thu 11/26`, `due 11/26`, `(7/12)`: what is told as a day; and `le 3/12`, which may be one.
  private static func isDay(_ text: String, behind before: String) -> Bool {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard text.contains("/"), numbers.count == 2, numbers.allSatisfy({ $0 <= 31 }), numbers.contains(where: { $0 <= 12 }) else {
      return false
    }
    if text.first == "(" { return true }
    let word = before.lowercased().filter(\.isLetter)
    return Weekday(name: word) != nil || daysFollow.contains(word)
  }

  private static let daysFollow: Set<String> = [
    "due", "by", "before", "on", "until", "till", "to", "bis", "vor", "avant", "hasta", "jusquau", "le", "el", "del", "am",
    "dem", "den",
  ]

  /// Nil for what is no part of a whole, or may be a day or a measure.
  private static func written(_ text: String, before last: String) -> String? {
    guard
      last.isEmpty || ["done", "fertig", "read", "erledigt", "complete", "hecho", "fait", "gelesen", "pages"].contains(last)
    else {
      return nil
    }
    var text = Substring(text)
    let isSquare = text.first == "[" && text.last == "]"
    let isBracketed = isSquare || text.first == "(" && text.last == ")"
    if isBracketed { text = text.dropFirst().dropLast() }
    if text.last == "%" {
      // `Beat the eggs 30%`, `Cream 30%`: alone it belongs to a thing.
      guard isBracketed || !last.isEmpty, let percent = Int(text.dropLast()), 1...99 ~= percent else { return nil }
      return "\(percent)/100 %"
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let count = Int(parts[0]), let goal = Int(parts[1]), parts[0].first != "0", parts[1].first != "0",
      count < goal, isSquare ? goal > 1 : goal > 4, count > 0
    else { return nil }
    return "\(count)/\(goal)"
  }
}
