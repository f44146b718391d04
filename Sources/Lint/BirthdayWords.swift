/// Words that say of a day that it comes each year, in English, German, French and Spanish.
enum BirthdayWords {
  /// In small letters.
  static let all: Set<String> = [
    "birthday", "bday", "b-day", "born", "b.", "anniversary", "geburtstag", "geb", "geb.", "geboren", "hochzeitstag",
    "anniversaire", "né", "née", "cumpleaños", "nacido", "nacida", "aniversario",
  ]

  /// The letters with which they begin, for which most words need not be made small.
  private static let initials = Set(all.compactMap { $0.utf8.first }).sorted()

  /// Whether one that says nothing else stands among some words.
  static func has(_ text: String) -> Bool {
    text.utf8.split { $0 == 0x20 || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ",") }.contains { bytes in
      guard bytes.count > 3, let first = bytes.first, initials.contains(first | 0x20),
        case let word = Substring(bytes).lowercased()
      else { return false }
      return !["born", "geb.", "née"].contains(word) && all.contains(word)
    }
  }
}
