/// What German, French and Spanish say of a day besides its name, in small letters. No day is read by it, but one was meant.
package enum DayElsewhere {
  package static let today: Set<String> = ["heute", "hoy", "aujourd'hui"]
  package static let tomorrow: Set<String> = ["morgen", "mañana", "demain"]
  package static let yesterday: Set<String> = ["gestern", "ayer", "hier"]

  /// What says, in these and in English, that something goes on: `2011-07-01 - heute`.
  package static let now: Set<String> = [
    "now", "today", "present", "ongoing", "heute", "jetzt", "hoy", "ahora", "aujourd'hui", "aujourd’hui", "maintenant",
  ]
  /// What stands before such a word instead of a dash.
  package static let leadsOfNow: Set<String> = ["to", "until", "till", "til", "bis", "hasta", "jusqu'à", "jusqu’à"]

  /// Times of the day that have a name.
  static let times: [String: TimeOfDay] = [
    "midi": .noon, "mittags": .noon, "mediodía": .noon, "mediodia": .noon,
    "minuit": .startOfDay, "mitternachts": .startOfDay, "medianoche": .startOfDay,
  ]

  /// The hours of a clock in German.
  static let hours: [String: Int] = [
    "eins": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7, "acht": 8, "neun": 9, "zehn": 10,
    "elf": 11, "zwölf": 12,
  ]

  /// What stands before a weekday or a date: `am Montag`, `el 3 de enero`.
  package static let articles: Set<String> = ["am", "den", "el", "le"]

  /// What stands before the next of a weekday: `nächsten Montag`.
  package static let leadsOfNext = ["nächsten", "kommenden", "próximo", "proximo"]

  /// What stands behind the next of a weekday: `lundi prochain`.
  package static let endsOfNext = ["prochain", "próximo", "proximo", "que viene"]
}

extension DayElsewhere {
  /// Where a day ends that is named in one word, before a colon: `demain: dentiste`, `Mittwoch: Zahnarzt`.
  package static func dayBeforeColon(_ bytes: [UInt8], at offset: Int, end: Int) -> Int? {
    let limit = min(end, offset + 14)
    guard let colon = bytes[offset..<limit].firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == 0x20 }),
      bytes[colon] == UInt8(ascii: ":"), colon + 1 < end, bytes[colon + 1] == 0x20
    else { return nil }
    let name = String(decoding: bytes[offset..<colon], as: UTF8.self)
    return tomorrow.contains(name) || name.utf8.count > 4 && Weekday(nameElsewhere: name.lowercased()) != nil ? colon : nil
  }

  /// Where a day ends that is named in one word, before a time of the clock: `morgen 9:00 Inventur`, `Montag 14h Zahnarzt`. What
  /// begins with a capital as `Morgen` does is rather a part of the day.
  package static func dayBeforeTime(_ bytes: [UInt8], at offset: Int, end: Int) -> Int? {
    guard let wordEnd = bytes[offset..<min(end, offset + 14)].firstIndex(of: 0x20) else { return nil }
    let time = skipSpaces(bytes, at: wordEnd, end: end)
    guard isDigit(bytes, at: time, end: end) else { return nil }
    let name = String(decoding: bytes[offset..<wordEnd], as: UTF8.self)
    let isDay = tomorrow.contains(name) || name.utf8.count > 4 && Weekday(nameElsewhere: name.lowercased()) != nil
    guard isDay else { return nil }
    switch AnchorScan.scan(bytes, at: time, end: end, .day) {
    case .time, .timeRange, .halfRange: return wordEnd
    default: break
    }
    guard let hour = scanShortNumber(bytes, at: time, end: end) else { return nil }
    let letter = scanWord("h", bytes, at: hour.end, end: end)
    return letter ?? scanWord("uhr", bytes, at: skipSpaces(bytes, at: hour.end, end: end), end: end) == nil ? nil : wordEnd
  }
}
