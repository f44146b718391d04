extension ImportHelp {
  var english: String {
    switch self {
    case .paths: "the name of a format, which may be left out, and then files and folders of another program"
    case .into: "Import into the vault of this folder; if the folder is empty or not there, make a vault of it"
    case .title: "Give the file that things go to this title, or add to the one that has it"
    case .mapExpected: "a list of KEY=COLUMN with the keys date, name, value and note"
    case .map: "In any table: which columns have the date, the name, the value and the note"
    case .since: "Leave out what is about a day before this one"
    case .until: "Of calendars: tell series that no rule says day by day up to this one; by default up to a year from today"
    case .zone: "Convert times to this time zone, such as Europe/Madrid; by default to that of the file, else of the system"
    case .highest: "Of Todoist: which of the priorities 1 to 4 is the highest"
    case .doneMeans:
      """
      Of Loop, Streaks and HabitKit: which days count as done: those on which the target was reached, or those with any number \
      or part
      """
    case .again: "Import again what you have removed since an earlier import"
    case .dryRun: "Print the changes as a diff, the account to standard error, and write nothing"
    case .summary: "Import files of another program"
    case .discussion:
      """
      Reads the files of another program, and adds what they say to a vault: files, items, entries of logs. What is in the \
      vault stays as it is. All is written, or nothing; `undo` takes it back.

      FROM is the name of a format:

      \(ImportFormats.list(in: .english))

      Without it, the format is recognized from the files. A zip archive stands for the files in it. At the end you get an \
      account that adds up: what was read, and how much of it was written, was there already, needed no line (left out), or \
      could not be taken (left). What was left is kept as it was in left.md, beside the root of the vault. To import the same \
      again changes nothing; to import later adds what is new, and does not bring back what you have removed: the vault \
      remembers it in the file .imported. PATH is - for standard input. What comes along from each program, and what does not, \
      is in docs/coming-from.md.
      """
    case .fromExport: "Make a vault of an export of one"
    case .showTodoTxt: "Show what would become of a list of todo.txt"
    case .loop: "Import the habits of Loop Habit Tracker"
    case .calendar: "Import a calendar, with the times of Madrid"
    case .ownTable: "Import a table of your own as activities"
    case .success: "all that was read is in the vault"
    case .findings: "something was left; it is in left.md"
    case .couldNotRun: "nothing was written: a file could not be read, or there is no vault"
    }
  }
}
