import Languages

/// What something was, and what it is now.
struct ChangeTurn: Hashable, Sendable {
  /// What stands between before and after.
  enum Style: Hashable, Sendable {
    /// `3/8 → 5/8`
    case arrow
    /// `3/8 to 5/8`, as a screen reader says it.
    case spoken
  }

  let before: String
  let now: String
  let style: Style

  init(_ before: String, _ now: String, _ style: Style) { (self.before, self.now, self.style) = (before, now, style) }

  /// The same, both quoted.
  func quoted(in language: Language) -> ChangeTurn {
    ChangeTurn(language.quoted(before), language.quoted(now), style)
  }
}

/// A heading that something is said of, or what stands before the first.
enum ChangedHeading: Hashable, Sendable {
  case beginning
  case section(String)
  /// Its section is nil where it stands in none.
  case group(String, section: String?)
}

/// Where an item stands, as it is told beside another place.
enum ChangedPlace: Hashable, Sendable {
  case beginning
  /// Below an item.
  case item(String)
  /// In a section or a group.
  case heading(String)
}

/// A value by the key that a file has for it.
enum ChangedValue: Hashable, Sendable {
  case turned(String, ChangeTurn)
  case set(String, String)
  case removed(String, String)
  /// Where nothing else is known.
  case key(String)
}
