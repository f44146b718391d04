import Chronology
import Outline
import Planner
import Reading

/// The field that words in brackets were most likely meant to be, today known: `(due tomorrow)`, `(high)`, `(3x a week)`.
struct FieldMeant {
  let key: FieldKey
  /// The values that it may have, the likeliest first; empty where the words do not say one.
  let values: [String]
  /// Whether it can have been meant as nothing else.
  let isCertain: Bool
  /// Whether the words begin with the key, and not with another word for it or with none.
  private(set) var isNamed = false

  init(_ key: FieldKey, _ values: [String], isCertain: Bool = false, isNamed: Bool = false) {
    self.isNamed = isNamed
    self.key = key
    self.values = values
    self.isCertain = isCertain
  }

  /// Whether it is a best that nobody called so: `(record)` behind words is no field.
  var isBestByAnotherName: Bool { key == .best && !isNamed }

  private init(_ key: FieldKey, _ date: DateMeant, isCertain: Bool) {
    self.init(key, date.dates.map(\.description), isCertain: isCertain && date.isCertain)
  }

  /// - Parameter isDone: whether the words stand behind a ticked box, so that a day alone is when it was done.
  init?(_ text: String, today: CivilDate, isDone: Bool = false) {
    let words = text.lowercased()
    let name = words.prefix(while: \.isLetter)
    let value = FieldMeant.value(behind: words.dropFirst(name.count))
    guard
      let field = FieldMeant.alone(words) ?? FieldMeant.rule(words)
        ?? (value.isEmpty ? nil : FieldMeant.named(String(name), value, today: today))
        ?? FieldMeant.day(words, today: today, isDone: isDone)
    else { return nil }
    self = field
    isNamed = FieldKey(word: String(name)) != nil || key == .notify
  }

  // MARK: Words

  /// What one word or sign says without a key.
  private static func alone(_ words: String) -> FieldMeant? {
    switch words {
    case "streak": FieldMeant(.streak, ["daily"])
    case "best", "record", "personal best", "personal record", "pb", "pr":
      FieldMeant(.best, [Extreme.highest.rawValue, Extreme.lowest.rawValue])
    // Of what is bought, `(medium)` is a size.
    case "high", "low", "urgent", "!", "!!", "!!!": Priority(word: words).map { FieldMeant(.priority, [$0.rawValue]) }
    case "high priority", "medium priority", "low priority", "top priority", "high prio", "low prio":
      FieldMeant(.priority, [words.hasPrefix("top") ? "high" : String(words.prefix { $0 != " " })], isCertain: true)
    case "hohe priorität", "haute priorité", "alta prioridad": FieldMeant(.priority, ["high"], isCertain: true)
    case "niedrige priorität", "basse priorité", "baja prioridad": FieldMeant(.priority, ["low"], isCertain: true)
    case "countdown", "counting down": FieldMeant(.count, [Direction.down.rawValue])
    case "countup", "counting up": FieldMeant(.count, [Direction.up.rawValue])
    default: nil
    }
  }

  /// `Fri 27 Nov`, `2026-12-03`: when an open task is due, or a ticked one was done.
  private static func day(_ words: String, today: CivilDate, isDone: Bool) -> FieldMeant? {
    let key: FieldKey = isDone ? .done : .due
    // `(15th)` is a guess, and told as one.
    guard DateMeant.dayOfMonth(words) == nil, let date = DateMeant(words, today: today, for: key), !date.isPeriod,
      !isDone || date.dates[0] <= today
    else {
      return nil
    }
    return FieldMeant(key, date, isCertain: false)
  }

  /// `every 2 weeks`, `3x a week`, `twice a month`.
  private static func rule(_ words: String) -> FieldMeant? {
    if Recurrence.mayBeMeant(by: words.prefix { $0 != " " }), !words.contains(","),
      let rule = Recurrence.meant(words.split(separator: " ").map(String.init))
    {
      return FieldMeant(.every, [rule.description])
    }
    let beginnings = ["every ", "each ", "once ", "twice "]
    if let days = Recurrence.meant(asDays: words) { return FieldMeant(.every, [days.description]) }
    let isNumbered = words.first?.isNumber == true
    guard isNumbered || beginnings.contains(where: words.hasPrefix) else { return nil }
    if let read = rule(words, .every) { return isNumbered && !isHowOften(words) ? nil : read }
    // `every martes`
    return Recurrence.meant(words.split(separator: " ").map(String.init)).map { FieldMeant(.every, [$0.description]) }
  }

  /// Whether words that begin with a number say how often: `3x a week`, but not the day `10 dec` or `15th`, nor `4h`, which is how
  /// long something takes.
  private static func isHowOften(_ words: String) -> Bool {
    guard case .success(let rule) = Recurrence.parse(words) else { return true }
    return rule.times != nil || (words.contains(" ") && rule.unit != .hour && rule.unit != .year)
  }

  private static func rule(_ words: String, _ key: FieldKey) -> FieldMeant? {
    switch Recurrence.parse(words) {
    case .success(let rule) where rule.unit != .hour || rule.interval > 1: FieldMeant(key, [rule.description])
    case .failure(.partOfDay(_, let rest)): FieldMeant(key, rest.map { ["\($0)"] } ?? [])
    default: nil
    }
  }

  /// What follows a word for a key: without `date`, `on`, `at`, a colon, an equals sign and their like.
  static func value(behind rest: Substring) -> String {
    var rest = rest
    // `jusqu'au 25/12`
    if rest.first == "'" || rest.first == "’" { rest = rest.dropFirst() }
    let fillers = ["-date", "date", "on", "is", "at", "am", "le", "el", "dem", "au", "à"]
    var hasFiller = true
    while hasFiller {
      rest = rest.drop { $0 == " " || $0 == "\u{A0}" }
      hasFiller = false
      for filler in fillers where rest.hasPrefix(filler) && rest.dropFirst(filler.count).first.map({ !$0.isLetter }) ?? true {
        rest = rest.dropFirst(filler.count)
        hasFiller = true
      }
    }
    return String(rest.drop { " :;=-–：\u{A0}".contains($0) })
  }

  /// What words behind a word for a key say.
  private static func named(_ name: String, _ value: String, today: CivilDate) -> FieldMeant? {
    switch name {
    case "priority", "prio", "p", "importance":
      return Priority(word: value).map { FieldMeant(.priority, [$0.rawValue], isCertain: name.hasPrefix("prio")) }
    case "every", "each", "repeat", "repeats", "recurring", "freq", "frequency": return rule(value, .every)
    case "habit": return rule(value, .streak)
    case "streak", "best":
      return value.first?.isNumber == true ? FieldMeant(name == "best" ? .best : .streak, []) : nil
    case "remind", "reminder":
      // `(reminder: buy milk)`
      return value == "yes" || value.contains(where: \.isNumber) ? FieldMeant(.notify, [], isNamed: true) : nil
    default:
      switch KeySynonym.meaningElsewhere(of: name) {
      case .priority:
        let level = prioritiesElsewhere[value] ?? Priority(word: value)?.rawValue
        return level.map { FieldMeant(.priority, [$0], isCertain: true) }
      case let key? where key == .every || key == .streak:
        return Recurrence.meant(asValue: value).map { FieldMeant(key, [$0.description], isCertain: key == .every) }
      default: break
      }
      guard let key = dateKey(name) else { return nil }
      let isOwn = name == key.rawValue || name == "countdown"
      if let date = CivilDate(spelled: value) { return FieldMeant(key, [date.description], isCertain: isOwn) }
      return DateMeant(value, today: today, for: key).map {
        FieldMeant(key, $0, isCertain: isOwn)
      }
    }
  }

  /// German, French and Spanish.
  static let prioritiesElsewhere = [
    "hoch": "high", "hohe": "high", "mittel": "medium", "niedrig": "low", "haute": "high", "élevée": "high",
    "moyenne": "medium", "basse": "low", "alta": "high", "media": "medium", "baja": "low",
  ]

  /// German, French and Spanish.
  static let colorsElsewhere = [
    "rot": "red", "gelb": "yellow", "grün": "green", "blau": "blue", "lila": "purple", "rosa": "pink", "braun": "brown",
    "grau": "gray", "rouge": "red", "jaune": "yellow", "vert": "green", "bleu": "blue", "violet": "purple", "rose": "pink",
    "marron": "brown", "gris": "gray", "rojo": "red", "naranja": "orange", "amarillo": "yellow", "verde": "green",
    "azul": "blue", "morado": "purple",
  ]

  static func dateKey(_ name: String) -> FieldKey? {
    switch name {
    case "due", "deadline", "by", "before": .due
    case "until", "till", "countdown": .until
    case "since": .since
    case "done", "completed", "finished": .done
    case "from", "start", "starts", "starting": .from
    default:
      switch KeySynonym.meaningElsewhere(of: name) {
      case let key? where [.due, .done, .until, .since].contains(key): key
      default: nil
      }
    }
  }
}
