import Chronology
import Outline
public import Planner

/// A change of a number as a person writes it: `+3`, `-1`, `=12`; `1` is one more.
public enum NumberChange: Hashable, Sendable {
  case by(Number)
  case to(Number)

  /// Nil for a text without a number after its sign.
  public init?(_ text: String) {
    guard let sign = text.first, let number = Number(typed: String(sign == "=" ? text.dropFirst() : text[...])) else {
      return nil
    }
    self = sign == "=" ? .to(number) : .by(number)
  }

  var number: Number {
    switch self {
    case .by(let number), .to(let number): number
    }
  }

  /// The number after it; nil for one of more than 18 digits.
  func applied(to number: Number) -> Number? {
    switch self {
    case .to(let new): new
    case .by(let change): number.adding(change)
    }
  }
}

extension Number {
  /// A number as it is typed to a command, where `24:30` can be but minutes and seconds.
  public init?(typed text: String) {
    guard let number = Number(text) ?? Number(text + " min") else { return nil }
    self = number
  }
}

extension EditedVault {
  /// Changes the number of a counter or a count.
  public mutating func count(_ thing: Thing, _ change: NumberChange) throws(EditRefusal) {
    guard let path = thing.path, let item = item(of: thing) else { throw EditRefusal("there is nothing to count") }
    let old: Number
    switch item.content {
    case .counter(let counter): old = counter.value
    case .count(let count): old = count.value
    case .text, .bullet, .checkbox, .label, .quote, .image, .daysSince, .daysUntil, .streak, .textList, .timeline, .tally,
      .best,
      .recurring, .schedule, .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity:
      throw EditRefusal(
        "\(EditRefusal.quote(item.text)) is not a counter, at \(try place(of: thing))",
        help: item.helpForNumber
      )
    }
    guard change.number.isLength == old.isLength else {
      throw EditRefusal(
        "\(EditRefusal.quote(item.text)) \(old.isLength ? "counts" : "does not count") a length of time, at \(try place(of: thing))",
        help: old.isLength ? "give a length of time, like +0:30 for 30 seconds" : "give a number, like +30"
      )
    }
    guard let new = change.applied(to: old) else { throw EditRefusal("the number would have more than 18 digits") }
    if case .counter = item.content, new < .zero {
      throw EditRefusal(
        "a counter does not go below 0, and \(EditRefusal.quote(item.text)) is at \(old), at \(try place(of: thing))"
      )
    }
    let file = try file(thing.file).settingValue(new, of: path)
    update(thing.file, to: file)
    let words = file.content[path]?.numberWords ?? new.description
    note("counted: \(EditRefusal.quote(item.text)) is at \(words), \(try place(of: thing))")
  }

  /// Adds strokes to a tally, or takes some away.
  public mutating func tally(_ thing: Thing, by strokes: Int = 1) throws(EditRefusal) {
    guard let path = thing.path, let item = item(of: thing), case .tally(let old) = item.content else {
      throw EditRefusal(
        "\(EditRefusal.quote(thing.title)) is not a tally, at \(try place(of: thing))",
        help: item(of: thing)?.helpForNumber
      )
    }
    let (new, overflows) = old.addingReportingOverflow(strokes)
    guard new >= 0, !overflows else {
      throw EditRefusal(
        "\(EditRefusal.quote(item.text)) has only \(old) \(old == 1 ? "stroke" : "strokes"), at \(try place(of: thing))",
        help: "remove at most that number"
      )
    }
    guard new <= EditedVault.mostStrokes else {
      throw EditRefusal(
        "\(new) strokes are too many for a line, at \(try place(of: thing))",
        help: "use a count for larger numbers: “\(item.text): \(new) (count: up)”"
      )
    }
    update(thing.file, to: try file(thing.file).settingValue(Number(new), of: path))
    note("tallied: \(EditRefusal.quote(item.text)) has \(new) \(new == 1 ? "stroke" : "strokes"), \(try place(of: thing))")
  }

  /// The most strokes that are written.
  private static let mostStrokes = 1_000
}

extension PlanItem {
  /// Which command changes its number, if it has one.
  var helpForNumber: String? {
    switch content {
    case .best: "`tidemark best` keeps an attempt"
    case .tally: "`tidemark tally` adds a stroke"
    case .counter, .count: "`tidemark count` changes its number"
    case .daysSince, .daysUntil: "its days count themselves"
    case .text, .bullet, .checkbox, .label, .quote, .image, .streak, .textList, .timeline, .recurring, .schedule, .task, .block,
      .routine, .category, .link, .habit, .mark, .phase, .activity:
      nil
    }
  }

  /// `4/8 glasses`
  fileprivate var numberWords: String? {
    switch content {
    case .counter(let counter): "\(counter.value)/\(counter.goal)" + (counter.unit.isEmpty ? "" : " " + counter.unit)
    case .count(let count): count.value.description + (count.unit.isEmpty ? "" : " " + count.unit)
    case .text, .bullet, .checkbox, .label, .quote, .image, .daysSince, .daysUntil, .streak, .textList, .timeline, .tally,
      .best,
      .recurring, .schedule, .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity:
      nil
    }
  }
}
