import Chronology
import Editing
import Planner
import Views
import Workspace

/// `tidemark mark`
enum MarkCommand {
  private static let words = Operand.many(
    "WORDS",
    "the week, as its number or a day of it, and the phrase; this week unless said"
  )
  private static let rating = Option.value(
    "rating",
    value: "RATING",
    expectation: "one of " + WeekRating.allCases.map(\.rawValue).joined(separator: ", ") + ", or 1 to 5",
    "How the week was: awful, hard, okay, good, great, or 1 to 5"
  ) { WeekRating(word: $0) }
  private static let category = Option.text(
    "category",
    value: "NAME",
    choices: LifeCategory.allCases.map(\.rawValue),
    "What the week was about"
  )

  static let command = Command(
    "mark",
    "Mark a week of a life",
    discussion: """
      A week is named by its number, or by a day of it, before the phrase. It has one mark; a second is refused. Of several \
      lives yours is meant; --in names another. The mark goes into the section of its year, in the order of the dates there. Of a \
      week that is past it says when it was filled in.
      """,
    operands: [words],
    options: [rating, category, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark mark --rating good --category growth \"Finished the outline\"", "Mark this week"),
      Example("tidemark mark 2026-11-03 --rating hard", "Mark a week that is past"),
      Example("tidemark mark 1547 \"Met Teresa\"", "Mark a week by its number"),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, days: { _ in nil }, kinds: [.life]) {
      vault throws(EditRefusal) in
      let thing = try vault.onlyFile(
        of: .life,
        named: invocation[EditSession.scope],
        help: "`tidemark new life` begins one"
      )
      let (week, phrase) = try split(invocation[words])
      try vault.mark(
        thing,
        on: try day(of: week, in: vault, thing),
        rating: invocation[rating],
        category: invocation[category].flatMap { LifeCategory(rawValue: $0) },
        phrase: phrase
      )
      try EditCheck(vault).check()
    }
  }

  /// The week, if the first of the words is one, and the phrase.
  private static func split(_ words: [String]) throws(EditRefusal) -> (LifeWeekWord?, String) {
    let week = words.first.flatMap { LifeWeekWord($0) }
    let rest = words.dropFirst(week == nil ? 0 : 1)
    guard rest.count <= 1 else {
      let first = rest.first ?? ""
      throw EditRefusal(
        "\(EditRefusal.quote(first)) is no week",
        help: "name a week by its number or a day like 2026-11-20, and put the phrase in quotation marks"
      )
    }
    return (week, rest.first ?? "")
  }

  /// The day that the mark names: today in this week, the first day of a week that is named by its number.
  private static func day(of week: LifeWeekWord?, in vault: EditedVault, _ thing: Thing) throws(EditRefusal) -> CivilDate {
    switch week {
    case nil: return vault.today
    case .day(let word): return word.date(from: vault.today, weekStart: vault.settings.weekStarts)
    case .number(let number):
      guard let span = vault[thing.file]?.plan.life?.span else { return vault.today }
      guard let week = LifeWeek(number: number, of: span) else { throw EditRefusal("there is no week \(number)") }
      return week.days.contains(vault.today) ? vault.today : week.days.first
    }
  }
}
