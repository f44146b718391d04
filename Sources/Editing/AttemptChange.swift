public import Chronology
import Languages
import Outline
public import Planner

extension EditedVault {
  /// Keeps an attempt in the log of a best; its number changes only if the attempt beats it.
  ///
  /// - Parameter words: the note of the entry.
  public mutating func attempt(_ thing: Thing, _ value: Number, on day: CivilDate, words: String = "") throws(EditRefusal) {
    guard let path = thing.path, let item = item(of: thing), case .best(let best) = item.content else {
      throw EditRefusal(AttemptMessage.isNoBest(thing.title, at: try place(of: thing)))
    }
    guard day <= today else { throw EditRefusal(AttemptMessage.isAhead(day, today: today)) }
    if let hasLengths = best.hasLengths(in: item.log), hasLengths != value.isLength {
      throw EditRefusal(
        hasLengths
          ? AttemptMessage.isNoLength(item.text, value, at: try place(of: thing))
          : .isLength(item.text, value, at: try place(of: thing)),
        help: hasLengths ? .giveLength : .giveNumber
      )
    }
    let old = [best.value, best.bestAttempt(in: item.log)].compactMap(\.self).reduce(nil as Number?) { left, right in
      left.map { best.better($0, right) } ?? right
    }
    let isBeaten = old.map { $0 != value && best.better($0, value) == value } ?? true
    if let written = best.value, !isBeaten, written != value, !item.log.contains(where: { $0.value == written }) {
      throw EditRefusal(
        AttemptMessage.doesNotBeat(value, written, of: item.text, at: try place(of: thing)),
        help: .recordFirst(written)
      )
    }
    var file = try file(thing.file)
    file = try file.adding(LogRecord(days: DateRange(day), value: value, note: words), to: path)
    if isBeaten, let written = best.value, written != value { file = try file.settingValue(value, of: path) }
    update(thing.file, to: file)
    let outcome: AttemptMessage.Outcome =
      if let old { isBeaten ? .newBest(before: old) : old == value ? .asGood : .bestStays(old) } else { .firstAttempt }
    note(.kept, AttemptMessage.kept(item.text, value, on: day, outcome, at: try place(of: thing)))
  }
}

/// What is said of an attempt.
enum AttemptMessage: Message {
  enum Outcome: Hashable, Sendable {
    case firstAttempt
    case newBest(before: Number)
    case asGood
    case bestStays(Number)
  }

  case isNoBest(String, at: String)
  case isAhead(CivilDate, today: CivilDate)
  /// A number among lengths of time.
  case isNoLength(String, Number, at: String)
  /// A length of time among numbers.
  case isLength(String, Number, at: String)
  case giveLength
  case giveNumber
  case doesNotBeat(Number, Number, of: String, at: String)
  case recordFirst(Number)
  case kept(String, Number, on: CivilDate, Outcome, at: String)
}
