import Chronology
import Outline
import Planner
import SourceText

/// The tags of TaskPaper: `@done(2026-11-20)`, `@due(2026-12-01)`, `@priority(1)` (its guide, *Tags*). Tags that say nothing which
/// the format has stay as they are.
enum TaskPaperLine: LineFormat {
  static let program = "TaskPaper"

  static func signs(in line: LineText) -> [LineSign] {
    guard line.form == .item, line.traits.contains(.at) else { return [] }
    let words = line.words()
    var signs: [LineSign] = []
    // A name in a sentence is no sign: `@done` stands among the tags behind the words.
    let tail = words.lastIndex { !"@#^".utf8.contains(line.bytes[$0.range.lowerBound]) } ?? 0
    for (index, word) in words.enumerated() where !word.isLiteral && line.bytes[word.range.lowerBound] == UInt8(ascii: "@") {
      if line.text(word.range) == "@done" {
        guard index > tail else { continue }
        signs.append(LineSign(word.range, .state(.done)))
      } else if let (range, name, value) = call(at: word.range.lowerBound, in: line),
        let (meaning, isGuess) = meaning(name, value, today: line.today)
      {
        signs.append(LineSign(range, meaning, isGuess: isGuess))
      }
    }
    return signs
  }

  /// `@name(value)`
  private static func call(at start: Int, in line: LineText) -> (range: Range<Int>, name: String, value: String)? {
    let limit = min(line.range.upperBound, start + 200)
    guard let open = line.bytes[start..<limit].firstIndex(of: UInt8(ascii: "(")), open > start + 1,
      line.bytes[start + 1..<open].allSatisfy({ ($0 | 0x20) &- 0x61 < 26 || $0 == UInt8(ascii: "-") }),
      let close = line.bytes[open..<limit].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let value = line.text(open + 1..<close).onOneLine
    return (start..<close + 1, line.text(start + 1..<open).lowercased(), value)
  }

  private static func meaning(
    _ name: String,
    _ value: String,
    today: CivilDate
  ) -> (meaning: LineMeaning, isGuess: Bool)? {
    let date = LineDay.date(value)
    let day = date ?? LineDay.day(value, after: today)
    func dated(_ meaning: (CivilDate) -> LineMeaning) -> (meaning: LineMeaning, isGuess: Bool)? {
      day.map { (meaning($0), date == nil) } ?? kept
    }
    let kept: (LineMeaning, Bool)? = value.isEmpty ? nil : (.words("\(name) \(value)"), true)
    switch name {
    case "due", "deadline": return dated(LineMeaning.due)
    case "done", "completed": return dated(LineMeaning.done)
    case "start", "defer": return dated(LineMeaning.start)
    case "created": return dated(LineMeaning.created)
    case "cancelled": return dated(LineMeaning.cancelled)
    case "priority":
      if let priority = Priority(rawValue: value.lowercased()) { return (.priority(priority), false) }
      guard let level = Int(value), level > 0 else { return kept }
      return (.priority(level == 1 ? .high : level == 2 ? .medium : .low), true)
    case "repeat", "every": return LineRule.meaning(value).map { ($0, false) } ?? kept
    case "since", "until": return date.map { (.field(name == "since" ? .since : .until, $0.description), false) } ?? kept
    case "project" where !value.isEmpty: return (.field(.project, value), false)
    case "category" where !value.isEmpty: return (.field(.category, value), false)
    default: return nil
    }
  }
}
