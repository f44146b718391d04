import Chronology
import Outline
import Planner
package import Vault
import Views

/// The files of the days of a vault, read when a page asks for them: all of them at once take much memory. Those that the views of the
/// vault have in memory are not read again.
package struct DayShelf: Sendable {
  private let records: [CivilDate: [VaultRecord]]
  private let folder: String
  private let folders: KindFolders
  private let limit: Int
  /// Those in memory, by their paths from the root of the vault.
  private let held: [String: VaultPlans.File<AnchorDay>]

  /// - Parameters:
  ///   - records: of files of days; others are passed over. Their names are paths from the root of the vault.
  ///   - limit: the most bytes of a file that are read.
  package init(_ records: [VaultRecord], of plans: VaultPlans, limit: Int) {
    self.records = Dictionary(grouping: records.filter { $0.date != nil }.sorted { $0.name < $1.name }) { $0.date ?? .earliest }
    (folder, self.limit) = (plans.folder, limit)
    folders = plans.root?.folders ?? KindFolders()
    held = Dictionary(plans.days.map { ($0.record.name, $0) }) { first, _ in first }
  }

  /// The files of a day; without those that cannot be read, or are no longer of that day.
  func files(on date: CivilDate) -> [DayFile] {
    (records[date] ?? []).compactMap { known in
      if let file = held[known.name], file.record.path == known.path, file.record.date == date {
        return DayFile(file.record, file.value)
      }
      guard case .success(let bytes) = FileSystem.read(FileSystem.path(of: known.name, in: folder), limit: limit),
        let (record, plan) = VaultRecord.read(
          bytes,
          path: known.path,
          name: known.name,
          in: folders,
          tasks: .none
        ),
        let day = plan.day, day.date == date
      else { return nil }
      return DayFile(record, day)
    }
  }
}
