import Languages

private let language = Language.spanish

extension ImportProblem {
  package var spanish: String {
    switch self {
    case .hasMoreCells(let most): "la fila tiene más de \(language.counted(most, "celda", "celdas"))"
    case .cellHasNoEnd: "aquí una celda empieza con comillas y no termina"
    case .hasNoNamesOfColumns: "no hay una primera fila con los nombres de las columnas"
    case .hasNoColumns: "no hay columnas"
    case .hasNoColumn(let name): "no hay ninguna columna \(language.quoted(name))"
    case .hasNoColumnOf(let name, let names):
      "no hay ninguna columna \(language.quoted(name)); se llaman \(names.map(language.quoted).joined(separator: ", "))"
    case .sayColumns(let names):
      "di cuáles son sus columnas, como `--map date=…,name=…,value=…,note=…`; se llaman \(names.map(language.quoted).joined(separator: ", "))"
    case .mapNamesNoDate: "`--map` no nombra ninguna columna para `date`"
    case .isNoBackupOfLoop:
      "la base de datos no tiene las tablas \(language.quoted("Habits")) y \(language.quoted("Repetitions")); no es un respaldo de Loop Habit Tracker"
    case .isOfLaterLoop(let version):
      "lo escribió una versión posterior de Loop Habit Tracker (\(version)); expórtalo ahí como CSV e importa eso"
    case .nameBackupAlone: "nombra solo el respaldo; el más reciente de varios tiene todos los días"
    case .hasNoHabitsFile:
      "no hay ningún Habits.csv; nombra el archivo zip de la exportación, o la carpeta en que se descomprimió"
    case .hasNoCalendar: "no hay ningún \(language.quoted("BEGIN:VCALENDAR"))"
    case .hasMoreEvents(let most): "hasta aquí hay más de \(language.counted(most, "evento o tarea", "eventos y tareas"))"
    case .isNestedDeeper(let most): "los componentes tienen más de \(language.counted(most, "nivel", "niveles"))"
    case .endsNothing(let name): "\(language.quoted("END:\(name)")) no cierra nada que haya empezado"
    case .hasNoEnd(let name): "\(language.quoted("BEGIN:\(name)")) no tiene fin; el archivo quedó cortado"
    case .hasMoreBytes(let most): "la línea tiene más de \(language.counted(most, "byte", "bytes"))"
    case .isNotUTF8: "los bytes no son UTF-8; guarda el archivo como UTF-8"
    case .isVaultAlready: "la carpeta ya es una bóveda de Tidemark, y no hay que importarla"
    }
  }
}
