import Chronology
import SourceText

/// Finds what the words of a task end in, if that was meant as a field: `due tomorrow`, `by friday`, `@2026-12-05`,
/// `high priority`, `2026-12-16`, `every tuesday`; behind a ticked box `done 3 Nov` (format, *Fields that were meant*).
package struct LastWords {
  let key: FieldKey
  let range: Range<Int>
  let valueRange: Range<Int>

  /// Longer words for a value are none.
  private static let mostBytes = 40

  /// Nil where the words end in nothing of the kind. This is asked of each task of a vault.
  ///
  /// - Parameters:
  ///   - isOpen: whether the box is open; else it is ticked.
  ///   - onlyRule: whether nothing but a rule is looked for.
  ///   - takesDays: whether days of the week are one, as in the routine: `weekdays`, `mon wed`.
  package static func find(
    _ textRange: Range<Int>,
    in bytes: [UInt8],
    isOpen: Bool,
    onlyRule: Bool = false,
    takesDays: Bool = false
  ) -> LastWords? {
    // The first line of the words, without tags at its end.
    let line = HardBreaks.lineEnd(of: textRange, in: bytes)
    let lineRange = withoutTags(textRange.lowerBound..<line, in: bytes)
    // From the last word to the first.
    var start = lineRange.upperBound
    while start > lineRange.lowerBound, lineRange.upperBound - start < mostBytes {
      let end = start
      while start > lineRange.lowerBound, bytes[start - 1] > 0x20 { start -= 1 }
      if start > lineRange.lowerBound, start < end, onlyRule || mayBegin(at: start, lineRange, in: bytes, isOpen: isOpen),
        let found = onlyRule
          ? rule(start, lineRange, in: bytes) ?? (takesDays ? days(start, lineRange, in: bytes) : nil)
          : field(ofWord: start..<end, lineRange, in: bytes, isOpen: isOpen)
      {
        return LastWords(key: found.key, range: start..<found.end, valueRange: found.valueRange)
      }
      while start > lineRange.lowerBound, bytes[start - 1] <= 0x20 { start -= 1 }
    }
    return nil
  }

  /// The words without the tags at their end, and without one sign behind the last of them.
  private static func withoutTags(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var end = Spaces.trim(in: bytes, end: range.upperBound, start: range.lowerBound)
    while end > range.lowerBound {
      var start = end
      while start > range.lowerBound, bytes[start - 1] > 0x20 { start -= 1 }
      // A control character may come last, and is no word.
      guard start < end, bytes[start] == UInt8(ascii: "#") else { break }
      end = Spaces.trim(in: bytes, end: start, start: range.lowerBound)
    }
    if end > range.lowerBound + 1, !bytes[end - 1].isASCIILetter, bytes[end - 1].isOne(of: ",;!."),
      !bytes[end - 2].isASCIIDigit
    {
      end -= 1
    }
    return range.lowerBound..<end
  }

  /// Whether a field may begin with a word, by its first byte and what stands before it. Most words of most tasks end the matter here.
  private static func mayBegin(at start: Int, _ lineRange: Range<Int>, in bytes: [UInt8], isOpen: Bool) -> Bool {
    let byte = bytes[start]
    if isOpen { return beginOpen[Int(byte)] }
    return beginTicked[Int(byte)]
      || (byte.isASCIILetter || byte.isASCIIDigit) && mayBeginDay(at: start, lineRange, in: bytes)
  }

  /// Of each byte, whether a field of an open box may begin with it, as `field` tells them apart.
  private static let beginOpen: [Bool] = (0...UInt8.max).map { byte in
    byte.isASCIIDigit || byte.isOne(of: "@<!-oeEtThHlLmM") || byte == 0xE2 || beginsKeyWord(byte, isOpen: true)
  }

  /// The same of a ticked box, but for days without a word before them.
  private static let beginTicked: [Bool] = (0...UInt8.max).map { beginsKeyWord($0, isOpen: false) }

  private static func beginsKeyWord(_ byte: UInt8, isOpen: Bool) -> Bool {
    keyWords.contains { $0.isOpen == isOpen && $0.word.utf8Start[0] == byte | 0x20 }
  }

  /// The field that begins with a word and goes on to the end of the line.
  private static func field(
    ofWord wordRange: Range<Int>,
    _ lineRange: Range<Int>,
    in bytes: [UInt8],
    isOpen: Bool
  ) -> (key: FieldKey, valueRange: Range<Int>, end: Int)? {
    if !isOpen, bytes[wordRange.lowerBound].isASCIILetter, let done = dayDone(wordRange, lineRange, in: bytes) { return done }
    switch bytes[wordRange.lowerBound] {
    case UInt8(ascii: "@"), UInt8(ascii: "<"):
      guard isOpen, wordRange.count > 1, bytes[wordRange.lowerBound + 1].isASCIIDigit else { return nil }
      let isAngle = bytes[wordRange.lowerBound] == UInt8(ascii: "<")
      guard !isAngle || bytes[lineRange.upperBound - 1] == UInt8(ascii: ">") else { return nil }
      let value = wordRange.lowerBound + 1..<lineRange.upperBound - (isAngle ? 1 : 0)
      return KeySynonym.fits(value, .due, in: bytes) ? (.due, value, lineRange.upperBound) : nil
    case UInt8(ascii: "0")...UInt8(ascii: "9") where !isOpen: return dayDone(wordRange, lineRange, in: bytes)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return day(wordRange, behind: wordRange.lowerBound, lineRange, in: bytes)
        ?? rule(wordRange.lowerBound, lineRange, in: bytes)
    case UInt8(ascii: "!"):
      // `!high`
      let value = wordRange.dropFirst()
      return isOpen && wordRange.upperBound == lineRange.upperBound && !value.isEmpty && bytes[value.lowerBound].isASCIILetter
        && KeySynonym.fits(value, .priority, in: bytes) ? (.priority, value, value.upperBound) : nil
    case UInt8(ascii: "-"), 0xE2:
      return isOpen && isArrow(wordRange, in: bytes) ? dayBehindArrow(wordRange, lineRange, in: bytes) : nil
    case UInt8(ascii: "o") where isCalled("on", wordRange, in: bytes):
      let next = Spaces.skip(in: bytes, from: wordRange.upperBound, end: lineRange.upperBound)
      let end = bytes[next..<lineRange.upperBound].firstIndex { $0 <= 0x20 } ?? lineRange.upperBound
      return isOpen && next < end ? day(next..<end, behind: wordRange.lowerBound, lineRange, in: bytes) : nil
    case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "t"), UInt8(ascii: "T"):
      if isOpen { return rule(wordRange.lowerBound, lineRange, in: bytes) }
    case UInt8(ascii: "h"), UInt8(ascii: "H"), UInt8(ascii: "l"), UInt8(ascii: "L"), UInt8(ascii: "m"), UInt8(ascii: "M"):
      if isOpen { return level(wordRange, lineRange, in: bytes) }
    default: break
    }
    var end = wordRange.lowerBound
    while end < wordRange.upperBound, bytes[end].isASCIILetter { end += 1 }
    let hasColon = end < wordRange.upperBound && (bytes[end] == UInt8(ascii: ":") || bytes[end] == UInt8(ascii: "="))
    guard end == wordRange.upperBound || hasColon, let key = key(wordRange.lowerBound..<end, in: bytes, isOpen: isOpen),
      hasColon || !isTold(before: wordRange.lowerBound, lineRange, in: bytes)
    else { return nil }
    let start = Spaces.skip(in: bytes, from: end + (hasColon ? 1 : 0), end: lineRange.upperBound)
    guard start < lineRange.upperBound else { return nil }
    var value = start..<lineRange.upperBound
    // `fait le 20/11`, `erledigt am 20.11.`
    let hasArticle = key == .done && value.count > 3 && bytes[start + 2] == 0x20
    if hasArticle, ["le", "am", "el"].contains(String(decoding: bytes[start..<start + 2], as: UTF8.self)) {
      value = Spaces.skip(in: bytes, from: start + 2, end: value.upperBound)..<value.upperBound
    }
    return [value, withoutPoint(value, in: bytes)].first { KeySynonym.fits($0, key, in: bytes) }.map {
      (key, $0, $0.upperBound)
    }
  }

  /// `16.11.` of `outline - 16.11.` behind a ticked box: a day in digits, `yesterday` or a weekday behind a dash or a comma, and
  /// nothing after it.
  private static func dayDone(
    _ wordRange: Range<Int>,
    _ lineRange: Range<Int>,
    in bytes: [UInt8]
  ) -> (key: FieldKey, valueRange: Range<Int>, end: Int)? {
    let start = wordRange.lowerBound
    guard mayBeginDay(at: start, lineRange, in: bytes) else { return nil }
    let before = Spaces.trim(in: bytes, end: start, start: lineRange.lowerBound)
    guard before > lineRange.lowerBound, before < start else { return nil }
    // The last byte of a dash.
    let last = bytes[before - 1]
    guard last == UInt8(ascii: "-") || last == UInt8(ascii: ",") || last == 0x93 else { return nil }
    let isDash = last == UInt8(ascii: "-") || bytes[lineRange.lowerBound..<before].suffix(3).elementsEqual("–".utf8)
    let dash = isDash ? before - (last == UInt8(ascii: "-") ? 1 : 3) : before
    let isApart = isDash ? dash > lineRange.lowerBound && bytes[dash - 1] <= 0x20 : last == UInt8(ascii: ",")
    let value = wordRange.lowerBound..<lineRange.upperBound
    let signs = bytes[value].count { "./-".utf8.contains($0) }
    guard isApart, signs > 1 || bytes[value].contains(where: \.isASCIILetter) else { return nil }
    let words = String(decoding: bytes[value], as: UTF8.self).lowercased()
    // `- may` and `- march` are no days.
    let isDay = words.contains(where: \.isNumber) || words == "yesterday" || words == "today" || Weekday(name: words) != nil
    guard isDay, KeySynonym.fits(value, .done, in: bytes) else { return nil }
    return (.done, value, value.upperBound)
  }

  /// Whether a day may stand there without a word for it. This is asked of each word of a task that is done, and most stand a space
  /// behind a letter.
  private static func mayBeginDay(at start: Int, _ lineRange: Range<Int>, in bytes: [UInt8]) -> Bool {
    start < lineRange.lowerBound + 2 || bytes[start - 1] != 0x20 || !bytes[start - 2].isASCIILetter
  }

  /// `->` and `→`.
  private static func isArrow(_ wordRange: Range<Int>, in bytes: [UInt8]) -> Bool {
    bytes[wordRange].elementsEqual("->".utf8) || bytes[wordRange].elementsEqual("→".utf8)
  }

  /// `-> tomorrow`: the day to which a task was moved on; not `Mon -> Tue`.
  private static func dayBehindArrow(
    _ wordRange: Range<Int>,
    _ lineRange: Range<Int>,
    in bytes: [UInt8]
  ) -> (key: FieldKey, valueRange: Range<Int>, end: Int)? {
    let start = Spaces.skip(in: bytes, from: wordRange.upperBound, end: lineRange.upperBound)
    let value = start..<lineRange.upperBound
    let someDay = CivilDate(dayNumber: 0)
    guard let date = MeantDate.scan(bytes, at: start, end: value.upperBound, today: someDay, .ahead), !date.isPeriod,
      date.end == value.upperBound
    else { return nil }
    let before = Spaces.trim(in: bytes, end: wordRange.lowerBound, start: lineRange.lowerBound)
    var wordStart = before
    while wordStart > lineRange.lowerBound, bytes[wordStart - 1] > 0x20 { wordStart -= 1 }
    let isRange = MeantDate.scan(bytes, at: wordStart, end: before, today: someDay, .ahead)?.end == before
    return isRange ? nil : (.due, value, value.upperBound)
  }

  /// `2026-12-16`, also with the time of day behind it: the day of something that lies ahead, of whatever day it is today.
  ///
  /// - Parameter start: that of the word *on* before it, if there is one, else its own.
  private static func day(
    _ wordRange: Range<Int>,
    behind start: Int,
    _ lineRange: Range<Int>,
    in bytes: [UInt8]
  ) -> (key: FieldKey, valueRange: Range<Int>, end: Int)? {
    guard CivilDate.hasShape(bytes, at: wordRange.lowerBound, end: wordRange.upperBound),
      let (_, end) = CivilDate.scan(bytes, at: wordRange.lowerBound, end: wordRange.upperBound), end == wordRange.upperBound,
      isTimeOrNothing(end..<lineRange.upperBound, in: bytes)
    else { return nil }
    let before = Spaces.trim(in: bytes, end: start, start: lineRange.lowerBound)
    guard before > lineRange.lowerBound, bytes[before - 1].isASCIILetter || bytes[before - 1] == UInt8(ascii: ",") else {
      return nil
    }
    var wordStart = before
    while wordStart > lineRange.lowerBound, bytes[wordStart - 1] > 0x20 { wordStart -= 1 }
    let word = String(decoding: bytes[wordStart..<before], as: UTF8.self).lowercased()
    guard !wordsBeforeOtherDays.contains(word), !sentenceWords.contains(word) else { return nil }
    return (.due, wordRange, end)
  }

  /// Whether nothing follows a day but a time, a range of times or one of hours.
  private static func isTimeOrNothing(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    let rest = Spaces.trimmed(range, in: bytes)
    guard !rest.isEmpty else { return true }
    switch AnchorScan.scan(bytes, at: rest.lowerBound, end: rest.upperBound, .day) {
    case .time(_, rest.upperBound), .timeRange(_, rest.upperBound): return true
    default:
      return rest.count <= 7 && bytes[rest].allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == 0x20 }
        && bytes[rest].contains(UInt8(ascii: "-"))
    }
  }

  /// Words before a day on which something was, or begins.
  private static let wordsBeforeOtherDays: Set<String> = [
    "on", "due", "by", "deadline", "done", "of", "from", "since", "starts", "start", "starting", "scheduled", "created",
    "cancelled",
    "after", "before", "until", "till",
    "for", "dated", "as", "in", "and", "or", "to", "version", "vom", "seit", "ab", "von", "du", "depuis",
  ]

  /// `every tuesday`, `3x a week`. `every day` ends too many sentences.
  private static func rule(
    _ start: Int,
    _ lineRange: Range<Int>,
    in bytes: [UInt8]
  ) -> (key: FieldKey, valueRange: Range<Int>, end: Int)? {
    let range = start..<lineRange.upperBound
    guard bytes[start].isASCIIDigit || rulesBegin.contains(where: { begins(with: $0, range, in: bytes) }) else { return nil }
    // A rule names its unit, which a day in digits at the end of a line does not.
    guard bytes[range].contains(where: { $0 >= UInt8(ascii: "A") }), !isOtherNumber(bytes[range]) else { return nil }
    let text = String(decoding: bytes[range], as: UTF8.self).lowercased()
    guard case .success(let rule) = Recurrence.parse(text), rule.times != nil || text.first == "e",
      (rule.unit != .day && rule.unit != .hour) || rule.interval > 1, !isTold(before: start, lineRange, in: bytes)
    else { return nil }
    return (.every, range, range.upperBound)
  }

  /// Whether some bytes begin with a number that no rule has: one of a thousand or more, as a year or a whole date does, or one before
  /// a colon, as a time does.
  private static func isOtherNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    let digits = bytes.prefix(while: \.isASCIIDigit)
    guard let first = digits.first else { return false }
    return digits.count > 3 && first != UInt8(ascii: "0") || bytes[digits.endIndex...].first == UInt8(ascii: ":")
  }

  /// `weekdays`, `on mondays`, `mon wed fri`, `mon-fri`, `Mo Mi`: the days of a block of the routine. One alone may be part of
  /// a name: `Casual Friday`.
  private static func days(
    _ start: Int,
    _ lineRange: Range<Int>,
    in bytes: [UInt8]
  ) -> (key: FieldKey, valueRange: Range<Int>, end: Int)? {
    let before = lastWord(before: start, lineRange, in: bytes)
    guard !wordsBeforeNamedDays.contains(before), Weekday(name: before) == nil, Weekday(nameElsewhere: before) == nil,
      !isTold(before: start, lineRange, in: bytes)
    else { return nil }
    var value = start..<lineRange.upperBound
    if begins(with: "on ", value, in: bytes) {
      value = Spaces.skip(in: bytes, from: start + 3, end: value.upperBound)..<value.upperBound
    }
    let text = String(decoding: bytes[value], as: UTF8.self)
    let words = text.lowercased().split { " ,/&+-".contains($0) }.filter { $0 != "and" }
    let isPlural = words.count == 1 && words[0].hasSuffix("days") && Weekday(name: String(words[0])) != nil
    let areNamed = words.count > 1 && words.allSatisfy { Weekday(name: String($0)) != nil }
    guard isPlural || areNamed || words == ["weekdays"] || words == ["weekends"] else {
      return text.first?.isUppercase == true && !text.contains(",") && Recurrence.meant(asDays: text) != nil
        ? (.every, value, value.upperBound) : nil
    }
    guard case .success = Recurrence.parse(text) else { return nil }
    return (.every, value, value.upperBound)
  }

  private static func lastWord(before offset: Int, _ lineRange: Range<Int>, in bytes: [UInt8]) -> String {
    let end = Spaces.trim(in: bytes, end: offset, start: lineRange.lowerBound)
    var start = end
    while start > lineRange.lowerBound, bytes[start - 1] > 0x20, end - start < 12 { start -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self).lowercased().filter { $0 != "," }
  }

  /// Behind these the days are part of a sentence, or of a longer list that begins before them.
  private static let wordsBeforeNamedDays: Set<String> = [
    "on", "for", "the", "of", "from", "no", "not", "my", "and", "&", "+", "/", "or", "to", "until", "till", "before", "after",
    "except", "all", "these", "those", "und", "et", "y",
  ]

  private static let rulesBegin: [StaticString] = ["every ", "each ", "twice "]

  /// Whether some bytes begin with words in lower case; ASCII case is ignored.
  private static func begins(with words: StaticString, _ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    let count = words.utf8CodeUnitCount
    return range.count > count && (0..<count).allSatisfy { bytes[range.lowerBound + $0] | 0x20 == words.utf8Start[$0] }
  }

  /// A point behind a digit is part of `24.11.`, and ends the sentence of `2026-12-01.`.
  private static func withoutPoint(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    bytes[range.upperBound - 1] == UInt8(ascii: ".") ? range.dropLast() : range
  }

  /// `high priority`, `low prio`
  private static func level(
    _ wordRange: Range<Int>,
    _ lineRange: Range<Int>,
    in bytes: [UInt8]
  ) -> (key: FieldKey, valueRange: Range<Int>, end: Int)? {
    let next = Spaces.skip(in: bytes, from: wordRange.upperBound, end: lineRange.upperBound)
    guard next > wordRange.upperBound, KeySynonym.fits(wordRange, .priority, in: bytes),
      isCalled("priority", next..<lineRange.upperBound, in: bytes) || isCalled("prio", next..<lineRange.upperBound, in: bytes)
    else { return nil }
    return (.priority, wordRange, lineRange.upperBound)
  }

  /// What a word stands for. Whether a box is open says whether a day lies ahead.
  private static func key(_ range: Range<Int>, in bytes: [UInt8], isOpen: Bool) -> FieldKey? {
    keyWords.first { $0.isOpen == isOpen && isCalled($0.word, range, in: bytes) }?.key
  }

  /// The words for keys, and whether they are those of an open box or of a ticked one.
  private static let keyWords: [(word: StaticString, key: FieldKey, isOpen: Bool)] = [
    ("due", .due, true), ("deadline", .due, true), ("by", .due, true), ("priority", .priority, true), ("prio", .priority, true),
    ("done", .done, false), ("erledigt", .done, false), ("finished", .done, false), ("fertig", .done, false),
    ("fait", .done, false), ("hecho", .done, false),
  ]

  private static func isCalled(_ word: StaticString, _ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    range.count == word.utf8CodeUnitCount
      && range.allSatisfy { bytes[$0] | 0x20 == word.utf8Start[$0 - range.lowerBound] }
  }

  /// Whether the word before makes a sentence of it: `what is due tomorrow`.
  private static func isTold(before offset: Int, _ lineRange: Range<Int>, in bytes: [UInt8]) -> Bool {
    let end = Spaces.trim(in: bytes, end: offset, start: lineRange.lowerBound)
    var start = end
    while start > lineRange.lowerBound, bytes[start - 1] > 0x20, end - start < 8 { start -= 1 }
    let word = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
    return word.hasSuffix("'s") || word.hasSuffix("’s") || sentenceWords.contains(word)
  }

  private static let sentenceWords: Set<String> = ["is", "are", "was", "were", "be", "not", "falls", "fall", "when", "if"]
}
