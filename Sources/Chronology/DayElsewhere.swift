/// What German, French and Spanish say of a day besides its name, in small letters. No day is read by it, but one was meant.
package enum DayElsewhere {
  package static let today: Set<String> = ["heute", "hoy", "aujourd'hui"]
  package static let tomorrow: Set<String> = ["morgen", "mañana", "demain"]

  /// What stands before a weekday or a date: `am Montag`, `el 3 de enero`.
  package static let articles: Set<String> = ["am", "den", "el", "le"]

  /// What stands before the next of a weekday: `nächsten Montag`.
  package static let leadsOfNext = ["nächsten", "kommenden", "próximo", "proximo"]

  /// What stands behind the next of a weekday: `lundi prochain`.
  package static let endsOfNext = ["prochain", "próximo", "proximo", "que viene"]
}
