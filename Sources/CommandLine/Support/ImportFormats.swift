import Export
import Import
import Languages

/// The formats that `tidemark import` reads.
enum ImportFormats {
  static let all = ImportFormatHelp.allCases.map(\.format)

  static func named(_ name: String) -> (any FileFormat.Type)? {
    all.first { $0.name == name.lowercased() }
  }

  /// The hidden folders that some format reads.
  static let hiddenFolders = Set(all.compactMap { $0.readsHiddenFolder })

  /// One line for each format.
  static func list(in language: Language) -> String {
    let width = all.map { $0.name.count }.max() ?? 0
    let lines = ImportFormatHelp.allCases.map { help in
      let name = help.format.name
      return "  \(name)\(String(repeating: " ", count: width - name.count))  \(language.say(help))"
    }
    return lines.joined(separator: "\n")
  }
}

/// What the help of `import` says of each format: a phrase without a full stop.
enum ImportFormatHelp: Message, CaseIterable {
  case json, csv, todoTxt, loop, klog, todoist, toggl, streaks, habitKit, daylio, dayOne, habitica, taskPaper, org, taskNotes
  case obsidian, calendar

  var format: any FileFormat.Type {
    switch self {
    case .json: JSONFiles.self
    case .csv: TableFiles.self
    case .todoTxt: TodoTxtFile.self
    case .loop: LoopFolder.self
    case .klog: KlogFile.self
    case .todoist: TodoistTable.self
    case .toggl: TogglTable.self
    case .streaks: StreaksTable.self
    case .habitKit: HabitKitFile.self
    case .daylio: DaylioTable.self
    case .dayOne: DayOneFile.self
    case .habitica: HabiticaTable.self
    case .taskPaper: TaskPaperFile.self
    case .org: OrgFile.self
    case .taskNotes: TaskNotesFolder.self
    case .obsidian: ObsidianVault.self
    case .calendar: CalendarFile.self
    }
  }
}
