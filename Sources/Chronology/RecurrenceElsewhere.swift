/// Rules that people say in German, French or Spanish, or with a unit behind a stroke: `alle 2 Wochen Do`, `jeden Freitag`,
/// `chaque lundi`, `3 veces por semana`, `2x/wk`, `2x week` (format, *When among the words*).
extension Recurrence {
  /// The rule that words mean which do not read as one; nil for other words, and for what has two meanings.
  ///
  /// - Parameter words: in small letters, without the signs between and behind them.
  public static func meant(_ words: [String]) -> Recurrence? {
    guard let first = words.first, words.count <= RuleWords.most else { return nil }
    let said: String?
    if words.count == 1, let word = RuleWords.periods[first] {
      said = word
    } else if let count = RuleWords.leadCount(words) {
      said = RuleWords.rule(words.dropFirst(count))
    } else if first.utf8.first.map(isDigit) == true {
      said = RuleWords.timesOfPeriod(words) ?? RuleWords.dayOfMonth(words)
    } else {
      said = RuleWords.dayOfMonth(words)
    }
    guard let said, case .success(let rule) = parse(said) else { return nil }
    return rule
  }

  /// Whether such a rule may begin with a word, by its first letters; most words end the matter here.
  public static func mayBeMeant(by word: some StringProtocol) -> Bool {
    if word.utf8.first.map(isDigit) == true { return true }
    return RuleWords.leads.contains(String(word)) || RuleWords.periods[String(word)] != nil
  }

  /// The rule that a value of `every` is in another language, where the key itself says *every*: `lun, jeu`, `4 Wochen`.
  public static func meant(asValue text: String) -> Recurrence? {
    let words = text.lowercased().split { $0 == " " || $0 == "," }.map(String.init)
    return meant(words) ?? meant(["cada"] + words)
  }

  /// The rule of some days of the week, and of nothing else: by their initials, of which no other days have the same (`MWF`, `TTh`),
  /// or by their names in German, French or Spanish, two or more (`Mo, Di, Mi`).
  public static func meant(asDays text: String) -> Recurrence? {
    if RuleWords.initials.contains(text.lowercased()), case .failure(.initials(_, let meant)) = parse(text) { return meant }
    let words = text.lowercased().split { " ,/&+".contains($0) }.map(String.init).filter { !["und", "et", "y"].contains($0) }
    let days = words.compactMap { Weekday(nameElsewhere: $0) }
    guard days.count > 1, days.count == words.count,
      case .success(let rule) = parse(days.map { $0.fullName.lowercased() }.joined(separator: " "))
    else { return nil }
    return rule
  }

  /// The rule that a word ends in: `min/day`, `Seiten/Tag`; nil for others.
  public static func meant(behindStrokeOf word: String) -> Recurrence? {
    guard let stroke = word.lastIndex(of: "/"), stroke > word.startIndex,
      word[..<stroke].allSatisfy({ $0.isLetter }), let unit = RuleWords.unit(String(word[word.index(after: stroke)...])),
      case .success(let rule) = parse("every \(unit)")
    else { return nil }
    return rule
  }
}

extension Weekday {
  /// The weekday of a German, French or Spanish name, or of the two letters that stand for a German one; in small letters.
  public init?(nameElsewhere name: String) {
    guard let weekday = Weekday.byNameElsewhere[name] else { return nil }
    self = weekday
  }

  private static let byNameElsewhere = Dictionary(
    uniqueKeysWithValues: zip(Weekday.allCases, namesElsewhere).flatMap { day, names in names.map { ($0, day) } }
  )

  /// The weekday of a French or Spanish name as it is cut: `sam`, `vie`. Each is another word elsewhere.
  public init?(shortNameElsewhere name: String) {
    guard let weekday = Weekday.shortNamesElsewhere[name] else { return nil }
    self = weekday
  }

  private static let shortNamesElsewhere: [String: Weekday] = [
    "lun": .monday, "mar": .tuesday, "mer": .wednesday, "mié": .wednesday, "mie": .wednesday, "jeu": .thursday,
    "jue": .thursday, "ven": .friday, "vie": .friday, "sam": .saturday, "sáb": .saturday, "sab": .saturday, "dim": .sunday,
    "dom": .sunday,
  ]

  /// German, French, Spanish.
  static let namesElsewhere: [Set<String>] = [
    ["mo", "montag", "lundi", "lunes"], ["di", "dienstag", "mardi", "martes"],
    ["mi", "mittwoch", "mercredi", "miércoles", "miercoles"], ["do", "donnerstag", "jeudi", "jueves"],
    ["fr", "freitag", "vendredi", "viernes"], ["sa", "samstag", "sonnabend", "samedi", "sábado", "sabado"],
    ["so", "sonntag", "dimanche", "domingo"],
  ]
}

private enum RuleWords {
  /// More are a sentence.
  static let most = 7

  /// Initials that are no other word.
  static let initials: Set<String> = ["mwf", "tth", "tuth", "mtwth", "mtwtf", "mtwthf"]

  static let leads: Set<String> = [
    "alle", "jeden", "jede", "jedes", "immer", "chaque", "cada", "tous", "toutes", "todos", "todas",
  ]

  /// How many words say *every*; nil where none does.
  static func leadCount(_ words: [String]) -> Int? {
    switch words[0] {
    case "alle", "jeden", "jede", "jedes", "immer", "chaque", "cada", "every", "each": 1
    case "tous", "toutes": words.count > 1 && words[1] == "les" ? 2 : nil
    case "todos", "todas": words.count > 1 && ["los", "las"].contains(words[1]) ? 2 : nil
    default: nil
    }
  }

  static let periods: [String: String] = [
    "täglich": "daily", "wöchentlich": "weekly", "monatlich": "monthly", "jährlich": "yearly", "werktags": "weekdays",
    "quotidien": "daily", "quotidienne": "daily", "diario": "daily", "diaria": "daily", "hebdo": "weekly",
    "hebdomadaire": "weekly", "semanal": "weekly", "mensuel": "monthly", "mensuelle": "monthly", "mensual": "monthly",
    "annuel": "yearly", "annuelle": "yearly", "anual": "yearly",
  ]

  /// `2 wochen do`, `montags`, `mo und do`, `erster`…
  static func rule(_ words: ArraySlice<String>) -> String? {
    if let day = dayOfMonth(Array(words)) ?? everySecond(Array(words)) { return day }
    var said: [String] = ["every"]
    var hasUnit = false
    for (place, word) in zip(words.indices, words) {
      if word.utf8.allSatisfy(isDigit) {
        guard place == words.startIndex, words.count > 1 else { return nil }
        said.append(word)
      } else if let unit = unit(word), !hasUnit, said.count <= 2 {
        // `alle 6 Mon` are months.
        said.append(said.count == 2 ? unit + "s" : unit)
        hasUnit = true
      } else if let weekday = weekday(word) {
        if hasUnit, said.last?.hasSuffix("s") == true || said.last == "week" { said.append("on") }
        said.append(weekday)
      } else if ["und", "et", "y", "and", "+", "&"].contains(word), place > words.startIndex {
        said.append("and")
      } else if !["am", "on"].contains(word) {
        return nil
      }
    }
    return said.count > 1 ? said.joined(separator: " ") : nil
  }

  /// `zweiten Samstag`, `2. Dienstag`
  private static func everySecond(_ words: [String]) -> String? {
    guard words.count == 2, ["zweiten", "zweite", "zweites", "2.", "second", "other"].contains(words[0]) else { return nil }
    if let unit = unit(words[1]) { return "every 2 \(unit)s" }
    return weekday(words[1]).map { "every 2 weeks on \($0)" }
  }

  /// `2x week`, `2x/wk`, `4x/woche`, `1x daily`, `3 mal pro woche`, `3 veces por semana`.
  static func timesOfPeriod(_ words: [String]) -> String? {
    var parts = words.flatMap { $0.split(separator: "/").map(String.init) }
    guard let first = parts.first, case let digits = first.prefix(while: { $0.isASCII && $0.isNumber }), let count = Int(digits)
    else { return nil }
    let sign = String(first.dropFirst(digits.count))
    parts.removeFirst()
    if sign.isEmpty {
      guard let times = parts.first else { return nil }
      if ["x", "mal", "fois", "veces", "times"].contains(times) {
        parts.removeFirst()
      } else if !["per", "pro", "par", "por"].contains(times) {
        return nil
      }
    } else if !["x", "×"].contains(sign) {
      return nil
    }
    if let filler = parts.first, ["a", "per", "pro", "par", "por", "im", "in", "la", "al", "à", "the", "each"].contains(filler)
    {
      parts.removeFirst()
    }
    guard parts.count == 1, let unit = unit(parts[0]) ?? adverbs[parts[0]] else { return nil }
    return count == 1 ? "every \(unit)" : "\(count)x a \(unit)"
  }

  private static let adverbs = [
    "daily": "day", "weekly": "week", "monthly": "month", "yearly": "year", "täglich": "day", "wöchentlich": "week",
    "monatlich": "month", "jährlich": "year",
  ]

  /// `1. so im monat`: the first Sunday of the month.
  static func dayOfMonth(_ words: [String]) -> String? {
    guard words.count == 4, ["monat", "monats", "mois", "mes", "month"].contains(words[3]),
      ["im", "des", "du", "del", "of"].contains(words[2]), let number = ordinals[words[0]], let weekday = weekday(words[1])
    else { return nil }
    return "\(number) \(weekday) of the month"
  }

  private static let ordinals = [
    "1.": "first", "2.": "second", "3.": "third", "4.": "fourth", "ersten": "first", "zweiten": "second", "dritten": "third",
    "letzten": "last", "premier": "first", "dernier": "last", "primer": "first", "último": "last",
  ]

  private static func weekday(_ word: String) -> String? {
    let name = word.hasSuffix(".") ? String(word.dropLast()) : word
    let weekday =
      Weekday(nameElsewhere: name) ?? Weekday(shortNameElsewhere: name)
      ?? (name.count > 4 && name.hasSuffix("s") ? Weekday(nameElsewhere: String(name.dropLast())) : nil)
    return weekday.map { $0.fullName.lowercased() }
  }

  static func unit(_ word: String) -> String? {
    switch word {
    case "day", "days", "tag", "tage", "tagen", "jour", "jours", "día", "días", "dia", "dias",
      "abend", "abende", "morgen", "nacht", "mittag", "nachmittag", "soir", "soirs", "matin", "matins", "nuit", "noche",
      "noches",
      "mañana", "mañanas", "tarde", "tardes":
      "day"
    case "week", "weeks", "wk", "wks", "woche", "wochen", "wo", "semaine", "semaines", "semana", "semanas", "sem": "week"
    case "month", "months", "mo.", "monat", "monate", "monaten", "mon", "mon.", "mois", "mes", "meses": "month"
    case "year", "years", "yr", "yrs", "jahr", "jahre", "jahren", "an", "ans", "année", "années", "año", "años": "year"
    default: nil
    }
  }
}
