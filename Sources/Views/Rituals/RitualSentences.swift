import Chronology
import Diagnostics
import Languages
import Planner

/// One ritual as plain lines, a fact a line.
struct RitualSentences {
  let sheet: RitualSheet
  let showsAllNotes: Bool
  private let words: RitualWords

  init(_ sheet: RitualSheet, _ survey: RitualSurvey, showsAllNotes: Bool = false) {
    self.showsAllNotes = showsAllNotes
    self.sheet = sheet
    words = RitualWords(survey, .full, in: .english)
  }

  var lines: [String] {
    var lines = [sheet.title, "Time: \(sheet.slot.rawValue)"]
    if let category = sheet.category { lines.append("Category: \(category)") }
    if let theme = sheet.theme { lines.append("Theme: \(theme)") }
    if let finished = sheet.finished { lines.append("Finished: \(words.days.day(finished))") }
    lines += NotesText.plain(sheet.notes)
    if let arc = sheet.shown {
      lines.append(sentence(arc, words.pieces(arc).map(\.text)))
      lines.append("Perfect days: \(words.streak(sheet.streak))")
      lines += NotesText.plain(arc.notes, "Note of arc \(arc.number)")
      lines += arc.habits.flatMap { [sentence($0)] + NotesText.plain($0.notes, "Note of \($0.title)") }
      if !arc.habits.isEmpty { lines.append("In all: " + rates(arc.ofGoals, arc.soFar)) }
      lines += arc.milestones.map(sentence)
    } else if sheet.hasUnreadArc {
      lines.append("It has an arc that cannot be read; \(RitualWords.lintCommand(sheet.path)) says why.")
    } else {
      let advice = sheet.isToBegin ? " \(RitualWords.renewalCommand(sheet.title)) begins its first." : ""
      lines.append("It has no arc.\(advice)")
    }
    if let arc = sheet.renewal { lines.append("The arc is complete; \(words.renewal(arc, of: sheet.title))") }
    lines += RitualNotes(of: [sheet.shown].compactMap(\.self), words.days).plain
    lines += sheet.others.flatMap { arc in
      [sentence(arc, ["\(Language.english.percent(arc.soFar)) done of what was due"])]
        + NotesText.plain(arc.notes, "Note of arc \(arc.number)")
        + (showsAllNotes ? RitualNotes(of: [arc], words.days).plain : [])
    }
    return lines.map { ControlCharacters.escaping($0) }
  }

  private func sentence(_ arc: RitualSheet.Arc, _ details: [String]) -> String {
    let state = RitualMessage.status(arc.progress.status).english
    return "Arc \(arc.number), \(state), \(words.days.period(arc.effective)): " + details.joined(separator: "; ")
  }

  private func sentence(_ standing: ArcMilestoneStanding) -> String {
    let toCome = standing.state == .ahead ? RitualMessage.milestoneState(standing.state).english : nil
    let day = words.days.distanceAndDay(standing.milestone.date)
    let told = [RitualMessage.milestone(standing).english, toCome, words.kept(standing), day].compactMap(\.self)
    return "Milestone, day \(standing.milestone.day): " + told.joined(separator: ", ")
  }

  private func sentence(_ habit: RitualSheet.Habit) -> String {
    let rule = habit.rule.map { ", every: \($0)" } ?? ""
    let today = habit.today.map { "today \(Language.english.state($0)); " } ?? ""
    let goal = rates(habit.progress.ofGoal, habit.progress.soFar, completed: habit.progress.completed)
    return "Habit \(habit.title)\(rule): \(today)\(goal); streak \(habit.streak.current), longest \(habit.streak.longest)"
  }

  private func rates(_ goal: Rate, _ soFar: Rate, completed: Int? = nil) -> String {
    "\(completed ?? goal.done) of \(goal.due), \(Language.english.percent(goal)) of the goal; so far \(Language.english.percent(soFar))"
  }
}
