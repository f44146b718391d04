import Languages

/// What changed of a whole file, or of a heading in it.
enum FileChangeMessage: Message {
  case added(items: Int, done: Int)
  case removed(items: Int)
  /// `title: “One” → “Two”`
  case title(ChangeTurn)
  case value(ChangedValue)
  case reordered, form, unread, changed
  /// `added: section “T”, with 2 items, 1 of them done`
  case headingAdded(ChangedHeading, items: Int, done: Int)
  case headingRemoved(ChangedHeading, items: Int)
  /// `renamed: “S” → section “Sums”`, with the name before.
  case headingRenamed(String, ChangedHeading, ChangeTurn.Style)
  /// `section “S”: theme soft`
  case headingValue(ChangedHeading, ChangedValue)
  case headingReordered(ChangedHeading)
  case headingOtherText(ChangedHeading)
  case headingChanged(ChangedHeading)
}
