import Chronology

/// What German, French and Spanish say of when that is not read, and is told with its English spelling: `à 10h`, `a las 10`,
/// `morgen um 10 Uhr` amid the words, `jeden Monat` (commands, *Capture*).
enum WhenElsewhere {
  /// - Parameter isLast: whether the words end behind it; else a number alone may count something, as in `um 10 Runden`.
  static func time(_ phrase: [String], isLast: Bool) -> TimeOfDay? {
    let words = phrase.map { $0.lowercased() }
    var text = words.joined(separator: " ")
    for unit in [" heures", " heure", " horas"] where text.hasSuffix(unit) { text = String(text.dropLast(unit.count)) + "h" }
    guard let lead = ["à ", "a las ", "a la ", "um "].first(where: text.hasPrefix) else {
      if text.hasSuffix(" uhr") { return try? TimePhrase.time(text) }
      // `10:30h`
      guard text.hasSuffix("h"), text.contains(":") else { return nil }
      return try? TimePhrase.time(String(text.dropLast()))
    }
    text = String(text.dropFirst(lead.count))
    guard text.first?.isNumber ?? false else { return nil }
    let isBare = text.allSatisfy(\.isNumber)
    // `pages 3 à 5`, `à 2.50`
    guard lead == "à " ? text.contains("h") : isLast || !isBare else { return nil }
    return try? TimePhrase.time(text)
  }

  /// The English name of a day, which is one beside a time.
  static func day(_ phrase: [String]) -> String? {
    let words = phrase.count == 2 && DayElsewhere.articles.contains(phrase[0]) ? phrase.dropFirst() : phrase[...]
    guard words.count == 1, let word = words.first else { return nil }
    let name = word.lowercased().replacing("’", with: "'")
    if DayElsewhere.tomorrow.contains(name) { return "tomorrow" }
    if DayElsewhere.today.contains(name) { return "today" }
    return LeadElsewhere.weekday(word, isLed: false)?.fullName
  }

  /// The rule as it is read.
  static func rule(_ phrase: [String]) -> String? {
    let words = phrase.map { $0.lowercased() }
    // `diario` and its like are other words as well.
    guard let first = words.first, words.count > 1 || first.hasSuffix("lich") || first == "werktags",
      let rule = Recurrence.meant(words)
    else { return nil }
    let isNamed = ["daily", "weekly", "monthly", "yearly"].contains(rule.description)
    return isNamed || rule.times != nil ? rule.description : "every \(rule)"
  }
}
