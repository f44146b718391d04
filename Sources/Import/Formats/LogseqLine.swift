import Chronology
import Outline
import Planner

/// The properties of Logseq, each on a line of its own: `deadline:: [[2026-12-01]]` (its manual, *Properties*).
enum LogseqLine: LineFormat {
  static let program = "Logseq"

  static func signs(in line: LineText) -> [LineSign] {
    guard line.traits.contains(.key) else { return [] }
    var signs: [LineSign] = []
    var start = line.range.lowerBound
    while start < line.range.upperBound {
      let end = line.bytes[start..<line.range.upperBound].firstIndex(of: 0x0A) ?? line.range.upperBound
      if let sign = property(in: start..<end, of: line) { signs.append(sign) }
      start = end + 1
    }
    return signs
  }

  /// `key:: value`, and nothing else on its line.
  private static func property(in lineRange: Range<Int>, of line: LineText) -> LineSign? {
    var start = lineRange.lowerBound
    while start < lineRange.upperBound, line.bytes[start] == 0x20 || line.bytes[start] == 0x09 { start += 1 }
    var end = lineRange.upperBound
    while end > start, line.bytes[end - 1] <= 0x20 { end -= 1 }
    guard let colon = line.bytes[start..<end].firstIndex(of: UInt8(ascii: ":")), colon + 2 < end,
      line.bytes[colon + 1] == UInt8(ascii: ":"), line.bytes[colon + 2] == 0x20
    else { return nil }
    return meaning(line.text(start..<colon).lowercased(), of: colon + 3..<end, in: line).map { LineSign(start..<end, $0) }
  }

  /// Most properties have other names, and their values are not looked at.
  private static func meaning(_ name: String, of valueRange: Range<Int>, in line: LineText) -> LineMeaning? {
    var value: String { line.value(valueRange) }
    var date: CivilDate? { LineDay.date(value) }
    switch name {
    case "due", "deadline": return date.map(LineMeaning.due)
    case "scheduled": return date.map(LineMeaning.scheduled)
    case "start": return date.map(LineMeaning.start)
    case "done", "completed", "completion": return date.map(LineMeaning.done)
    case "created": return date.map(LineMeaning.created)
    case "priority":
      return Priority(rawValue: value.lowercased()).map(LineMeaning.priority)
        ?? ["a": .priority(.high), "b": .priority(.medium), "c": .priority(.low)][value.lowercased()]
    case "repeat", "every": return LineRule.meaning(value)
    default: return nil
    }
  }
}
