import Chronology
import Outline
import SourceText

/// How often something is done, at the end of the words of an item of a page without a box: `Gym 3x/week`, `Lesen jeden Abend`. In a
/// section of habits, and above a log, any rule is one; elsewhere only how many times a period.
struct HabitInWords {
  /// The words that say how often.
  let range: Range<Int>
  /// The words of the item with the field.
  let written: String
  /// The rule, where the words are the goal of something else: `goal: 3x per week`.
  private(set) var ruleOfGoal: Recurrence?

  /// Longer words are a sentence.
  private static let mostWords = 12

  init?(_ item: Item, in file: LintedFile) {
    guard item.form == .listItem, item.depth == 0, item.entry == nil, HabitInWords.isWords(item.headline),
      case let words = item.headline.textRange, words.upperBound == file.source.bytes.lineEnd(of: words),
      // Most items are neither habits nor have a number: their words need not be looked at.
      case let isHabit = HabitInWords.isHabit(item, in: file),
      isHabit || HabitInWords.mayBeCounted(words, in: file.source.bytes),
      case let line = WhenLine(words, in: file.source.bytes, today: file.context.today),
      let (first, rule) = HabitInWords.rule(of: line, isHabit: isHabit)
    else { return nil }
    var end = line.words[first - 1].range.upperBound
    if ["on", "-", "–", "="].contains(line.words[first - 1].text), first > 1 { end = line.words[first - 2].range.upperBound }
    range = line.words[first].range.lowerBound..<words.upperBound
    ruleOfGoal = first == 1 && GoalWords.has(line.words[0].text) ? rule : nil
    written = file.source.string(in: words.lowerBound..<end) + " (streak: \(rule))"
  }

  /// Whether some words that are no habit's end in how many times a period something is done: `Rooms: 3/12 weekly`.
  static func speaks(of wordsRange: Range<Int>, in bytes: [UInt8], today: CivilDate) -> Bool {
    rule(of: WhenLine(wordsRange, in: bytes, today: today), isHabit: false) != nil
  }

  /// The first of the last words that are the rule of an item, and the rule; where it is no habit, one of a number of times.
  private static func rule(of line: WhenLine, isHabit: Bool) -> (first: Int, rule: Recurrence)? {
    guard 2...mostWords ~= line.words.count,
      isHabit || line.words.indices.dropFirst().prefix(3).contains(where: { isCounted($0, in: line) }),
      let (first, rule) = HabitInWords.rule(endingIn: line),
      isHabit || rule.times != nil && first <= 3 && isCounted(first, in: line)
    else { return nil }
    return (first, rule)
  }

  /// Whether a headline has words, and no sign that says what they are.
  private static func isWords(_ headline: Headline) -> Bool {
    headline.box == nil && headline.anchor == nil && headline.groups.isEmpty && !headline.textRange.isEmpty
      && headline.places.contains(.item) && headline.places.isDisjoint(with: [.entry, .setAside])
  }

  /// Whether some word but the first may be a number of times (`isCounted`), told by its bytes: most numbers are others.
  private static func mayBeCounted(_ wordsRange: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard bytes[wordsRange].contains(where: { $0 &- 0x30 < 10 }) else { return false }
    return wordsRange.dropFirst().contains { start in
      guard bytes[start - 1] <= 0x20, bytes[start] &- 0x30 < 10 || bytes[start] >= 0x80 else { return false }
      let next = bytes[start..<wordsRange.upperBound].drop { $0 > 0x20 }.drop { $0 <= 0x20 }
      return bytes[start..<next.startIndex].contains { $0 >= 0x80 || $0.isOne(of: "xX/") }
        || next.first.map { $0 >= 0x80 || $0.isOne(of: "xXtTmMfFvV") } ?? false
    }
  }

  /// The first of the last words that are a rule, and the rule.
  private static func rule(endingIn line: WhenLine) -> (first: Int, rule: Recurrence)? {
    for first in line.words.indices.dropFirst() where isSaid(first, in: line) {
      guard !line.words[first...].contains(where: \.isLiteral) else { continue }
      let words = line.words[first...].map(\.text)
      switch Recurrence.parse(words.joined(separator: " ")) {
      case .success(let rule) where rule.unit != .hour: return (first, rule)
      // `every evening`
      case .failure(.partOfDay(_, let rest?)): return (first, rest)
      default: break
      }
      if let rule = Recurrence.meant(words) { return (first, rule) }
    }
    return nil
  }

  /// Whether the words from one on begin as a rule, and not as a day or a length.
  private static func isSaid(_ index: Int, in line: WhenLine) -> Bool {
    let first = line.words[index].text
    if line.words[index].beginsWithNumber { return isCounted(index, in: line) }
    return adverbs.contains(first) || Recurrence.mayBeMeant(by: first) || second(index, in: line) == "times"
  }

  /// Whether the words from one on begin with a number of times: `3x`, `2 times`.
  private static func isCounted(_ index: Int, in line: WhenLine) -> Bool {
    let first = line.words[index].text
    guard line.words[index].beginsWithNumber else { return false }
    return first.contains { "x×/".contains($0) } || timesBehindNumbers.contains(second(index, in: line))
  }

  private static func second(_ index: Int, in line: WhenLine) -> String {
    index + 1 < line.words.count ? line.words[index + 1].text : ""
  }

  private static let timesBehindNumbers: Set<String> = ["x", "×", "times", "mal", "fois", "veces"]
  private static let adverbs: Set<String> = [
    "every", "each", "daily", "weekly", "monthly", "weekdays", "once", "twice", "nightly",
  ]

  private static func isHabit(_ item: Item, in file: LintedFile) -> Bool {
    hasLog(item, in: file) || HabitSection.contains(item.headline.range.lowerBound, of: file)
  }

  /// Whether the items below begin with days.
  private static func hasLog(_ item: Item, in file: LintedFile) -> Bool {
    item.elements.contains { element in
      if case .item(let child) = element { MeantEntry.range(of: file.document.items[child], in: file) != nil } else { false }
    }
  }
}
