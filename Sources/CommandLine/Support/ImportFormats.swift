import Export
import Import

/// The formats that `tidemark import` reads.
enum ImportFormats {
  static let all: [any FileFormat.Type] = [
    JSONFiles.self, TableFiles.self, TodoTxtFile.self, LoopFolder.self, KlogFile.self, TodoistTable.self, TogglTable.self,
    StreaksTable.self, HabitKitFile.self, DaylioTable.self, DayOneFile.self, HabiticaTable.self, TaskPaperFile.self,
    OrgFile.self, TaskNotesFolder.self, ObsidianVault.self, CalendarFile.self,
  ]

  static func named(_ name: String) -> (any FileFormat.Type)? {
    all.first { $0.name == name.lowercased() }
  }

  /// The hidden folders that some format reads.
  static let hiddenFolders = Set(all.compactMap { $0.readsHiddenFolder })

  /// One line for each format.
  static var list: String {
    let width = all.map { $0.name.count }.max() ?? 0
    return all.map { "  \($0.name)\(String(repeating: " ", count: width - $0.name.count))  \($0.summary)" }.joined(
      separator: "\n"
    )
  }
}
