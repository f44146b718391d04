import Chronology
import Planner

/// What is typed into Todoist: `words every monday p1 #Project @label` (its help, *Use Task Quick Add*). Projects and labels stay as
/// they are.
enum TodoistLine: LineFormat {
  static let program = "Todoist"

  static func signs(in line: LineText) -> [LineSign] {
    guard line.traits.contains(.level) else { return [] }
    let words = line.words()
    // The level is among the last, with projects and labels: in a sentence `p1` is a page.
    var end = words.count
    while end > 0, isName(words[end - 1], in: line) { end -= 1 }
    guard end > 1, !words[end - 1].isLiteral, let level = level(line.text(words[end - 1].range)) else { return [] }
    let hasNames = end < words.count
    var signs = [LineSign(words[end - 1].range, .priority(level), isGuess: true)]
    signs += rule(before: end - 1, words, in: line) ?? day(before: end - 1, words, in: line)
    let hasEvery = words.prefix(end).contains { !$0.isLiteral && line.text($0.range).lowercased().hasPrefix("every") }
    return line.hasBox || hasNames || hasEvery || signs.count > 1 ? signs : []
  }

  /// `p1` is the highest, and `p4` none.
  private static func level(_ word: String) -> Priority?? {
    switch word {
    case "p1": .some(.high)
    case "p2": .some(.medium)
    case "p3": .some(.low)
    case "p4": .some(nil)
    default: nil
    }
  }

  private static func isName(_ word: LineText.Word, in line: LineText) -> Bool {
    !word.isLiteral && word.range.count > 1 && "#@".utf8.contains(line.bytes[word.range.lowerBound])
  }

  /// A rule that ends before the level.
  private static func rule(before end: Int, _ words: [LineText.Word], in line: LineText) -> [LineSign]? {
    for start in stride(from: end - 2, through: max(1, end - 8), by: -1) where !words[start].isLiteral {
      guard ["every", "every!"].contains(line.text(words[start].range).lowercased()) else { continue }
      let text = words[start..<end].map { line.text($0.range) }.joined(separator: " ")
      let range = words[start].range.lowerBound..<words[end - 1].range.upperBound
      return LineRule.meaning(text).map { [LineSign(range, $0, isGuess: true)] } ?? []
    }
    return nil
  }

  /// A day before the level, with a time or without.
  private static func day(before end: Int, _ words: [LineText.Word], in line: LineText) -> [LineSign] {
    for index in stride(from: end - 1, through: max(1, end - 3), by: -1) where !words[index].isLiteral {
      let text = line.text(words[index].range)
      if let day = LineDay.date(text) ?? LineDay.day(text, after: line.today) {
        return [LineSign(words[index].range, .due(day), isGuess: true)]
      }
      guard text == "at" || text.first?.isNumber == true else { return [] }
    }
    return []
  }
}
