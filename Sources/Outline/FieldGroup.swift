/// A group of fields as it stands in a headline: `(key: value, key: value)`, or Dataview's `[key:: value]`, `(key:: value)`
/// (format, *Field groups*).
public struct FieldGroup: Sendable, Equatable {
  public enum Spelling: Sendable, Equatable {
    /// `(key: value, …)`
    case plain
    /// `[key:: value]`
    case dataviewSquare
    /// `(key:: value)`
    case dataviewRound
  }

  /// The group with its brackets.
  public var range: Range<Int>
  public var spelling: Spelling
  /// The indices of its fields in the headline.
  public var fieldIndexes: Range<Int>

  package init(range: Range<Int>, spelling: Spelling, fieldIndexes: Range<Int>) {
    (self.range, self.spelling, self.fieldIndexes) = (range, spelling, fieldIndexes)
  }
}

/// One field: a key and its value.
public struct Field: Sendable, Equatable {
  /// The key, or nil where the word is none.
  public var key: FieldKey?
  /// The word before the colon, as written.
  public var nameRange: Range<Int>
  /// The value without its quotes and the spaces round it. Empty where nothing is written.
  public var valueRange: Range<Int>
  /// Whether the value stands in double quotes.
  public var isQuoted: Bool

  package init(key: FieldKey?, nameRange: Range<Int>, valueRange: Range<Int>, isQuoted: Bool) {
    (self.key, self.nameRange, self.valueRange, self.isQuoted) = (key, nameRange, valueRange, isQuoted)
  }
}
