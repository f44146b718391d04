import Languages

extension FormatMessage {
  package var french: String {
    switch self {
    case .streaks: "l’exportation CSV de Streaks, vers un rituel"
    case .habitica: "l’exportation CSV de l’historique de Habitica, vers des activités"
    case .klog: "les enregistrements de klog, vers des plages de jours"
    case .iCalendar: "iCalendar\u{A0}: les événements vers des jours et la routine, les tâches vers un projet"
    case .daylio: "l’exportation CSV de Daylio, vers des jours et des activités"
    case .loop: "l’exportation CSV ou la sauvegarde de Loop Habit Tracker, vers un rituel"
    case .org: "des fichiers Org, chacun vers un projet"
    case .todoTxt: "todo.txt, vers un projet"
    case .taskPaper: "TaskPaper, vers un projet"
    case .todoist: "des projets de Todoist en CSV, chacun vers un projet"
    case .toggl: "le rapport détaillé de Toggl Track en CSV, vers des plages de jours"
    case .tables: "les tables de `tidemark export --to csv`, ou toute table avec `--map`"
    case .taskNotes: "les notes de TaskNotes pour Obsidian, vers des projets"
    case .obsidian: "un coffre d’Obsidian, copié; les notes quotidiennes deviennent des jours"
    case .json: "l’exportation d’un coffre, de `tidemark export --to json`"
    case .dayOne: "l’exportation JSON de Day One, vers des jours"
    case .habitKit: "l’exportation JSON de HabitKit, vers un rituel"
    case .findMoreLines:
      "`tidemark lint --fix` lit des lignes de Tasks et de Dataview, dans les jours et les notes qui ont un type"
    }
  }
}
