import Chronology
import Outline

/// The first day, time or rule that stands anywhere among the words of an open task and that no field says: `Midterm 12/1 @ 9am
/// room 204`, `read chapter 14 before Thursday`, `quiz every Wed at 10` (format, *When among the words*).
struct WhenAmongWords {
  /// From the word before it, as `before` or `@`, to the time behind it.
  private(set) var range: Range<Int>
  /// The days that it may be, the nearest first; none of a time alone and of a rule.
  private(set) var dates: [CivilDate] = []
  private(set) var time: TimeOfDay?
  private(set) var rule: Recurrence?
  /// Whether it is something's end: `by 5pm`.
  private(set) var isLimit = false

  init?(_ textRange: Range<Int>, in bytes: borrowing [UInt8], today: CivilDate) {
    guard WhenLine.maySayWhen(textRange, in: bytes) else { return nil }
    let line = WhenLine(textRange, in: copy bytes, today: today)
    var end = textRange.lowerBound
    for index in line.words.indices where !line.words[index].isLiteral && line.words[index].range.lowerBound >= end {
      // `If it is not settled by Friday I shall call`: a sentence with a condition.
      if WhenAmongWords.isCondition(line.words[index].text) { return nil }
      guard line.mayBegin(at: index), let found = WhenAmongWords(at: index, of: line) else { continue }
      // `what is due 4 Dec`: all of it belongs to the sentence.
      guard WhenAmongWords.isOther(behind: index, of: line) else {
        self = found
        return
      }
      end = found.range.upperBound
    }
    return nil
  }

  private static func isOther(behind index: Int, of line: WhenLine) -> Bool {
    guard index > 0 else { return false }
    let word = line.words[index - 1].text
    return wordsBeforeOthers.contains(word) || word.hasSuffix("'s") || word.hasSuffix("’s")
  }

  /// Nil where nothing of the kind begins with a word.
  private init?(at index: Int, of line: WhenLine) {
    var place = index
    var leads: [String] = []
    while place < line.words.count, leads.count < 2, !line.words[place].isLiteral, let lead = line.lead(at: place) {
      leads.append(lead)
      // `@Sun` is both.
      guard lead != "@" || line.words[place].text == "@" else { break }
      place += 1
    }
    if !WhenAmongWords.leadsWithArticle.isDisjoint(with: leads) { place = line.place(behindArticlesAt: place) }
    guard place < line.words.count, !line.words[place].isLiteral else { return nil }
    let start = line.words[index].range.lowerBound
    range = start..<start
    isLimit = !WhenAmongWords.limits.isDisjoint(with: leads)
    if let day = line.day(at: place, isLed: !leads.isEmpty, isDue: isLimit || leads.contains("due"))
      ?? WhenAmongWords.dayApart(at: index, of: line) ?? (leads.isEmpty ? line.dayAtEnd(index) : nil)
    {
      dates = day.dates
      let time = line.time(after: day.end)
      (self.time, range) = (time?.start, start..<(time?.end ?? day.end))
      return
    }
    if let time = line.time(at: place, isLed: !leads.isEmpty) {
      self.time = time.start
      range = start..<time.end
      guard let next = line.index(after: time.end) else { return }
      // `9am Fri`, `5pm on 3 Dec`
      let dayPlace = line.lead(at: next) == nil ? next : next + 1
      if dayPlace < line.words.count, !line.words[dayPlace].isLiteral,
        let day = line.day(at: dayPlace, isLed: true, isDue: false)
      {
        (dates, range) = (day.dates, start..<day.end)
      }
      return
    }
    guard leads.isEmpty, let (rule, end) = line.rule(at: index) else { return nil }
    let time = line.time(after: end)
    (self.rule, self.time, range) = (rule, time?.start, start..<(time?.end ?? end))
  }

  /// `Text Ana re party - tmrw`: a day in words behind a dash or a comma, with which the words end.
  private static func dayApart(at index: Int, of line: WhenLine) -> (dates: [CivilDate], end: Int)? {
    guard line.mayBeApart(index), line.words[index].text.first?.isLetter == true,
      let day = line.day(at: index, isLed: true, isDue: false)
    else { return nil }
    if line.isApart(index, to: day.end) { return day }
    // `plumber: tue or wed`
    guard let or = line.index(after: day.end), ["or", "oder", "ou", "o"].contains(line.words[or].text),
      or + 1 < line.words.count, !line.words[or + 1].isLiteral, let other = line.day(at: or + 1, isLed: true, isDue: false),
      line.isApart(index, to: other.end)
    else { return nil }
    return (Array(Set(day.dates + other.dates)).sorted(), other.end)
  }

  private static func isCondition(_ word: String) -> Bool {
    switch word {
    case "if", "unless", "whether", "falls", "wenn", "si": true
    default: false
    }
  }

  /// Behind these a day or a time is another than that of the task, or part of a sentence.
  private static let wordsBeforeOthers: Set<String> = [
    "is", "are", "was", "were", "be", "not", "when", "if", "of", "from", "since", "starts", "start", "started", "starting",
    "scheduled", "created", "after", "dated", "vom", "seit", "ab", "von", "depuis", "done", "finished", "than", "for",
    "between",
  ]
  private static let limits: Set<String> = leadsWithArticle.union(["by", "before", "b4", "until", "till", "til"])
  /// Those of German, French and Spanish, which an article may follow.
  private static let leadsWithArticle: Set<String> = [
    "bis", "vor", "avant", "jusqu'à", "jusqu’à", "jusqu'au", "jusqu’au", "antes", "hasta",
  ]
}
