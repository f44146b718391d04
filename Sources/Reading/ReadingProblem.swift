public import Chronology
public import Outline

/// A value that was not read, or that says something impossible. What to tell a person about it is the rules' affair.
public struct ReadingProblem: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    /// A wrong value of a known property; what it takes.
    case propertyValue(PropertyKey, FieldValueError)
    /// A word before a colon, in a group of fields, that is no key.
    case unknownKey
    /// A key that is not read in this place.
    case misplacedKey(FieldKey)
    /// A key that says nothing without another.
    case missingLeader(FieldKey)
    /// A time at the start that the item's type makes nothing of: it is part of the words.
    case unusedTime
    /// A key stands twice in one headline.
    case duplicateKey(FieldKey)
    /// Two keys that each say what an item is.
    case conflictingKeys(FieldKey, FieldKey)
    /// A wrong value. It is as if the field were absent.
    case fieldValue(FieldKey, FieldValueError)
    /// `until` before `from`.
    case backwardBounds
    /// A rule that names no day ever.
    case neverDue
    /// Days of the month that some months lack.
    case monthEnd
    /// A rule of more than every single period without the day that it is counted from; the day that is used.
    case unphased(CivilDate)
    /// A goal above what a period holds; how many days it has.
    case unreachableGoal(Int)
    /// What stands behind the colon of a count or a best and is no number.
    case unreadNumber
    /// A count without a number; it reads as 0. The place where the words end.
    case missingNumber(at: Int)
  }

  public var kind: Kind
  public var range: Range<Int>

  public init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
