import Chronology
package import Languages

/// The words of a person's own language for days, times and how far away they are, as the English ones that a phrase is made of
/// (commands, *Words of your language*).
///
/// English words stay, so that they are read beside them: where a word is of both languages, it is the English one.
package enum LocalWords {
  /// The language whose words are read. It goes with the command line, all of which is read in it, and not with any one phrase.
  @TaskLocal package static var language = Language.english

  /// `today`, `tomorrow` and `yesterday` in the person's language.
  package static var near: [String] {
    language.choose(
      english: ["today", "tomorrow", "yesterday"],
      spanish: ["hoy", "mañana", "ayer"],
      french: ["aujourd’hui", "demain", "hier"]
    )
  }
  /// The names of the days of the week in the person's language, in small letters.
  package static var weekdays: [String] {
    Weekday.allCases.map { day in vocabulary(of: language) == nil ? day.fullName : language.name(of: day) }
  }
  /// Those of the months.
  package static var months: [String] {
    Month.allCases.map { month in vocabulary(of: language) == nil ? month.fullName : language.name(of: month) }
  }

  /// Words with those of the person's language in English, in lower case; the same where nothing is to be told in English.
  static func english(_ words: [String]) -> [String] {
    vocabulary(of: language)?.english(words) ?? words
  }

  /// Whether a word leads on to what follows, which is then no day of its own: `sobre el viernes`, `avant demain`.
  static func leadsOn(_ word: String) -> Bool { vocabulary(of: language)?.leading.contains(NameKey(word).text) ?? false }

  /// Nil of English.
  static func vocabulary(of language: Language) -> LocalVocabulary? {
    language.choose(english: nil, spanish: .spanish, french: .french)
  }
}
