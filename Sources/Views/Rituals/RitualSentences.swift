import Chronology
import Diagnostics
import Languages
import Planner

/// One ritual as plain lines, a fact a line.
struct RitualSentences {
  let sheet: RitualSheet
  let showsAllNotes: Bool
  private let words: RitualWords

  init(_ sheet: RitualSheet, _ survey: RitualSurvey, showsAllNotes: Bool = false, in language: Language) {
    self.showsAllNotes = showsAllNotes
    self.sheet = sheet
    words = RitualWords(survey, .full, in: language)
  }

  private func say(_ message: RitualLineMessage) -> String { words.language.say(message) }

  var lines: [String] {
    var lines = [sheet.title, say(.time(sheet.slot))]
    if let category = sheet.category { lines.append(say(.category(category))) }
    if let theme = sheet.theme { lines.append(say(.theme(theme))) }
    if let finished = sheet.finished { lines.append(say(.finished(words.days.seen(finished)))) }
    lines += NotesText.plain(sheet.notes, in: words.language)
    if let arc = sheet.shown {
      lines.append(sentence(arc, words.pieces(arc).map(\.text)))
      lines.append(say(.perfectDays(current: sheet.streak.current, longest: sheet.streak.longest)))
      lines += NotesText.plain(arc.notes, label: say(.noteOfArc(arc.number)), in: words.language)
      lines += arc.habits.flatMap {
        [sentence($0)] + NotesText.plain($0.notes, of: $0.title, in: words.language)
      }
      if !arc.habits.isEmpty {
        lines.append(about(words.language.say(RitualHeading.inAll), rates(arc.ofGoals, arc.soFar)))
      }
      lines += arc.milestones.map(sentence)
    } else if sheet.hasUnreadArc {
      lines.append(say(.unreadArc(command: RitualWords.lintCommand(sheet.path))))
    } else if sheet.isToBegin {
      lines.append(say(.noArcYet(command: RitualWords.renewalCommand(sheet.title))))
    } else {
      lines.append(words.language.say(RitualViewMessage.noArc))
    }
    if let arc = sheet.renewal { lines.append(say(.renewal(arc, command: RitualWords.renewalCommand(sheet.title)))) }
    lines += RitualNotes(of: [sheet.shown].compactMap(\.self), words.days).plain
    lines += sheet.others.flatMap { arc in
      [sentence(arc, [say(.ofDue(arc.soFar))])]
        + NotesText.plain(arc.notes, label: say(.noteOfArc(arc.number)), in: words.language)
        + (showsAllNotes ? RitualNotes(of: [arc], words.days).plain : [])
    }
    return lines.map { ControlCharacters.escaping($0) }
  }

  /// What a line is about, and what it says of it.
  private func about(_ beginning: String, _ pieces: [String], separator: String = "; ") -> String {
    "\(beginning)\(words.language.colon) " + pieces.joined(separator: separator)
  }

  private func sentence(_ arc: RitualSheet.Arc, _ details: [String]) -> String {
    about(say(.arc(arc.number, arc.progress.status, words.days.period(arc.effective))), details)
  }

  private func sentence(_ standing: ArcMilestoneStanding) -> String {
    let toCome = standing.state == .ahead ? words.say(.milestoneState(standing.state)) : nil
    let day = words.days.distanceAndDay(standing.milestone.date)
    let told = [words.say(.milestone(standing)), toCome, words.kept(standing), day].compactMap(\.self)
    return about(say(.milestone(day: standing.milestone.day)), told, separator: ", ")
  }

  private func sentence(_ habit: RitualSheet.Habit) -> String {
    let today = habit.today.map { [say(.today($0))] } ?? []
    let goal = rates(habit.progress.ofGoal, habit.progress.soFar, completed: habit.progress.completed)
    let streak = say(.streak(habit.streak.current, longest: habit.streak.longest))
    return about(say(.habit(habit.title, rule: habit.rule)), today + goal + [streak])
  }

  private func rates(_ goal: Rate, _ soFar: Rate, completed: Int? = nil) -> [String] {
    [say(.ofGoal(completed ?? goal.done, goal)), words.language.say(RitualViewMessage.soFar(soFar))]
  }
}
