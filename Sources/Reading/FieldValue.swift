public import Chronology
public import Outline
public import Planner

/// A value of a field, read by the type that its key asks for.
public enum FieldValue: Sendable, Equatable {
  case text(String)
  case date(CivilDate)
  case number(Number)
  case count(Int)
  case priority(Priority)
  case rule(Recurrence)
  case times([TimeOfDay])
  case window(TimeRange)
  case months(MonthSet)
  case extreme(Extreme)
  case direction(Direction)
  case reminder(TaskDetails.Reminder)
  case moments(Moments)
  case listType(ItemType)
  case icon(Icon)
  case theme(Theme)
  case color(Color)
  case rating(WeekRating)
  case lifeCategory(LifeCategory)

  /// The written form (format, *Scalars*).
  public var description: String {
    switch self {
    case .text(let text): text
    case .date(let date): date.description
    case .number(let number): number.description
    case .count(let count): String(count)
    case .priority(let priority): priority.rawValue
    case .rule(let rule): rule.description
    case .times(let times): times.map(\.description).joined(separator: " ")
    case .window(let window): window.description
    case .months(let months): months.description
    case .extreme(let extreme): extreme.rawValue
    case .direction(let direction): direction.rawValue
    case .reminder(let reminder): reminder.text
    case .moments(let moments): moments.text
    case .listType(let type): type.rawValue
    case .icon(let icon): icon.text
    case .theme(let theme): theme.rawValue
    case .color(let color): color.rawValue
    case .rating(let rating): rating.rawValue
    case .lifeCategory(let category): category.rawValue
    }
  }
}

/// Why a text is no value of the type that is asked for.
public struct FieldValueError: Error, Sendable, Equatable {
  public enum Reason: Sendable, Equatable {
    /// Nothing is written.
    case empty
    /// The shape of a date, but the calendar has no such day.
    case noSuchDay
    /// A date in another order or with digits missing.
    case otherDateForm
    /// Not a date.
    case notADate
    /// The shape of a time, but no clock shows it.
    case noSuchTime
    case notATime
    /// A comma where a point is meant, or groups that are not of three.
    case commaInNumber
    case notANumber
    /// A whole number of at least 1 is asked for.
    case notACount
    /// None of the words that are asked for.
    case unknownWord(allowed: [String])
    case rule(RecurrenceError)
    /// A streak cannot count hours, or from the last time that it was done.
    case ruleForStreak
    /// A block cannot come round so many times a period: which days they are, only a log could say.
    case timesForBlock
    /// The end of a window is not after its start.
    case backwardWindow
    /// One word is asked for.
    case notAWord
    /// A day that ends before it starts.
    case endOfDayNotAfter(TimeOfDay)
    /// Not so many days.
    case notDays(ClosedRange<Int>)
    /// Not so many years.
    case notYears(ClosedRange<Int>)
    /// No whole number from one to another.
    case notAWholeNumber(ClosedRange<Int>)
    /// From noon on, where a time of the morning is asked for.
    case afterMorning
    /// Not so many minutes or hours.
    case notMinutes(ClosedRange<Int>)
    /// No path from the folder of the root, or one that leads out of it.
    case notAFolder
    /// A folder that has a kind already.
    case repeatedFolder
    /// Neither one emoji nor the name of a symbol.
    case notAnIcon
    /// The value reads up to a comma; what follows is a value that only this other key has.
    case trailingValue(of: FieldKey, value: String)
    /// The value reads up to a comma; the words after it are no value of its key.
    case trailingWords(String)
    /// The value reads up to a space; another field follows without a comma.
    case missingComma(before: FieldKey)
    /// YAML joins further lines to it.
    case joinedLines
    /// The item has not what the type asks for.
    case typeNeeds(ItemType)
  }

  public var reason: Reason

  /// What was most likely meant, in its written form.
  public var correction: String?

  public init(_ reason: Reason, correction: String? = nil) {
    self.reason = reason
    self.correction = correction
  }
}

extension FieldValue {
  /// A text as the value of a field, in quotes where it would not read as itself without them.
  public static func quoted(_ text: String) -> String { FieldWriter.quoted(text) }
}
