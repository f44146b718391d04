import Chronology
import Diagnostics
import Languages
import Planner

/// One ritual as JSON. What is not there has no member.
enum RitualJSON {
  static func object(_ sheet: RitualSheet, _ survey: RitualSurvey) -> JSON {
    var members = TaskJSON.moment(survey.now, survey.today) + survey.json(sheet.ritual)
    members += about(sheet)
    members += [
      ("streak", streak(sheet.streak)), ("completedArcs", .integer(sheet.completed)),
      ("asksForRenewal", .bool(sheet.renewal != nil)),
    ]
    if let arc = sheet.renewal { members.append(("renewal", .string(arc.text))) }
    if let arc = sheet.shown { members.append(("arc", self.arc(arc, today: survey.today))) }
    members.append(("otherArcs", .array(sheet.others.map { arc($0, today: survey.today) })))
    return .object(members)
  }

  /// Its theme, what is written of it, and when it was finished.
  static func about(_ sheet: RitualSheet) -> [(String, JSON)] {
    var members: [(String, JSON)] = []
    if let theme = sheet.theme { members.append(("theme", .string(theme))) }
    if !sheet.notes.isEmpty { members.append(("notes", NotesText.json(sheet.notes))) }
    if let finished = sheet.finished { members.append(("finished", .string(finished.description))) }
    return members
  }

  static func arc(_ arc: RitualSheet.Arc, today: CivilDate) -> JSON {
    var members: [(String, JSON)] = [
      ("number", .integer(arc.number)), ("state", .string(RitualMessage.status(arc.progress.status).english)),
      ("start", .string(arc.days.first.description)), ("end", .string(arc.days.last.description)),
      ("effectiveEnd", .string(arc.effective.last.description)),
    ]
    if !arc.notes.isEmpty { members.append(("notes", NotesText.json(arc.notes))) }
    if let day = arc.progress.day { members.append(("day", .integer(day))) }
    members += [
      ("days", .integer(arc.progress.count)), ("daysRemaining", .integer(arc.progress.remaining)),
      ("ofGoals", rate(arc.ofGoals)), ("soFar", rate(arc.soFar)), ("habits", .array(arc.habits.map(habit))),
      ("milestones", .array(arc.milestones.map(milestone))),
    ]
    return .object(members)
  }

  private static func habit(_ habit: RitualSheet.Habit) -> JSON {
    var members: [(String, JSON)] = [("title", .string(habit.title))]
    if let icon = habit.icon { members.append(("icon", .string(icon.text))) }
    if let rule = habit.rule { members.append(("every", .string(rule))) }
    if let today = habit.today { members.append(("today", .string(today.jsonWord))) }
    let progress = habit.progress
    members += [
      ("completed", .integer(progress.completed)), ("goal", .integer(progress.goal)), ("ofGoal", rate(progress.ofGoal)),
      ("soFar", rate(progress.soFar)), ("streak", streak(habit.streak)),
    ]
    if !habit.notes.isEmpty { members.append(("notes", NotesText.json(habit.notes))) }
    if !habit.noted.isEmpty { members.append(("notedEntries", .array(habit.noted.map(RitualNotes.json)))) }
    return .object(members)
  }

  private static func milestone(_ standing: ArcMilestoneStanding) -> JSON {
    let milestone = standing.milestone
    return [
      "title": .string(milestone.kind.title), "day": .integer(milestone.day), "date": .string(milestone.date.description),
      "state": .string(RitualMessage.milestoneState(standing.state).english), "isReached": .bool(standing.isReached),
      "keptDays": rate(standing.keptDays),
    ]
  }

  /// A rate: done, due and the percent, which is left out where nothing is due.
  static func rate(_ rate: Rate) -> JSON {
    .object(
      [("done", .integer(rate.done)), ("due", .integer(rate.due))] + (rate.percent.map { [("percent", .integer($0))] } ?? [])
    )
  }

  static func streak(_ streak: Streak) -> JSON { ["current": .integer(streak.current), "longest": .integer(streak.longest)] }
}
