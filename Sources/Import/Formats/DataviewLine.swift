import Chronology
import Planner

/// The same tasks as Dataview's fields: `[scheduled:: 2026-12-01]` (manual of the plug-in Tasks, *Dataview Format*). Fields with a
/// key of the format are read, and are none of these signs (format, *Dataview fields*).
enum DataviewLine: LineFormat {
  static let program = "Dataview"

  static func signs(in line: LineText) -> [LineSign] {
    guard line.form == .item, line.traits.contains(.key) else { return [] }
    var signs: [LineSign] = []
    var isTask = false
    for word in line.words() where !word.isLiteral {
      guard let (range, name, valueRange) = field(at: word.range.lowerBound, in: line),
        let meaning = meaning(name, of: valueRange, in: line)
      else { continue }
      if case .words = meaning {} else { isTask = true }
      var isGuess = false
      if case .priority = meaning { isGuess = true }
      signs.append(LineSign(range, meaning, isGuess: isGuess))
    }
    return isTask ? signs : []
  }

  /// `[name:: value]` at an offset.
  private static func field(at start: Int, in line: LineText) -> (range: Range<Int>, name: String, valueRange: Range<Int>)? {
    let open = line.bytes[start]
    guard open == UInt8(ascii: "[") || open == UInt8(ascii: "(") else { return nil }
    let close = open == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: ")")
    let limit = min(line.range.upperBound, start + 200)
    guard let colon = line.bytes[start..<limit].firstIndex(of: UInt8(ascii: ":")), colon + 1 < limit,
      line.bytes[colon + 1] == UInt8(ascii: ":")
    else { return nil }
    var depth = 1
    var end = colon + 2
    while end < limit {
      if line.bytes[end] == open { depth += 1 }
      if line.bytes[end] == close { depth -= 1 }
      if depth == 0 { break }
      end += 1
    }
    guard depth == 0 else { return nil }
    return (start..<end + 1, line.text(start + 1..<colon).lowercased(), colon + 2..<end)
  }

  /// Most fields have other names, and their values are not looked at.
  private static func meaning(_ name: String, of valueRange: Range<Int>, in line: LineText) -> LineMeaning? {
    var value: String { line.value(valueRange) }
    var date: CivilDate? { LineDay.date(value) }
    switch name {
    case "completion", "completed": return date.map(LineMeaning.done)
    case "scheduled": return date.map(LineMeaning.scheduled)
    case "start": return date.map(LineMeaning.start)
    case "created": return date.map(LineMeaning.created)
    case "cancelled": return date.map(LineMeaning.cancelled)
    case "repeat": return LineRule.meaning(value)
    case "priority" where value == "highest": return .priority(.high)
    case "priority" where value == "lowest": return .priority(.low)
    case "id": return .words("id \(value)")
    case "dependson": return .words("after \(value)")
    case "oncompletion": return .words("on completion \(value)")
    default: return nil
    }
  }
}
