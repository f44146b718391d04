/// A language in which people are told things. What stands in files, and what programs read, is the same in all of them.
public enum Language: String, Hashable, Sendable {
  case english = "en"
  /// As people write it in Mexico.
  case spanish = "es-MX"
  /// As people write it in Canada.
  case french = "fr-CA"
  /// English with other letters and longer words: what is told without it was left out of the tables, and what it does not fit into
  /// is too narrow for a language of long words. For whoever works on Tidemark.
  case pseudo = "en-XA"

  /// Reads a tag of a language or the name of a locale, whatever its region: `fr`, `es-MX`, `fr_CA.UTF-8`, `en_GB@euro`. `C` and
  /// `POSIX` are English.
  ///
  /// Nil for any other language.
  ///
  /// Sources: RFC 5646, section 2.1; POSIX.1-2017, section 8.2.
  public init?(tag: some StringProtocol) {
    if tag.lowercased() == Language.pseudo.rawValue.lowercased() {
      self = .pseudo
      return
    }
    switch tag.prefix(while: { !"-_.@".contains($0) }).lowercased() {
    case "en", "c", "posix": self = .english
    case "es": self = .spanish
    case "fr": self = .french
    default: return nil
    }
  }

  /// The value for this language.
  package func choose<Value>(
    english: @autoclosure () -> Value,
    spanish: @autoclosure () -> Value,
    french: @autoclosure () -> Value
  ) -> Value {
    switch self {
    case .english, .pseudo: english()
    case .spanish: spanish()
    case .french: french()
    }
  }
}

/// Those that people speak.
extension Language: CaseIterable {
  public static let allCases = [Language.english, .spanish, .french]
}
