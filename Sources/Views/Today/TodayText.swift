import Chronology
import Diagnostics
import Planner

/// What is due today in other forms than lines of a terminal.
enum TodayText {
  /// A fact a line.
  static func plain(_ sheet: TodaySheet, _ survey: RitualSurvey) -> [String] {
    let words = TodayWords(sheet, survey, .full)
    func sentence(_ kind: String, _ title: String, _ pieces: [LinePiece]) -> String {
      "\(kind) \(title): " + pieces.map(\.text).joined(separator: "; ")
    }
    var lines = [([words.title] + words.summary.map(\.text)).joined(separator: "; ")]
    if let empty = words.emptyWords { lines.append(empty) }
    for (slot, rituals) in sheet.slots {
      for ritual in rituals {
        lines.append(sentence("\(TodayWords.title(slot)),", ritual.title, words.pieces(ritual)))
        lines += ritual.habits.map { "Habit \($0.title): \($0.state.words)" }
      }
    }
    lines += sheet.trackers.map { sentence($0.isRecurring ? "Recurring" : "Streak", $0.title, words.pieces($0)) }
    lines += sheet.tasks.map { sentence("Task", $0.title, words.pieces($0)) }
    lines += sheet.renewals.map { "\($0.title): its arc is complete; \(RitualWords.renewal($0.arc, of: $0.title))" }
    lines += sheet.withoutArc.map { ritual in
      let title = survey.rituals[ritual].title
      return "\(title): no arc yet; \(RitualWords.beginning): \(RitualWords.renewalCommand(title))"
    }
    return lines.map { ControlCharacters.escaping($0) }
  }

  static func json(_ sheet: TodaySheet, _ survey: RitualSurvey) -> JSON {
    var members = TaskJSON.moment(sheet.now, sheet.today)
    members.append(("currentTime", .string(sheet.current.rawValue)))
    if let slot = sheet.slot { members.append(("time", .string(slot.rawValue))) }
    let rituals = sheet.slots.flatMap(\.rituals).map { ritual($0, survey) }
    members += [
      ("rate", RitualJSON.rate(sheet.rate)), ("streak", RitualJSON.streak(sheet.streak)),
      ("ritualCount", .integer(sheet.ritualCount)), ("activeCount", .integer(sheet.activeCount)),
      ("rituals", .array(rituals)), ("trackers", .array(sheet.trackers.map(tracker))),
      ("tasks", .array(sheet.tasks.map { TaskJSON.task($0, sheet.now, sheet.today) })),
      ("renewals", .array(sheet.renewals.map { .object(survey.json($0.ritual) + [("renewal", .string($0.arc.text))]) })),
      ("withoutArc", .array(sheet.withoutArc.map { .object(survey.json($0)) })),
    ]
    return .object(members)
  }

  private static func ritual(_ entry: TodaySheet.RitualEntry, _ survey: RitualSurvey) -> JSON {
    let habits = entry.habits.map { habit in
      JSON.object(
        [("title", .string(habit.title))] + (habit.icon.map { [("icon", .string($0.text))] } ?? [])
          + [("state", .string(habit.state.words))]
      )
    }
    var members = survey.json(entry.ritual) + [("rate", RitualJSON.rate(entry.rate)), ("streak", .integer(entry.streak))]
    if let day = entry.progress.day { members.append(("day", .integer(day))) }
    members += [
      ("days", .integer(entry.progress.count)), ("daysRemaining", .integer(entry.progress.remaining)),
      ("habits", .array(habits)),
    ]
    return .object(members)
  }

  private static func tracker(_ tracker: TodayTracker) -> JSON {
    var members: [(String, JSON)] = [("title", .string(tracker.title))]
    if let icon = tracker.icon { members.append(("icon", .string(icon.text))) }
    members.append(("every", .string(tracker.rule)))
    switch tracker.kind {
    case .recurring(let since, let ofPeriod):
      members += [("kind", "recurring"), ("openSince", .string(since.description))]
      if let ofPeriod { members += [("done", .integer(ofPeriod.done)), ("goal", .integer(ofPeriod.due))] }
    case .streak(let streak, let done, let goal):
      members += [
        ("kind", "streak"), ("streak", RitualJSON.streak(streak)), ("done", .integer(done)), ("goal", .integer(goal)),
      ]
    }
    return .object(members + [("page", .string(tracker.page)), ("path", .string(tracker.path))])
  }
}
