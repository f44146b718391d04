import Outline
package import Vault

/// The order in which documents of a vault make a book: the root; then kind by kind, each in the order of the root's list for
/// it, and what that leaves out by title; at last the days by date (format, *Lists of links*).
package struct DocumentOrder {
  /// Where each document stands, by its name from the root.
  private var places: [String: Int] = [:]

  private static let kinds = [.fileName, .title, .date].flatMap { (identity: KindTraits.Identity) in
    DocumentKind.allCases.filter { $0.traits.identity == identity }
  }

  /// - Parameters:
  ///   - root: the root of the vault; nil outside of any, where documents come by kind and title alone.
  ///   - records: what is remembered of the documents that are to be put in order.
  package init(root: String?, _ records: [VaultRecord]) {
    var records = records
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

  /// In which order some documents come, by their indexes: what hangs on them may be much, and is not to be copied for it.
  package func indexes(of records: [VaultRecord]) -> [Int] {
    records.enumerated().map { index, record in (place: places[record.name] ?? .max, path: record.path, index: index) }
      .sorted { ($0.place, $0.path, $0.index) < ($1.place, $1.path, $1.index) }
      .map { $0.index }
  }
}
