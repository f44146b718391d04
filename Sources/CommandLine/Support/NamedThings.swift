import Chronology
import Editing
import Languages
import Phrases
import Planner

/// The names of things as they are typed, and the day or days and the time behind them: `Tennis Sauna yesterday` (commands, *When*).
struct NamedThings: Sendable {
  private(set) var names: [String]
  /// The day or the days behind the names.
  private var days: NamedPeriod?
  private var time: TimeOfDay?
  /// The words behind the names.
  let words: String

  init(_ texts: [String], _ direction: PhraseDirection) {
    for start in texts.indices.dropFirst() {
      let words = texts[start...].joined(separator: " ").split(separator: " ").map(String.init)
      guard let (days, time) = NamedThings.read(words, direction) else { continue }
      (names, self.days, self.time) = (Array(texts[..<start]), days, time)
      self.words = words.joined(separator: " ")
      return
    }
    (names, days, time, words) = (texts, nil, nil, "")
  }

  /// All words as a day, a range of days, a time that can be no number, or a day and a time.
  private static func read(_ words: [String], _ direction: PhraseDirection) -> (NamedPeriod?, TimeOfDay?)? {
    if let days = days(words, direction) { return (days, nil) }
    if let time = time(words) { return (nil, time) }
    for place in words.indices.dropFirst() {
      let (one, other) = (Array(words[..<place]), Array(words[place...]))
      if let time = time(other), let days = days(one, direction) { return (days, time) }
      if let time = time(one), let days = days(other, direction) { return (days, time) }
    }
    return partOfDay(words, direction)
  }

  /// `18:30`, `7am`, `at 9`.
  private static func time(_ words: [String]) -> TimeOfDay? {
    let text = LocalWords.english(words).joined(separator: " ").lowercased()
    let isSure =
      text.contains(":") || text.hasPrefix("at ") || ["am", "pm"].contains(text.suffix(2)) && text.first?.isNumber ?? false
    return isSure ? try? TimePhrase.time(text) : nil
  }

  /// `yesterday evening at 8`.
  private static func partOfDay(_ words: [String], _ direction: PhraseDirection) -> (NamedPeriod?, TimeOfDay?)? {
    guard isOfDays(words), let phrase = try? WhenPhrase(words.joined(separator: " ")), phrase.minutes == nil,
      let day = phrase.day, let time = phrase.time, let days = try? NamedPeriod(dayOrPeriod: day.text, direction)
    else { return nil }
    return (days, time.start)
  }

  /// Less is read than after an option: `tom` and `may` are names as well.
  private static func days(_ words: [String], _ direction: PhraseDirection) -> NamedPeriod? {
    let text = words.joined(separator: " ")
    guard isOfDays(words), let days = try? NamedPeriod(dayOrPeriod: text, direction) else { return nil }
    if case .day = days.phrase { return days }
    if case .range = days.phrase { return days }
    return nil
  }

  /// Whether one of some words is of a day that is named behind a name, in English or in the person's language.
  static func isOfDays(_ words: some Collection<String>) -> Bool {
    words.contains(where: isOfDays) || LocalWords.english(Array(words)).contains(where: isOfDays)
  }

  private static func isOfDays(_ word: String) -> Bool {
    let plain = word.lowercased()
    if ["today", "yesterday", "tomorrow"].contains(plain) || plain.contains(where: \.isNumber) { return true }
    let parts = plain.split { !$0.isLetter }.map(String.init)
    return !parts.isEmpty
      && parts.allSatisfy { part in
        part == "to" || part.count >= 3 && Weekday.allCases.contains { $0.fullName.hasPrefix(part) }
      }
  }

  /// The days that are meant: those behind the names, or those of an option.
  ///
  /// - Parameter option: what `--on` says.
  func days(or option: NamedPeriod?, in vault: EditedVault) throws(EditRefusal) -> DateRange {
    guard days == nil || option == nil else {
      throw EditRefusal(WhenWordsMessage.sayTheSame(words, option: "--on"), help: .leaveOneOut)
    }
    return try vault.days(days ?? option)
  }

  /// The time that is meant: that behind the names, or that of `--at`.
  func time(or option: TimeOfDay?) throws(EditRefusal) -> TimeOfDay? {
    guard time == nil || option == nil else {
      throw EditRefusal(WhenWordsMessage.sayTheSame(words, option: "--at"), help: .leaveOneOut)
    }
    return time ?? option
  }

  /// The first day that may be meant, of the words and an option.
  func earliest(or option: NamedPeriod?, from today: CivilDate) -> CivilDate {
    [days, option].compactMap { $0?.earliest(from: today) }.min() ?? today
  }

  /// The one name, where nothing else is said.
  var onlyName: String? { names.count == 1 && words.isEmpty ? names[0] : nil }

  /// What the words mean, as the person is told; nil where they say no day.
  var namedDays: NamedPeriod? { days }
}

extension NamedThings {
  /// The same where the names are known of a vault: words without quotation marks are one name where one thing is called so (commands,
  /// *Several names*). Words that may mean something else as well are refused.
  ///
  /// - Parameters:
  ///   - command: what stands before the words.
  ///   - fits: whether an item is one that the command is for.
  func settled(
    in vault: EditedVault,
    for command: [String],
    where fits: (PlanItem) -> Bool
  ) throws(EditRefusal) -> NamedThings {
    var settled = self
    if let text = days?.text ?? (time == nil ? nil : words) {
      let all = names + [words]
      if let whole = vault.oneName(of: all.flatMap { $0.split(separator: " ").map(String.init) }, where: fits) {
        guard vault.hasItem(called: whole, where: fits) else { throw twofold(whole, command) }
        (settled.names, settled.days, settled.time) = ([whole], nil, nil)
        return settled
      }
      if vault.hasItem(called: text, where: fits) {
        throw EditRefusal(NamedThingsMessage.isDayAndName(text), help: .sayByOption)
      }
    }
    let isLed = names.count > 1 && LocalWords.lead(names[names.count - 1]) != nil
    if isLed, days != nil || time != nil, let unread = UnreadDays(after: names + [words], command) {
      throw unread.refusal(on: vault.today)
    }
    if let whole = vault.oneName(of: names, where: fits) {
      settled.names = [whole]
      return settled
    }
    if days == nil && time == nil || isLed, let unread = UnreadDays(after: names, command) {
      throw unread.refusal(on: vault.today)
    }
    try refuseMisspelled(in: vault, for: command, where: fits)
    // `done Milk, Stamps`: a comma parts names, as a space does.
    if names.count > 1 { settled.names = names.map { $0.count > 1 && $0.hasSuffix(",") ? String($0.dropLast()) : $0 } }
    try vault.checkSeveral(settled.names, for: command, where: fits)
    return settled
  }

  /// What the names mean: things, and rituals, each of these once.
  func parted(
    _ meaning: (String) throws(EditRefusal) -> NamedDoing
  ) throws(EditRefusal) -> (things: [Thing], rituals: [Thing]) {
    var (things, rituals): ([Thing], [Thing]) = ([], [])
    for name in names {
      switch try meaning(name) {
      case .item(let thing): things.append(thing)
      case .ritual(let ritual) where rituals.contains(ritual): continue
      case .ritual(let ritual): rituals.append(ritual)
      }
    }
    return (things, rituals)
  }

  /// Refuses words behind a name that are nearly a day and name nothing: `done Milk yesteday`.
  private func refuseMisspelled(
    in vault: EditedVault,
    for command: [String],
    where fits: (PlanItem) -> Bool
  ) throws(EditRefusal) {
    for start in names.indices.dropFirst() where days == nil {
      let words = names[start...].map { DoubtfulDay.nearest(to: $0) ?? $0 }
      guard words != Array(names[start...]), (try? PeriodPhrase(words.joined(separator: " "))) != nil,
        !names[start...].allSatisfy({ vault.isInName($0, where: fits) })
      else { continue }
      let text = names[start...].joined(separator: " ")
      throw EditRefusal(PhraseProblem.unknown.message(about: text, .period), commands: [command + names[..<start] + words])
    }
  }

  /// Of words that begin a name and end with a day.
  private func twofold(_ whole: String, _ command: [String]) -> EditRefusal {
    EditRefusal(
      NamedThingsMessage.isNameOrDay(whole, words: words),
      help: .quoteOrOption,
      commands: [command + [whole], command + names + (days == nil ? ["--at", words] : ["--on", words])]
    )
  }
}

extension Operand where Value == NamedThings {
  /// Names, with a day behind them, of which the summary tells.
  static func things(_ name: String, isRequired: Bool = true, _ summary: some Message) -> Operand {
    let value = ValueSyntax(name: name)
    return Operand(
      syntax: OperandSyntax(
        value: value,
        summary: Told(summary),
        isRequired: isRequired,
        isRepeatable: true
      )
    ) { NamedThings($0, .back) }
  }

  /// Any number of names of what is planned, with a day behind them.
  static func optionalThings(_ name: String, _ direction: PhraseDirection, _ summary: some Message) -> Operand {
    Operand(
      syntax: OperandSyntax(value: ValueSyntax(name: name), summary: Told(summary), isRequired: false, isRepeatable: true)
    ) { NamedThings($0, direction) }
  }
}

/// Why names with words behind them are not taken.
enum NamedThingsMessage: Message {
  case isDayAndName(String)
  case sayByOption
  /// All words, and those of them that may be a day.
  case isNameOrDay(String, words: String)
  case quoteOrOption
}
