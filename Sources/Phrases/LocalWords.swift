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
    Weekday.allCases.map { day in vocabulary == nil ? day.fullName : language.name(of: day) }
  }
  /// Those of the months.
  package static var months: [String] {
    Month.allCases.map { month in vocabulary == nil ? month.fullName : language.name(of: month) }
  }

  /// `this` or `last`, which say of a kind of period which one: `este` and `pasada`; nil of other words.
  package static func nearness(of word: String) -> String? {
    let key = NameKey(word).text
    return vocabulary?.nearness[key] ?? ["this": "this", "last": "last", "past": "past"][key]
  }

  /// Whether words of another language than English are read, too.
  static var areOfOtherLanguage: Bool { vocabulary != nil }

  /// Words with those of the person's language in English, in lower case; the same where nothing is to be told in English.
  package static func english(_ words: [String]) -> [String] {
    vocabulary?.english(words) ?? words
  }

  /// A period by its unit alone, which English has a command for: `semana` is `this week`; nil of other words.
  package static func unit(_ word: String) -> String? { vocabulary?.periods[NameKey(word).text] }

  /// A number as it is typed: in French its point may be a comma.
  package static func number(_ text: String) -> String {
    guard language == .french, text.split(separator: ",").count == 2, text.allSatisfy({ $0.isNumber || "+-=,".contains($0) })
    else {
      return text
    }
    return text.replacing(",", with: ".")
  }

  /// What leads on to a day and is no name, in English: `until` of `until` and `hasta`; nil of other words.
  package static func lead(_ word: String) -> String? {
    let key = NameKey(word.replacing("’", with: "'")).text
    let english = ["for": "for", "until": "until", "till": "until", "since": "since", "from": "from", "by": "by"]
    return vocabulary?.leads[key] ?? english[key]
  }

  /// The words that say in a person's language what some English ones do, as they were typed; the English ones where there are none.
  static func typed(_ english: String, in typed: [String]) -> String {
    for start in typed.indices {
      for end in typed.indices[start...].reversed() {
        let words = Array(typed[start...end])
        if self.english(words).joined(separator: " ").lowercased() == english.lowercased() {
          return words.joined(separator: " ")
        }
      }
    }
    return english
  }

  /// `every`, as it leads on to days: `cada`, `chaque`.
  package static var every: String { vocabulary?.every[0].joined(separator: " ") ?? "every" }

  /// What stands between days of a list, and is none: `and`, `y`, `et`.
  package static var links: Set<String> { Set(["and", "on"]).union(vocabulary?.links ?? []) }

  /// What stands before, between and behind the ends of a range: `to`, `de` and `a`.
  package static var rangeLinks: Set<String> { Set(["to"]).union(vocabulary?.rangeLinks ?? []) }

  /// How often something is, in English where it is said in the person's language, without the word before it: `lunes y jueves`,
  /// `semaine`. Other texts as they are.
  package static func rule(_ text: String) -> String {
    guard let vocabulary else { return text }
    let words = text.lowercased().split(separator: " ").map(String.init)
    if words.count == 1, let rule = vocabulary.rules[NameKey(words[0]).text] { return rule }
    for lead in [[]] + vocabulary.every {
      let english = english(lead + words)
      if english.first == "every", !english.dropFirst().elementsEqual(words) {
        return english.dropFirst().joined(separator: " ")
      }
    }
    return english(words) == words ? text : english(words).joined(separator: " ")
  }

  /// Whether a word leads on to what follows, which is then no day of its own: `sobre el viernes`, `avant demain`.
  static func leadsOn(_ word: String) -> Bool {
    vocabulary?.leading.contains(NameKey(word.replacing("’", with: "'")).text) ?? false
  }

  /// That of the person's language; nil of English.
  private static var vocabulary: LocalVocabulary? { vocabulary(of: language) }

  /// Nil of English.
  static func vocabulary(of language: Language) -> LocalVocabulary? {
    language.choose(english: nil, spanish: .spanish, french: .french)
  }
}
