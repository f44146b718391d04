import Chronology
import Diagnostics
import Languages
import Views

/// `tidemark history`
enum HistoryCommand {
  private static let what = Operand.optionalWords("RITUAL|DAY", HistoryHelp.what)
  private static let months = Option.value(
    "months",
    value: "N",
    expectation: HistoryHelp.monthsExpected,
    HistoryHelp.months
  ) { text in Int(text).flatMap { (1...12).contains($0) ? $0 : nil } }

  private static let to = Option.value(
    "to",
    value: "MONTH",
    expectation: HistoryHelp.toExpected,
    HistoryHelp.to,
    read: NamedMonth.init
  )

  private static let ritual = Option.text("ritual", value: "RITUAL", HistoryHelp.ritual)

  private static let day = EditOptions.day("on", .back, HistoryHelp.day).known(as: "day")

  private static let standardMonths = 3

  static let command = Command(
    "history",
    HistoryHelp.summary,
    discussion: HistoryHelp.discussion,
    operands: [what],
    options: [
      months, to, ritual, day, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch,
      SharedOptions.plain,
      SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark history --months 12", HistoryHelp.showYear),
      Example("tidemark history --to 2025-06", HistoryHelp.showSpring),
      Example("tidemark history yesterday", HistoryHelp.showYesterday),
      Example("tidemark history morning", HistoryHelp.showRitual),
    ],
    exitCodes: [
      ExitCodeNote(.success, HistoryHelp.success),
      ExitCodeNote(.couldNotRun, SharedHelp.noSuchRitual),
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
      let last = invocation[to]?.day(today: survey.today, weekStart: survey.settings.weekStarts)
      return HistoryView(survey, months: invocation[months] ?? standardMonths, through: last, ritual: chosen)
    }
  }
}

/// What the help of `history` says.
enum HistoryHelp: Message {
  case what, monthsExpected, months, toExpected, to, ritual, day, summary, discussion, showYear, showSpring
  case showYesterday, showRitual, success
}
