import Chronology

/// Other words for keys, which mean the same in a group of fields (format, *Field groups*).
public enum KeySynonym {
  /// No word for a key is longer.
  static let mostBytes = 8

  /// The key that a word in a group of fields stands for: its own, or that of another word for it, whose value fits.
  ///
  /// - Parameter restRange: from behind the colon to the end of the group.
  static func key(named nameRange: Range<Int>, before restRange: Range<Int>, in bytes: [UInt8]) -> FieldKey? {
    if let key = FieldKey(word: nameRange, in: bytes) { return key }
    guard nameRange.count <= mostBytes, "bdprst".utf8.contains(bytes[nameRange.lowerBound] | 0x20) else { return nil }
    let word = String(decoding: bytes[nameRange], as: UTF8.self)
    guard let key = meaning(of: word) else { return nil }
    return isPlain(word) || fits(valueRange(in: restRange, of: bytes), key, in: bytes) ? key : nil
  }

  /// The key that a word may stand for; ASCII case is ignored.
  public static func meaning(of word: String) -> FieldKey? {
    switch word.lowercased() {
    case "deadline", "by": .due
    case "prio", "p": .priority
    case "repeat": .every
    case "start": .from
    case "till", "til": .until
    default: nil
    }
  }

  /// The key that a German, French or Spanish word stands for; upper and lower case are the same. No group of fields is read with
  /// it, but one was meant.
  public static func meaningElsewhere(of word: String) -> FieldKey? { elsewhere[word.lowercased()] }

  private static let elsewhere: [String: FieldKey] = [
    "fällig": .due, "frist": .due, "échéance": .due, "echeance": .due, "fecha": .due, "vence": .due, "vencimiento": .due,
    "para": .due,
    "erledigt": .done, "abgegeben": .done, "fait": .done, "terminé": .done, "hecho": .done,
    "bis": .until, "hasta": .until, "seit": .since, "depuis": .since, "desde": .since,
    "priorität": .priority, "priorité": .priority, "priorite": .priority, "prioridad": .priority,
    "cada": .every, "chaque": .every, "jede": .every, "jeden": .every, "wiederholung": .every, "répéter": .every,
    "repetir": .every, "récurrence": .every, "recurrencia": .every, "projekt": .project, "projet": .project,
    "proyecto": .project, "farbe": .color, "couleur": .color,
    "jusqu": .until, "série": .streak, "serie": .streak, "racha": .streak, "ziel": .goal, "objectif": .goal, "objetivo": .goal,
    "meta": .goal,
  ]

  /// Whether a word means a key whatever its value is. The others are words of prose, too: `(by: Karen Blixen)`.
  private static func isPlain(_ word: String) -> Bool {
    ["deadline", "prio"].contains(word.lowercased())
  }

  /// The longest value that is looked at.
  private static let mostBytesOfValue = 64

  /// The value that begins there: up to a comma or a semicolon, or the next word before a colon.
  private static func valueRange(in restRange: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
    let start = Spaces.skip(in: bytes, from: restRange.lowerBound, end: restRange.upperBound)
    let limit = min(restRange.upperBound, start + mostBytesOfValue)
    var end = start
    scan: while end < limit {
      switch bytes[end] {
      case UInt8(ascii: ","), UInt8(ascii: ";"): break scan
      case UInt8(ascii: ":"), UInt8(ascii: "="):
        end = Spaces.trim(in: bytes, end: end, start: start)
        while end > start, bytes[end - 1].isASCIILetter { end -= 1 }
        break scan
      default: end += 1
      }
    }
    return start..<Spaces.trim(in: bytes, end: min(end, limit), start: start)
  }

  /// Whether a value is one of a key, or a date that was meant as one.
  static func fits(_ valueRange: Range<Int>, _ key: FieldKey, in bytes: [UInt8]) -> Bool {
    guard !valueRange.isEmpty else { return false }
    if key == .every || key == .streak {
      let text = String(decoding: bytes[valueRange], as: UTF8.self)
      if case .success = Recurrence.parse(text) { return true }
      return Recurrence.meant(asDays: text) != nil
    }
    guard let words = words(of: key) else { return isDate(valueRange, in: bytes) }
    return words.contains(String(decoding: bytes[valueRange], as: UTF8.self).lowercased())
  }

  /// The values of the keys that take one of a few words.
  private static func words(of key: FieldKey) -> Set<String>? {
    if key == .priority { return priorities }
    if key == .best { return extremes }
    return key == .count ? directions : nil
  }

  private static let extremes: Set<String> = ["highest", "lowest"]
  private static let directions: Set<String> = ["up", "down"]

  /// Whether a key and a value of it are no prose, wherever they stand. `(since: May 1986)` is.
  static func isPlain(_ key: FieldKey, _ valueRange: Range<Int>, in bytes: [UInt8]) -> Bool {
    if plainDates.contains(key) {
      return CivilDate.scan(bytes, at: valueRange.lowerBound, end: valueRange.upperBound) != nil
    }
    guard plainWords.contains(key) else { return false }
    // `(every: 6 mois)`
    let isRule = key == .every && Recurrence.meant(asValue: String(decoding: bytes[valueRange], as: UTF8.self)) != nil
    return isRule || fits(valueRange, key, in: bytes)
  }

  private static let plainDates: [FieldKey] = [.due, .done, .since, .until]
  private static let plainWords: [FieldKey] = [.every, .streak, .best, .count, .priority]

  /// Whether a text is a date, or was meant as one on whatever day it was written.
  private static func isDate(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    switch AnchorScan.scan(bytes, at: range.lowerBound, end: range.upperBound, .links) {
    case .date(_, range.upperBound), .dateRange(_, range.upperBound), .wrong(range.upperBound): return true
    default: break
    }
    guard let someDay = CivilDate(year: 2000, month: 1, day: 1) else { return false }
    return MeantDate.scan(bytes, at: range.lowerBound, end: range.upperBound, today: someDay, .ahead)?.end == range.upperBound
  }

  /// The words that are read as a priority.
  static let priorities: Set<String> = ["low", "medium", "high", "urgent", "1", "2", "3", "!", "!!", "!!!"]
}

extension FieldKey {
  /// The key of a word that is one, or that is another word for one, as people say it in commands.
  public init?(called word: String) {
    guard let key = FieldKey(word: word) ?? KeySynonym.meaning(of: word) else { return nil }
    self = key
  }
}
