extension ImportFormatHelp {
  var english: String {
    switch self {
    case .json: "the export of a vault, of `tidemark export --to json`"
    case .csv: "tables of `tidemark export --to csv`, or any table with --map"
    case .todoTxt: "todo.txt, into a project"
    case .loop: "the CSV export or the backup of Loop Habit Tracker, into a ritual"
    case .klog: "records of klog, into blocks of days"
    case .todoist: "projects of Todoist as CSV, each into a project"
    case .toggl: "the detailed report of Toggl Track as CSV, into blocks of days"
    case .streaks: "the CSV export of Streaks, into a ritual"
    case .habitKit: "the JSON export of HabitKit, into a ritual"
    case .daylio: "the CSV export of Daylio, into days and activities"
    case .dayOne: "the JSON export of Day One, into days"
    case .habitica: "the history export of Habitica as CSV, into activities"
    case .taskPaper: "TaskPaper, into a project"
    case .org: "Org files, each into a project"
    case .taskNotes: "notes of TaskNotes for Obsidian, into projects"
    case .obsidian: "a vault of Obsidian, copied; daily notes become days"
    case .calendar: "iCalendar: events into days and the routine, tasks into a project"
    }
  }
}
