import Languages

private let language = Language.french

extension ImportProblem {
  package var french: String {
    switch self {
    case .hasMoreCells(let most): "la ligne a plus de \(language.counted(most, "cellule", "cellules"))"
    case .cellHasNoEnd: "une cellule commence ici par un guillemet et n’a pas de fin"
    case .hasNoNamesOfColumns: "il n’y a pas de première ligne avec les noms des colonnes"
    case .hasNoColumns: "il n’y a pas de colonnes"
    case .hasNoColumn(let name): "il n’y a pas de colonne \(language.quoted(name))"
    case .hasNoColumnOf(let name, let names):
      "il n’y a pas de colonne \(language.quoted(name)); elles s’appellent \(names.map(language.quoted).joined(separator: ", "))"
    case .sayColumns(let names):
      "dites quelles sont ses colonnes, comme `--map date=…,name=…,value=…,note=…`; elles s’appellent \(names.map(language.quoted).joined(separator: ", "))"
    case .mapNamesNoDate: "`--map` ne nomme pas de colonne pour `date`"
    case .isNoBackupOfLoop:
      "la base de données n’a pas les tables \(language.quoted("Habits")) et \(language.quoted("Repetitions")); ce n’est pas une sauvegarde de Loop Habit Tracker"
    case .isOfLaterLoop(let version):
      "une version plus récente de Loop Habit Tracker l’a écrit (\(version)); exportez-le là-bas en CSV, et importez cela"
    case .nameBackupAlone: "nommez la sauvegarde seule; la plus récente de plusieurs a tous les jours"
    case .hasNoHabitsFile:
      "il n’y a pas de Habits.csv; nommez l’archive zip de l’exportation, ou le dossier où elle a été décompressée"
    case .hasNoCalendar: "il n’y a pas de \(language.quoted("BEGIN:VCALENDAR"))"
    case .hasMoreEvents(let most):
      "jusqu’ici, il y a plus de \(language.counted(most, "événement ou tâche", "événements et tâches"))"
    case .isNestedDeeper(let most): "les composants ont plus de \(language.counted(most, "niveau", "niveaux"))"
    case .endsNothing(let name): "\(language.quoted("END:\(name)")) ne ferme rien qui ait commencé"
    case .hasNoEnd(let name): "\(language.quoted("BEGIN:\(name)")) n’a pas de fin; le fichier a été coupé"
    case .hasMoreBytes(let most): "la ligne a plus de \(language.counted(most, "octet", "octets"))"
    case .isNotUTF8: "les octets ne sont pas de l’UTF-8; enregistrez le fichier en UTF-8"
    case .isVaultAlready: "le dossier est déjà un coffre de Tidemark, et n’a pas à être importé"
    }
  }
}
