import BuiltIns
import Chronology
import Languages
import Lint
import Outline
import Phrases
import Planner

/// The candidates that need no file.
enum KnownWords {
  static func candidates(
    _ source: ValueSource,
    word: String,
    _ context: PhraseContext,
    _ program: Program,
    _ language: Language
  ) -> [Candidate] {
    switch source {
    case .fixed(let words): return words.map { Candidate($0) }
    case .days: return days(word, context, language)
    case .periods: return days(word, context, language) + periods(context)
    case .months: return months(context.today)
    case .years: return (0..<3).map { Candidate(String(context.today.year - $0)) } + ["this", "last"].map { Candidate($0) }
    case .times: return times(word)
    case .lengths: return ["5m", "10m", "15m", "30m", "45m", "1h", "1h30", "2h", "3h"].map { Candidate($0) }
    case .rules: return RuleCatalogue.all.map { Candidate($0.name, $0.words(in: language).summary) }
    case .topics: return Specification.ofFormat.headings(upTo: 3).dropFirst().map { Candidate($0) }
    case .commands:
      return names(of: program.commands, after: [], language)
        + [Candidate("format", language.say(CompleterMessage.format))]
    case .keys:
      let keys = FieldKey.allCases.map(\.rawValue) + PropertyKey.allCases.map(\.rawValue)
      return keys.filter { $0 != PropertyKey.kind.rawValue }.map { Candidate($0) }
    case .templates: return BuiltInTemplates.all(in: language).map { Candidate($0.name, $0.summary) }
    case .presets: return BuiltInPresets.names.map { Candidate($0) }
    case .files, .folders, .titles, .sections, .headings, .stacks, .blocks, .tags, .categories, .items: return []
    }
  }

  /// What a choice of an option means, where more than its name is known.
  static func summary(ofChoice choice: String, of value: ValueSyntax, in language: Language) -> String {
    guard value.choices.count == RuleCatalogue.names.count else { return "" }
    return RuleCatalogue.rule(named: choice)?.words(in: language).summary ?? ""
  }

  /// The names of the pages of the manual: `new page` is `new-page`.
  private static func names(of commands: [Command], after path: [String], _ language: Language) -> [Candidate] {
    commands.filter { !$0.isHidden }.flatMap { command in
      let path = path + [command.name]
      return [Candidate(path.joined(separator: "-"), command.summary.text(in: language))]
        + names(of: command.subcommands, after: path, language)
    }
  }

  // MARK: Days and times

  /// Words of the person's language, each with the day that it means; for digits, days of the next or the last weeks.
  private static func days(_ word: String, _ context: PhraseContext, _ language: Language) -> [Candidate] {
    if word.first?.isNumber == true {
      let sign = context.direction == .ahead ? 1 : -1
      return (0..<28).map { context.today.adding(days: sign * $0) }.map { day in
        Candidate(day.description, language.name(of: day.weekday))
      }
    }
    return LocalWords.$language.withValue(language) {
      let own = days(LocalWords.near, LocalWords.weekdays, context, language)
      // English words are read beside those of the language.
      guard !word.isEmpty, !own.contains(where: { $0.value.hasPrefix(word) }) else { return own }
      return days(["today", "tomorrow", "yesterday"], Weekday.allCases.map(\.fullName), context, language)
    }
  }

  /// - Parameter near: today, tomorrow and yesterday.
  private static func days(
    _ near: [String],
    _ weekdays: [String],
    _ context: PhraseContext,
    _ language: Language
  ) -> [Candidate] {
    // What is recorded or looked up does not lie ahead.
    ((context.direction == .ahead ? near : [near[0], near[2]]) + weekdays).compactMap { word in
      (try? DayPhrase(word)).map { Candidate(word, language.dayAndYear($0.date(in: context), .short)) }
    }
  }

  private static func periods(_ context: PhraseContext) -> [Candidate] {
    ["7d", "this week", "last week", "this month", "last month", "this year"].compactMap { words in
      guard let days = try? PeriodPhrase(words).days(in: context) else { return nil }
      return Candidate(words, days.description)
    }
  }

  private static func months(_ today: CivilDate) -> [Candidate] {
    (0..<12).map { Candidate(String(today.startOfMonth.adding(months: -$0).description.dropLast(3))) }
      + ["this", "last"].map { Candidate($0) }
  }

  /// The hours; for digits the quarters of an hour.
  private static func times(_ word: String) -> [Candidate] {
    stride(from: 0, to: 24 * 60, by: word.isEmpty ? 60 : 15).compactMap { minutes in
      TimeOfDay(minutes: minutes).map { Candidate($0.description) }
    }
  }
}
