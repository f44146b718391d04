import Languages

extension FormatMessage {
  package var spanish: String {
    switch self {
    case .streaks: "la exportación CSV de Streaks, a un ritual"
    case .habitica: "la exportación CSV del historial de Habitica, a actividades"
    case .klog: "registros de klog, a bloques de días"
    case .iCalendar: "iCalendar: eventos a días y a la rutina, tareas a un proyecto"
    case .daylio: "la exportación CSV de Daylio, a días y actividades"
    case .loop: "la exportación CSV o el respaldo de Loop Habit Tracker, a un ritual"
    case .org: "archivos Org, cada uno a un proyecto"
    case .todoTxt: "todo.txt, a un proyecto"
    case .taskPaper: "TaskPaper, a un proyecto"
    case .todoist: "proyectos de Todoist en CSV, cada uno a un proyecto"
    case .toggl: "el informe detallado de Toggl Track en CSV, a bloques de días"
    case .tables: "tablas de `tidemark export --to csv`, o cualquier tabla con `--map`"
    case .taskNotes: "notas de TaskNotes para Obsidian, a proyectos"
    case .obsidian: "una bóveda de Obsidian, copiada; las notas diarias pasan a ser días"
    case .json: "la exportación de una bóveda, de `tidemark export --to json`"
    case .dayOne: "la exportación JSON de Day One, a días"
    case .habitKit: "la exportación JSON de HabitKit, a un ritual"
    case .findMoreLines: "`tidemark lint --fix` lee líneas de Tasks y Dataview, en días y en notas que tienen tipo"
    }
  }
}
