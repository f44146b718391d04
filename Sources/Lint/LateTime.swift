import Chronology
import Outline
import SourceText

/// The times of a block behind its words, where they are read as words: `lunch 12-13`, `deep work 9:00 - 11:30`.
struct LateTime {
  /// From the space and the sign before it to the end of the words.
  let range: Range<Int>
  /// In its written form.
  let written: String
  /// Whether it is a time by which something is to be done, and not its start: `by 17:00!!`.
  private(set) var isLimit = false

  /// How many bytes a range has at most.
  private static let mostBytes = 24

  /// Nil for words that do not end in two times, or in two numbers that may be something else.
  ///
  /// - Parameters:
  ///   - takesOne: whether one time is enough, as among the rows of a schedule.
  ///   - isTask: whether one is enough if it is the time of a task, and no limit, score or verse.
  init?(_ headline: Headline, takesOne: Bool = false, isTask: Bool = false, in source: SourceText) {
    let bytes = source.bytes
    let line = headline.textRange.lowerBound..<LateTime.end(of: headline.textRange, in: bytes)
    // `lights out 10:30!!` is a plan, and no diary.
    let takesOne = takesOne || line.upperBound < headline.textRange.upperBound
    guard headline.anchor == nil, !line.isEmpty, bytes[line.upperBound - 1].isDigitOrLetter, !bytes[line].contains(0x0A) else {
      return nil
    }
    for start in max(line.lowerBound + 1, line.upperBound - LateTime.mostBytes)..<line.upperBound
    where bytes[start - 1] == 0x20 && bytes[start].isDigit {
      var one = takesOne || isTask ? TimeOfDay(source.string(in: start..<line.upperBound)) : nil
      if isTask, let time = one, time.minute % 5 != 0 || LateTime.isOther(LateTime.lastWord(bytes, line.lowerBound..<start)) {
        one = nil
      }
      guard let written = one?.description ?? LateTime.range(bytes, at: start, end: line.upperBound, behind: line.lowerBound)
      else {
        continue
      }
      var space = start
      let before = bytes[line.lowerBound..<start]
      for sign in [" @ ", " at ", " um ", " à ", " a las ", " – ", " - "]
      where one != nil && before.reversed().starts(with: sign.utf8.reversed()) {
        space -= sign.utf8.count - 1
      }
      while space > line.lowerBound, bytes[space - 1] == 0x20 || bytes[space - 1] == UInt8(ascii: ",") { space -= 1 }
      guard space > line.lowerBound else { return nil }
      (self.range, self.written) = (space..<line.upperBound, written)
      isLimit = one != nil && LateTime.limits.contains(LateTime.lastWord(bytes, line.lowerBound..<space))
      return
    }
    return nil
  }

  /// Where the words end without two exclamation marks or more.
  private static func end(of wordsRange: Range<Int>, in bytes: [UInt8]) -> Int {
    var end = wordsRange.upperBound
    while end > wordsRange.lowerBound, bytes[end - 1] == UInt8(ascii: "!") { end -= 1 }
    return wordsRange.upperBound - end > 1 ? end : wordsRange.upperBound
  }

  private static func range(_ bytes: [UInt8], at start: Int, end: Int, behind words: Int) -> String? {
    if case .timeRange(let range, end) = AnchorScan.scan(bytes, at: start, end: end, .day) {
      // `Luke 12:11-12:18` is a verse.
      let isPlain = range.start.minute % 5 == 0 && range.end.minute % 5 == 0
      return isPlain ? range.description : nil
    }
    // As of a block with words behind it.
    let line = Array(bytes[start..<end]) + Array(" then".utf8)
    guard let meant = MeantTime.scan(line, at: 0, end: line.count), meant.end == end - start, TimeOfDay(meant.written) == nil,
      meant.isCertain || bytes[start..<end].contains(UInt8(ascii: ":")) || names.contains(lastWord(bytes, words..<start))
    else { return nil }
    return meant.written
  }

  /// The last word before a time, without what German, French and Spanish put between the two: `antes de las 17:30`,
  /// `jusqu’à 17:30`.
  private static func lastWord(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    var words = String(decoding: bytes[range], as: UTF8.self).lowercased().split { !$0.isLetter && !$0.isNumber }
    while words.count > 1, let last = words.last, links.contains(String(last)) { words.removeLast() }
    return words.last.map(String.init) ?? ""
  }

  private static let links: Set<String> = ["de", "la", "las", "à", "dem", "den"]

  /// Whether a time behind a word is another than that at which something begins: until when, how fast, a verse.
  static func isOther(_ word: String) -> Bool { wordsBeforeOthers.contains(word) }

  private static let limits: Set<String> = [
    "by", "before", "b4", "until", "till", "bis", "vor", "avant", "jusqu", "antes", "hasta",
  ]

  private static let wordsBeforeOthers: Set<String> = [
    "by", "before", "b4", "after", "until", "till", "til", "from", "since", "in", "under", "below", "sub", "than", "of", "to",
    "was",
    "ratio", "score", "time", "bis", "ab", "seit", "vor", "nach", "avant", "après", "depuis", "dès", "jusqu", "partir", "antes",
    "después", "despues", "desde", "hasta", "genesis", "exodus", "psalm", "psalms", "proverbs", "isaiah",
    "matthew", "mark", "luke", "john", "acts", "romans", "corinthians", "hebrews", "james", "peter", "revelation",
  ]

  /// Whether a word names what is done for some hours.
  static func isDoneForHours(_ word: String) -> Bool { names.contains(word) }

  /// What is done for some hours, so that two numbers behind it are hours, and neither a score nor pages.
  private static let names: Set<String> = [
    "breakfast", "brunch", "lunch", "dinner", "supper", "coffee", "nap", "gym", "yoga", "swim", "training", "choir",
    "rehearsal",
    "meeting", "standup", "call", "work", "school", "shift", "class", "lesson", "course", "workshop", "dentist", "doctor",
    "appointment", "walk", "commute", "frühstück", "mittag", "mittagessen", "mittagspause", "abendessen", "arbeit", "schule",
    "sport", "termin", "kurs", "chor", "déjeuner", "dîner", "travail", "école", "almuerzo", "cena", "trabajo",
  ]
}

extension UInt8 {
  fileprivate var isDigit: Bool { self &- 0x30 < 10 }
  fileprivate var isDigitOrLetter: Bool { isDigit || (self | 0x20) &- 0x61 < 26 }
}
