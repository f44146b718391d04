import Chronology
import Languages
import Planner

private let language = Language.french

extension DayMessage {
  var french: String {
    switch self {
    case .blocks(let count): language.counted(count, "plage", "plages")
    case .planned(let minutes, let length):
      "\(language.length(minutes, length)) \(isSingular(minutes) ? "prévue" : "prévues")"
    case .free(let minutes, let length): "\(language.length(minutes, length)) \(isSingular(minutes) ? "libre" : "libres")"
    case .due(let count): "\(language.number(count)) à faire"
    case .recurring(let count, let done):
      language.counted(count, "récurrente", "récurrentes") + (done > 0 ? ", \(language.counted(done, "faite", "faites"))" : "")
    case .partDone(let done, let all):
      "\(language.counted(done, "faite", "faites")) sur \(language.number(all))"
    case .andMoreTasks(let count): "et \(language.counted(count, "autre tâche", "autres tâches"))"
    case .notes: "Notes"
    case .problems: "Problèmes"
    case .tasksInNoBlock: "Tâches hors des plages"
    case .dueNotPlanned: "À faire et non prévues"
    case .timetable: "Horaire"
    case .time: "Heure"
    case .what: "Quoi"
    case .freeTime(let minutes, .short): "libre \(language.length(minutes))"
    case .freeTime(let minutes, .full): "libre, \(language.lengthInFull(minutes))"
    case .now: "maintenant"
    case .nowAfterMidnight: "maintenant, passé minuit"
    case .overlaps(let other): other.map { "chevauche \($0)" } ?? "chevauchement"
    case .project(let title): "projet \(title)"
    case .color(let color): "couleur \(adjective(of: color))"
    case .colorName(let color): name(of: color)
    case .past: "terminée"
    case .runningNow: "en cours"
    case .recurringState(let state): language.state(state)
    case .recurringBy(let rule): "récurrente, \(rule)"
    case .heading(let day, let words):
      "\(language.weekdayAndDate(day.date)), \(language.distance(day))" + (words.isEmpty ? "." : "\(language.colon) \(words).")
    case .freeSpan(let start, let end, let minutes):
      "\(language.timesInWords(start.time, end.time, start.clock)), \(language.lengthInFull(minutes))\(language.colon) libre."
    case .nowIs(let time): "Il est maintenant \(language.time(time))."
    case .nowIsAfterMidnight(let time): "Il est maintenant \(language.time(time)), passé minuit."
    case .taskInNoBlock(let box, let title): "Tâche hors des plages, \(language.state(box))\(language.colon) \(title)"
    case .taskOfBlock(let block, let box, let title):
      "Tâche de la plage \(block), \(language.state(box))\(language.colon) \(title)"
    case .dueTask(let title): "Échéance, à faire\(language.colon) \(title)"
    case .problem(let problem): "Problème\(language.colon) \(problem.french)"
    case .weekOf(let first, let last): "Semaine du \(first) au \(last)"
    case .week(let first, let last): "Semaine \(TaskMessage.period(first, last).french)"
    case .todayIs(let weekday): "nous sommes \(language.name(of: weekday))"
    case .routineOfVault: "routine du coffre"
    case .recurringTask: "tâche récurrente"
    case .noFile: "sans fichier"
    case .noBlock: "sans plage"
    }
  }

  /// Whether a length is of one minute or of one hour.
  private func isSingular(_ minutes: Int) -> Bool { language.isSingular(minutes) || minutes == 60 }

  /// As the noun *couleur* has it, which is feminine.
  private func adjective(of color: Color) -> String {
    switch color {
    case .green: "verte"
    case .blue: "bleue"
    case .purple: "violette"
    case .brown: "brune"
    case .gray: "grise"
    case .red: "rouge"
    case .orange: "orange"
    case .yellow: "jaune"
    case .mint: "menthe"
    case .teal: "sarcelle"
    case .cyan: "cyan"
    case .indigo: "indigo"
    case .pink: "rose"
    }
  }

  private func name(of color: Color) -> String {
    switch color {
    case .red: "rouge"
    case .orange: "orange"
    case .yellow: "jaune"
    case .green: "vert"
    case .mint: "menthe"
    case .teal: "sarcelle"
    case .cyan: "cyan"
    case .blue: "bleu"
    case .indigo: "indigo"
    case .purple: "violet"
    case .pink: "rose"
    case .brown: "brun"
    case .gray: "gris"
    }
  }
}
