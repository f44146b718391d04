import Languages

private let language = Language.english

extension ImportProblem {
  package var english: String {
    switch self {
    case .hasMoreCells(let most): "the row has more than \(most) cells"
    case .cellHasNoEnd: "a cell begins with a quotation mark here and has no end"
    case .hasNoNamesOfColumns: "there is no first row with the names of columns"
    case .hasNoColumns: "there are no columns"
    case .hasNoColumn(let name): "there is no column \(language.quoted(name))"
    case .hasNoColumnOf(let name, let names):
      "there is no column \(language.quoted(name)); they are called \(names.map(language.quoted).joined(separator: ", "))"
    case .sayColumns(let names):
      "say what its columns are, as --map date=…,name=…,value=…,note=…; they are called \(names.map(language.quoted).joined(separator: ", "))"
    case .mapNamesNoDate: "--map names no column for date"
    case .isNoBackupOfLoop:
      "the database has no tables \(language.quoted("Habits")) and \(language.quoted("Repetitions")); it is no backup of Loop Habit Tracker"
    case .isOfLaterLoop(let version):
      "a later version of Loop Habit Tracker has written it (\(version)); export as CSV there, and import that"
    case .nameBackupAlone: "name the backup alone; the newest of several has all days"
    case .hasNoHabitsFile: "there is no Habits.csv; name the zip archive of the export, or the folder that it was unzipped to"
    case .hasNoCalendar: "there is no \(language.quoted("BEGIN:VCALENDAR"))"
    case .hasMoreEvents(let most): "there are more than \(most) events and tasks up to here"
    case .isNestedDeeper(let most): "components are nested deeper than \(most)"
    case .endsNothing(let name): "\(language.quoted("END:\(name)")) ends nothing that has begun"
    case .hasNoEnd(let name): "\(language.quoted("BEGIN:\(name)")) has no end; the file was cut off"
    case .hasMoreBytes(let most): "the line has more than \(most) bytes"
    case .isNotUTF8: "the bytes are not UTF-8; save the file as UTF-8"
    case .isVaultAlready: "the folder is a vault of Tidemark already, and needs no import"
    }
  }
}
