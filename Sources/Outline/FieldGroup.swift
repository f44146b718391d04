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
  /// Whether the value stands in double quotes.
  public var isQuoted: Bool
  /// The word before the colon, as written.
  @inlinable public var nameRange: Range<Int> {
    get { storedNameRange.range }
    set { storedNameRange = ByteSpan(newValue) }
  }
  /// The value without its quotes and the spaces round it. Empty where nothing is written.
  @inlinable public var valueRange: Range<Int> {
    get { storedValueRange.range }
    set { storedValueRange = ByteSpan(newValue) }
  }

  @usableFromInline var storedNameRange: ByteSpan
  @usableFromInline var storedValueRange: ByteSpan

  package init(key: FieldKey?, nameRange: Range<Int>, valueRange: Range<Int>, isQuoted: Bool) {
    (self.key, self.isQuoted) = (key, isQuoted)
    (storedNameRange, storedValueRange) = (ByteSpan(nameRange), ByteSpan(valueRange))
  }
}
