import Chronology
import Diagnostics
import Languages
import Views

/// `tidemark history`
enum HistoryCommand {
  private static let what = Operand.optionalWords(
    "RITUAL|DAY",
    "a ritual, by its title or a part of it; or a day to show in detail"
  )
  private static let months = Option.value(
    "months",
    value: "N",
    expectation: "a number from 1 to 12",
    "Show N months, of which this one or that of --to is the last; 3 by default"
  ) { text in Int(text).flatMap { (1...12).contains($0) ? $0 : nil } }

  private static let to = Option.value(
    "to",
    value: "MONTH",
    expectation: "a month like 2025-06, or a day of it",
    "Show the months up to this one"
  ) { text -> CivilDate? in CivilDate(text) ?? CivilDate(text + "-01") }

  private static let ritual = Option.text(
    "ritual",
    value: "RITUAL",
    "Show the days of this ritual only; give its title or a part of it"
  )

  private static let day = EditOptions.day("on", .back, "Show this day in detail").known(as: "day")

  private static let standardMonths = 3

  static let command = Command(
    "history",
    "Show what was done of the rituals, as calendars of months or a day in detail",
    discussion: """
      A day counts for every arc that ran on it, whether that arc is over or running. Its mark says how much was done of what was due and \
      not skipped; – is a day of which all was skipped. Weeks begin as the vault says. A day in detail is compared with the \
      average of the seven days before, and shows the notes that you wrote on it.

      --json prints an object with today, ritual and months, or with date, rate, average, trend (up, down, stable), points, streak, \
      line and rituals; a habit of a day has title, state, isDue, time and notes. A month has first, last, rate, checkIns, activeDays, perfectDays, longestStreak and days; a day of it has \
      date, band (all, half, less, nothing-due), isRunning, isSkipped and rate.
      """,
    operands: [what],
    options: [
      months, to, ritual, day, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch,
      SharedOptions.plain,
      SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark history --months 12", "Show a year"),
      Example("tidemark history --to 2025-06", "Show the spring of an earlier year"),
      Example("tidemark history yesterday", "Show what was done yesterday"),
      Example("tidemark history morning", "Show the days of one ritual"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "the days were shown, or there are none"),
      ExitCodeNote(.couldNotRun, "the vault could not be read, or no ritual, or more than one, has that name"),
    ]
  ) { invocation, console in
    let word = invocation[what]
    let named = invocation.isGiven(day) ? nil : word.flatMap { try? NamedDay($0, .back) }
    if word != nil, invocation.isGiven(ritual), named == nil {
      return console.refuse(invocation, RitualCommandMessage.oneAtATime)
    }
    let vault = ViewedVault(invocation, console)
    if let word, named == nil,
      let span = StatsPeriodSpan.span(of: word, today: vault.today, weekStart: vault.settings.weekStarts)
    {
      let command = ShellWord.line(["tidemark", "stats", word])
      return console.refuse(
        invocation,
        RitualCommandMessage.isPeriod(ControlCharacters.escaping(word), span, command: command)
      )
    }
    if let problem = (invocation[day] ?? named)?.problem(from: vault.today, weekStart: vault.settings.weekStarts) {
      return console.refuse(invocation, problem)
    }
    let meant = word.flatMap { DoubtfulDay.nearest(to: $0) }.map { "tidemark history \($0)" }
    let title = invocation[ritual] ?? (named == nil ? word : nil)
    return RitualViewing.show(invocation, console, named: title, or: meant) { survey, chosen in
      if let date = (invocation[day] ?? named)?.date(from: survey.today) { return HistoryDay(survey, date, ritual: chosen) }
      return HistoryView(survey, months: invocation[months] ?? standardMonths, through: invocation[to], ritual: chosen)
    }
  }
}
