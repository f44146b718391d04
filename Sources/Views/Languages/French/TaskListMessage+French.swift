import Languages

private let language = Language.french

extension TaskListMessage {
  var french: String {
    switch self {
    case .heading(let project, let asked): (project.map { "Tâches du projet \($0)" } ?? "Toutes les tâches") + asked
    case .open(let count): "\(language.number(count)) à faire"
    case .overdue(let count): "\(language.number(count)) en retard"
    case .dueToday(let count): "\(language.number(count)) à faire aujourd’hui"
    case .nothingToDo: "rien à faire"
    case .toDo: "À faire"
    case .stacks: "Piles"
    case .stack: "Pile"
    case .done(let count, let all):
      if count == all {
        "Faites"
      } else {
        "Faites, \(count == 1 ? "la dernière" : "les \(language.number(count)) dernières") sur \(language.number(all))"
      }
    case .earlierDays: "Jours précédents"
    case .andMore(let count, let command):
      "et \(language.number(count)) de plus\(language.colon) \(language.quoted(command))"
    case .plansForToday(let command): "\(language.quoted(command)) les prévoit pour aujourd’hui"
    case .waiting(let count, let command):
      "\(language.counted(count, "tâche récurrente n’est", "tâches récurrentes ne sont")) pas encore à faire\(language.colon) \(language.quoted(command))"
    case .noProjectHasTask: "Aucun projet n’a de tâche. \(whatTaskIs)"
    case .projectHasNoTask: "Le projet n’a aucune tâche. \(whatTaskIs)"
    case .allSettled: "Rien à faire\(language.colon) toutes les tâches sont faites ou abandonnées."
    case .toDoOf(let subject, let open):
      "Tâches \(words(for: subject))"
        + (open.map { ", \($0.french)\(language.colon)" } ?? "\(language.colon) rien à faire")
    case .group(let title, let count): "\(title), \(language.counted(count, "tâche", "tâches"))\(language.colon)"
    case .stackOf(let title, let count): "Pile \(title), \(language.counted(count, "tâche", "tâches"))\(language.colon)"
    }
  }

  private var whatTaskIs: String {
    "Une tâche est une ligne comme \(language.quoted("- [ ] Rédiger le chapitre 3")) dans le fichier d’un projet."
  }

  private func words(for subject: Subject) -> String {
    switch subject {
    case .project(let title): "du projet \(title)"
    case .page(let title): "de la page \(title)"
    case .day(let day): words(forDay: day)
    case .earlierDays: "des jours précédents"
    }
  }

  private func words(forDay day: SeenDay) -> String {
    switch day.distance {
    case 0: "d’\(language.comingDay(day))"
    case 1: "de \(language.comingDay(day))"
    default: "du \(language.comingDay(day))"
    }
  }
}
