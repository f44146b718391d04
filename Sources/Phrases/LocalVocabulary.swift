import Chronology

/// How one language says what phrases are made of.
struct LocalVocabulary: Sendable {
  /// Words that stand for one English word each, in lower case and without accents. One behind a slot, as `M ago`, does so in that slot
  /// alone.
  let words: [String: String]
  /// Words that lead on to what follows, without accents.
  let leading: Set<String>
  /// `este` and `pasada`, which say of a kind of period which one: `this` or `last`.
  let nearness: [String: String]
  /// The words for a week, a month and a year: `semana` is `this week`.
  let periods: [String: String]
  /// What leads on to a day and is no name, each in English: `hasta` is `until`.
  let leads: [String: String]
  /// Rules of one word. They are words of prose as well, so that they are read where nothing else can be meant.
  let rules: [String: String]
  /// The words before a rule, `cada` and `todos los`; first the one to be written.
  let every: [[String]]
  /// What stands between days of a list, and is none.
  let links: Set<String>
  /// What stands before, between and behind the ends of a range.
  let rangeLinks: Set<String>
  /// What several words say together, by the first of them; of those that begin alike the longest come first.
  private let patterns: [String: [Pattern]]

  /// - Parameter patterns: each on a line like `en # U = in # U`. What is no small letter is a slot: `W` a weekday, `M` a month, `U` a unit,
  ///   `#` a number, `N` one of a date or an hour in digits, `Y` a year, `T` an hour, `L` a length in one word, `D` a date in digits. In a
  ///   slot the English word is taken.
  init(
    words: [String: String],
    leading: Set<String>,
    nearness: [String: String],
    periods: [String: String],
    leads: [String: String],
    rules: [String: String],
    every: [[String]],
    links: Set<String>,
    rangeLinks: Set<String>,
    patterns: String
  ) {
    (self.words, self.leading, self.nearness, self.periods) = (words, leading, nearness, periods)
    (self.leads, self.rules, self.every, self.links, self.rangeLinks) = (leads, rules, every, links, rangeLinks)
    let all = patterns.split(separator: "\n").compactMap { Pattern(String($0)) }.sorted { $0.words.count > $1.words.count }
    self.patterns = Dictionary(grouping: all) { Pattern.slots.contains($0.words[0]) ? "" : $0.words[0] }
  }

  struct Pattern: Sendable {
    static let slots: Set = ["W", "M", "U", "#", "T", "Y", "L", "D", "N"]

    let words: [String]
    let english: [String]

    init?(_ line: String) {
      let sides = line.split(separator: "=").map { $0.split(separator: " ").map(String.init) }
      guard sides.count == 2, !sides[0].isEmpty else { return nil }
      (words, english) = (sides[0], sides[1])
    }
  }

  /// The words in English, each that has no meaning here as it was typed.
  func english(_ typed: [String]) -> [String] {
    var result: [String] = []
    let plain = typed.map(Self.plain)
    var start = 0
    var isChanged = false
    while start < typed.count {
      if let last = result.last, Self.isMoment(last), let (count, words) = hours(plain[start...]) {
        result += words
        start += count
        isChanged = true
      } else if let (count, words) = match(plain[start...]) {
        // A comma behind the words stays: `mañana, prioridad alta`.
        let end = typed[start + count - 1].hasSuffix(",") ? "," : ""
        let english = words.flatMap { $0.split(separator: " ") }.map(String.init)
        result += english.dropLast() + [english[english.count - 1] + end]
        start += count
        isChanged = true
      } else {
        let isAbbreviated = typed[start].hasSuffix(".") && Self.isEnglishName(plain[start])
        result.append(isAbbreviated ? plain[start] : typed[start])
        isChanged = isChanged || isAbbreviated
        start += 1
      }
    }
    return isChanged ? result : typed
  }

  /// In lower case and without accents, commas, and the point of an abbreviation.
  private static func plain(_ word: String) -> String {
    var text = word.replacing("’", with: "'")
    while let last = text.last, last == "," || last == "." && text.first?.isLetter ?? false { text.removeLast() }
    return NameKey(text).text
  }

  /// Whether a word is a month or a weekday in English as well, so that the point of its abbreviation is one in this language: `nov.`
  private static func isEnglishName(_ word: String) -> Bool {
    word.count >= 3 && (Month(beginning: word) != nil || Weekday(beginning: word) != nil)
  }

  /// Hours as they follow a day without a word between: `demain 19 h`, `viernes 17h30`, `demain 9 h à 10 h`.
  private func hours(_ words: ArraySlice<String>) -> (count: Int, english: [String])? {
    guard let (count, first) = Self.hour(words) else { return nil }
    let rest = words.dropFirst(count)
    guard rest.first == "a" || rest.first == "-", let (more, last) = Self.hour(rest.dropFirst()) else {
      return (count, ["at", first])
    }
    return (count + 1 + more, ["from", first, "to", last])
  }

  /// `19h`, `11h45`, `17hrs`, `9 h`, `9 h 30`, `22 heures`: an hour with its unit.
  private static func hour(_ words: ArraySlice<String>) -> (count: Int, text: String)? {
    guard let first = words.first, first.first?.isNumber ?? false else { return nil }
    let digits = first.prefix { $0.isASCII && $0.isNumber }
    guard digits.count <= 2 else { return nil }
    let (unit, more) = (first.dropFirst(digits.count), words.dropFirst())
    if unit == "h" || unit == "hrs" || unit == "hr" { return (1, "\(digits):00") }
    if unit.first == "h", unit.count == 3, unit.dropFirst().allSatisfy(\.isNumber) {
      return (1, "\(digits):\(unit.dropFirst())")
    }
    guard unit.isEmpty, let next = more.first, ["h", "hrs", "hr", "heures", "horas"].contains(next) else { return nil }
    if next == "h", let minutes = more.dropFirst().first, minutes.count == 2, minutes.allSatisfy(\.isNumber) {
      return (3, "\(digits):\(minutes)")
    }
    return (2, "\(digits):00")
  }

  /// Whether an English word ends a day or a part of one, behind which an hour is of it.
  private static func isMoment(_ word: String) -> Bool {
    if isEnglishName(word) || nearDays.contains(word) { return true }
    guard word.first?.isNumber ?? false else { return false }
    return ["st", "nd", "rd", "th"].contains(where: word.hasSuffix) || word.contains("-") || word.count == 4
  }

  private static let nearDays: Set = ["today", "tomorrow", "yesterday", "tonight", "morning", "afternoon", "evening", "night"]

  private static let units: Set = ["days", "weeks", "months", "quarter", "years", "hours", "minutes", "h", "min"]

  private func match(_ words: ArraySlice<String>) -> (count: Int, english: [String])? {
    guard let first = words.first else { return nil }
    for pattern in (patterns[first] ?? []) + (patterns[""] ?? []) where pattern.words.count <= words.count {
      if let english = fill(pattern, words) { return (pattern.words.count, english) }
    }
    return (self.words[first] ?? range(first)).map { (1, [$0]) }
  }

  /// `lunes..miércoles`, `lun-mié`
  private func range(_ word: String) -> String? {
    for sign in ["..", "-"] {
      let ends = word.split(separator: sign, omittingEmptySubsequences: false).map(String.init)
      guard ends.count == 2, ends.contains(where: { words[$0] != nil }) else { continue }
      return ends.map { words[$0] ?? $0 }.joined(separator: sign)
    }
    return nil
  }

  private func fill(_ pattern: Pattern, _ words: ArraySlice<String>) -> [String]? {
    var filled: [String: [String]] = [:]
    for (slot, word) in zip(pattern.words, words) {
      if Pattern.slots.contains(slot) {
        guard let english = value(of: word, for: slot) else { return nil }
        filled[slot, default: []].append(english)
      } else if slot != word {
        return nil
      }
    }
    return pattern.english.map { part in
      // `#h#` and `#:30` hold slots, too.
      part.map { letter in
        let slot = String(letter)
        guard let value = filled[slot]?.first else { return slot }
        filled[slot]?.removeFirst()
        return value
      }.joined()
    }
  }

  /// The English word for one that stands in a slot; nil where it does not belong there.
  private func value(of word: String, for slot: String) -> String? {
    let english = words["\(slot) \(word)"] ?? words[word] ?? word
    switch slot {
    case "W": return english.count > 2 && Weekday(beginning: english) != nil ? english : nil
    case "M": return Month(beginning: english) == nil ? nil : english
    case "U": return Self.units.contains(english) ? english : nil
    case "L":
      // `45m`, `1h30`
      let isLength = word.first?.isNumber ?? false && word.contains(where: \.isLetter)
      return isLength && word.allSatisfy { $0.isNumber || "hmin".contains($0) } ? word : nil
    case "D": return word.contains { "-./".contains($0) } && word.allSatisfy { $0.isNumber || "-./".contains($0) } ? word : nil
    case "N": return word.count <= 2 && word.allSatisfy { $0.isASCII && $0.isNumber } ? word : nil
    case "Y": return word.count == 4 && word.allSatisfy(\.isNumber) ? word : nil
    case "T": return word.first?.isNumber ?? false || ["noon", "midnight"].contains(english) ? english : nil
    default:
      let isNumber = word.allSatisfy { $0.isASCII && $0.isNumber } || PhraseToken.tokens(of: english).first?.count != nil
      return isNumber && PhraseToken.tokens(of: english).count == 1 || english == "1st" ? english : nil
    }
  }
}
