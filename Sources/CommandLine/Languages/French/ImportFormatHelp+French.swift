extension ImportFormatHelp {
  var french: String {
    switch self {
    case .json: "l’exportation d’un coffre par `tidemark export --to json`"
    case .csv: "les tableaux de `tidemark export --to csv`, ou tout tableau avec --map"
    case .todoTxt: "todo.txt, dans un projet"
    case .loop: "l’exportation CSV ou la sauvegarde de Loop Habit Tracker, dans un rituel"
    case .klog: "les enregistrements de klog, dans des plages de jours"
    case .todoist: "les projets de Todoist en CSV, chacun dans un projet"
    case .toggl: "le rapport détaillé de Toggl Track en CSV, dans des plages de jours"
    case .streaks: "l’exportation CSV de Streaks, dans un rituel"
    case .habitKit: "l’exportation JSON de HabitKit, dans un rituel"
    case .daylio: "l’exportation CSV de Daylio, dans des jours et des activités"
    case .dayOne: "l’exportation JSON de Day One, dans des jours"
    case .habitica: "l’exportation de l’historique de Habitica en CSV, dans des activités"
    case .taskPaper: "TaskPaper, dans un projet"
    case .org: "des fichiers Org, chacun dans un projet"
    case .taskNotes: "des notes de TaskNotes pour Obsidian, dans des projets"
    case .obsidian: "un coffre d’Obsidian, copié; les notes quotidiennes deviennent des jours"
    case .calendar: "iCalendar\u{A0}: les événements dans des jours et dans la routine, les tâches dans un projet"
    }
  }
}
