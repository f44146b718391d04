import Chronology
import Languages
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
    guard let path = thing.path, let item = item(of: thing) else { throw EditRefusal(NumberChangeMessage.nothingToCount) }
    let old: Number
    switch item.content {
    case .counter(let counter): old = counter.value
    case .count(let count): old = count.value
    case .text, .bullet, .checkbox, .label, .quote, .image, .daysSince, .daysUntil, .streak, .textList, .timeline, .tally,
      .best,
      .recurring, .schedule, .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity:
      throw EditRefusal(
        problem: Told(NumberChangeMessage.isNoCounter(item.text, at: try place(of: thing))),
        advice: item.helpForNumber.map { Told($0) }
      )
    }
    guard change.number.isLength == old.isLength else {
      let place = try place(of: thing)
      throw old.isLength
        ? EditRefusal(NumberChangeMessage.countsLength(item.text, at: place), help: .giveLength)
        : EditRefusal(NumberChangeMessage.countsNoLength(item.text, at: place), help: .giveNumber)
    }
    guard let new = change.applied(to: old) else { throw EditRefusal(NumberChangeMessage.hasTooManyDigits) }
    if case .counter = item.content, new < .zero {
      throw EditRefusal(NumberChangeMessage.wouldBeBelowZero(item.text, isAt: old, at: try place(of: thing)))
    }
    let file = try file(thing.file).settingValue(new, of: path)
    update(thing.file, to: file)
    let value = file.content[path]?.numberValue ?? NumberValue(number: new)
    note(.counted, NumberChangeMessage.isAt(item.text, value, at: try place(of: thing)))
  }

  /// Adds strokes to a tally, or takes some away.
  public mutating func tally(_ thing: Thing, by strokes: Int = 1) throws(EditRefusal) {
    guard let path = thing.path, let item = item(of: thing), case .tally(let old) = item.content else {
      throw EditRefusal(
        problem: Told(NumberChangeMessage.isNoTally(thing.title, at: try place(of: thing))),
        advice: item(of: thing)?.helpForNumber.map { Told($0) }
      )
    }
    let (new, overflows) = old.addingReportingOverflow(strokes)
    guard new >= 0, !overflows else {
      throw EditRefusal(NumberChangeMessage.hasOnly(item.text, old, at: try place(of: thing)), help: .removeAtMostThat)
    }
    guard new <= EditedVault.mostStrokes else {
      throw EditRefusal(
        NumberChangeMessage.areTooMany(new, at: try place(of: thing)),
        help: .useCount(item.text, new)
      )
    }
    update(thing.file, to: try file(thing.file).settingValue(Number(new), of: path))
    note(.tallied, NumberChangeMessage.hasStrokes(item.text, new, at: try place(of: thing)))
  }

  /// The most strokes that are written.
  private static let mostStrokes = 1_000
}

extension PlanItem {
  /// Which command changes its number, if it has one.
  var helpForNumber: NumberHelp? {
    switch content {
    case .best: .bestKeepsAttempt
    case .tally: .tallyAddsStroke
    case .counter, .count: .countChangesNumber
    case .daysSince, .daysUntil: .daysCountThemselves
    case .text, .bullet, .checkbox, .label, .quote, .image, .streak, .textList, .timeline, .recurring, .schedule, .task, .block,
      .routine, .category, .link, .habit, .mark, .phase, .activity:
      nil
    }
  }

  fileprivate var numberValue: NumberValue? {
    switch content {
    case .counter(let counter): NumberValue(number: counter.value, goal: counter.goal, unit: counter.unit)
    case .count(let count): NumberValue(number: count.value, unit: count.unit)
    case .text, .bullet, .checkbox, .label, .quote, .image, .daysSince, .daysUntil, .streak, .textList, .timeline, .tally,
      .best,
      .recurring, .schedule, .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity:
      nil
    }
  }
}

/// Which command changes the number of something.
enum NumberHelp: Message {
  case bestKeepsAttempt, tallyAddsStroke, countChangesNumber, daysCountThemselves
}

/// A number with what stands beside it: `4/8 glasses`.
struct NumberValue: Hashable, Sendable {
  var number: Number
  var goal: Number?
  var unit = ""

  /// As it is told.
  func text(in language: Language) -> String {
    // What programs read has the number as the file has it.
    let text = { (number: Number) in language == .english ? number.description : language.number(number) }
    return text(number) + (goal.map { "/" + text($0) } ?? "") + (unit.isEmpty ? "" : " " + unit)
  }
}

/// What is said of a number that changes.
enum NumberChangeMessage: Message {
  case nothingToCount
  case isNoCounter(String, at: String)
  case countsLength(String, at: String)
  case countsNoLength(String, at: String)
  case giveLength
  case giveNumber
  case hasTooManyDigits
  case wouldBeBelowZero(String, isAt: Number, at: String)
  case isAt(String, NumberValue, at: String)
  case isNoTally(String, at: String)
  case hasOnly(String, Int, at: String)
  case removeAtMostThat
  /// `2000 strokes are too many for a line, at pages/health.md:7`
  case areTooMany(Int, at: String)
  case useCount(String, Int)
  case hasStrokes(String, Int, at: String)
}
