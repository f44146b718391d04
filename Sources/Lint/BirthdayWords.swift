/// Words that say of a day that it comes each year, in English, German, French and Spanish.
enum BirthdayWords {
  /// In small letters.
  static let all: Set<String> = [
    "birthday", "bday", "b-day", "born", "b.", "anniversary", "geburtstag", "geb", "geb.", "geboren", "hochzeitstag",
    "anniversaire", "né", "née", "cumpleaños", "nacido", "nacida", "aniversario",
  ]

  /// Whether one that says nothing else stands among some words.
  static func has(_ text: String) -> Bool {
    text.split { " :,".contains($0) }.contains { word in
      word.utf8.count > 3 && !["born", "geb.", "née"].contains(word.lowercased()) && all.contains(word.lowercased())
    }
  }
}
