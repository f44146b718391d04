import Chronology
import Outline
package import Planner
import SourceText
package import Vault
import Views

/// The files of the days of a vault. Those that are not in memory are read when a page asks for them: all of them at once take much
/// memory.
package struct DayShelf: Sendable {
  /// A file as it was read.
  struct Found {
    let file: DayFile
    /// Of its bytes.
    let digest: UInt64
  }

  private let records: [CivilDate: [VaultRecord]]
  /// Those in memory, by their paths from the root of the vault.
  private let held: [String: VaultPlans.File<Plan>]
  private let folder: String
  private let folders: KindFolders
  private let limit: Int

  /// - Parameters:
  ///   - records: of files of days; others are passed over. Their names are paths from the root of the vault.
  ///   - known: files that are in memory, with their texts.
  ///   - limit: the most bytes of a file that are read.
  package init(_ records: [VaultRecord], of plans: VaultPlans, known: [VaultPlans.File<Plan>], limit: Int) {
    self.records = Dictionary(grouping: records.filter { $0.date != nil }.sorted { $0.name < $1.name }) { $0.date ?? .earliest }
    held = Dictionary(known.map { ($0.record.name, $0) }) { first, _ in first }
    (folder, self.limit) = (plans.folder, limit)
    folders = plans.root?.folders ?? KindFolders()
  }

  /// The names of the files of a day.
  func names(on date: CivilDate) -> [String] { (records[date] ?? []).map(\.name) }

  /// The files of a day; without those that cannot be read, or are no longer of that day.
  func files(on date: CivilDate) -> [Found] {
    (records[date] ?? []).compactMap { known in
      if let file = held[known.name], file.record.path == known.path, let day = file.value.day, day.date == date {
        return Found(file: DayFile(file.record, day), digest: ContentDigest(of: file.record.source.bytes).value)
      }
      let path = FileSystem.path(of: known.name, in: folder)
      guard case .success(let bytes) = FileSystem.read(path, limit: limit),
        let (record, plan) = VaultRecord.read(bytes, path: known.path, name: known.name, in: folders, tasks: .none),
        let day = plan.day, day.date == date
      else { return nil }
      return Found(file: DayFile(record, day), digest: ContentDigest(of: bytes).value)
    }
  }
}
