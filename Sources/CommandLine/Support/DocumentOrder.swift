import Outline
import Reading
import Vault

/// The order in which documents of a vault make a book: the root; then kind by kind, each in the order of the root's list for
/// it, and what that leaves out by title; at last the days by date (format, section 4, `vault`).
struct DocumentOrder {
  /// Where each document stands, by its name from the root.
  private var places: [String: Int] = [:]
  private let root: String?

  private static let kinds: [DocumentKind] = [.vault, .page, .project, .stacks, .ritual, .life, .activities, .day]

  /// - Parameters:
  ///   - path: a path in the vault. Outside of any vault, documents come by kind and title alone.
  ///   - documents: the documents to be put in order, with what was read of them.
  init(forVaultAt path: String, _ documents: [(path: String, document: Document, reading: PlanReading)]) {
    root = VaultRoot.find(from: path)
    var records = documents.compactMap { entry in
      VaultRecord(path: entry.path, name: name(of: entry.path), document: entry.document, reading: entry.reading)
    }
    if let root, !records.contains(where: { $0.name == VaultRoot.fileName }),
      let record = VaultRoot.record(in: root, limit: FileSet.limit)
    {
      records.append(record)
    }
    let index = VaultIndex(records.sorted { $0.name < $1.name })
    for kind in DocumentOrder.kinds {
      for record in index.ordered(kind) { places[record.name] = places.count }
    }
  }

  /// The path from the root, without symbolic links; outside of any vault the path as it is.
  private func name(of path: String) -> String {
    guard let root, case .success(let real) = FileSystem.realPath(path) else { return path }
    return VaultRoot.name(of: real, in: root) ?? path
  }

  func sorted<Entry>(_ entries: [Entry], path: (Entry) -> String) -> [Entry] {
    entries.map { (place: places[name(of: path($0))] ?? .max, path: path($0), entry: $0) }
      .sorted { ($0.place, $0.path) < ($1.place, $1.path) }
      .map(\.entry)
  }
}
