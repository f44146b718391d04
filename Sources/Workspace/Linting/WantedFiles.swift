import Chronology
import Lint
import Outline
import Planner
import Vault

/// Which of the other files of a vault are read so that some files can be held against it, and of which a glance is enough.
struct WantedFiles: Sendable {
  private(set) var isAll = false
  private var kinds: [DocumentKind] = []
  private var dates: Set<CivilDate> = []

  /// - Parameters:
  ///   - records: the files that are held against the others.
  ///   - linter: which rules do it.
  init(for records: [VaultRecord], _ linter: Linter) {
    for record in records {
      switch linter.need(of: record) {
      case .root: continue
      case .namesakes:
        if let date = record.date {
          dates.insert(date)
        } else if !kinds.contains(record.kind) {
          kinds.append(record.kind)
        }
      case .all:
        isAll = true
        return
      }
    }
  }

  /// Whether a file is to be read.
  ///
  /// - Parameters:
  ///   - name: the path from the root.
  ///   - folders: where the files of the vault need not say their kind.
  func contains(_ bytes: [UInt8], name: String, in folders: KindFolders) -> Bool {
    guard !isAll else { return true }
    return switch FilePeek(bytes, name: name, in: folders) {
    case .day(let date): dates.contains(date)
    case .kind(let kind): kinds.contains(kind)
    case .note: false
    case .unknown: true
    }
  }
}
