extension ImportFormatHelp {
  var spanish: String {
    switch self {
    case .json: "la exportación de una bóveda, de `tidemark export --to json`"
    case .csv: "las tablas de `tidemark export --to csv`, o cualquier tabla con --map"
    case .todoTxt: "todo.txt, a un proyecto"
    case .loop: "la exportación a CSV o el respaldo de Loop Habit Tracker, a un ritual"
    case .klog: "los registros de klog, a bloques de días"
    case .todoist: "los proyectos de Todoist como CSV, cada uno a un proyecto"
    case .toggl: "el informe detallado de Toggl Track como CSV, a bloques de días"
    case .streaks: "la exportación a CSV de Streaks, a un ritual"
    case .habitKit: "la exportación a JSON de HabitKit, a un ritual"
    case .daylio: "la exportación a CSV de Daylio, a días y actividades"
    case .dayOne: "la exportación a JSON de “Day One”, a días"
    case .habitica: "la exportación del historial de Habitica como CSV, a actividades"
    case .taskPaper: "TaskPaper, a un proyecto"
    case .org: "archivos de Org, cada uno a un proyecto"
    case .taskNotes: "notas de TaskNotes para Obsidian, a proyectos"
    case .obsidian: "una bóveda de Obsidian, copiada; las notas diarias se vuelven días"
    case .calendar: "iCalendar: eventos a días y a la rutina, tareas a un proyecto"
    }
  }
}
