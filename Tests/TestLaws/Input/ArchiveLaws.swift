import Archives

/// What holds of the bytes of an archive or a database, whatever they are: they are refused, or give what they say, within bounds.
enum ArchiveLaws {
  private static let most = 1 << 20

  static func broken(by bytes: [UInt8]) -> [String] {
    var bounds = ArchiveBounds(mostEntries: 50, mostBytes: most)
    bounds.mostRows = 1000
    bounds.mostKilosteps = 1000
    return brokenArchive(bytes, bounds) + brokenDatabase(bytes, bounds)
  }

  private static func brokenArchive(_ bytes: [UInt8], _ bounds: ArchiveBounds) -> [String] {
    guard let archive = try? ZipArchive(bytes, bounds: bounds) else { return [] }
    var broken: [String] = []
    if archive.entries.count > bounds.mostEntries { broken.append("there are more entries than may be") }
    if archive.entries.reduce(0, { $0 + $1.size }) > most { broken.append("the entries are larger than they may be") }
    for entry in archive.entries {
      if entry.name.split(separator: "/").contains("..") || entry.name.hasPrefix("/") { broken.append("a path leads outside") }
      if let contents = try? archive.contents(of: entry), contents.count != entry.size {
        broken.append("an entry has another size")
      }
    }
    return broken
  }

  private static func brokenDatabase(_ bytes: [UInt8], _ bounds: ArchiveBounds) -> [String] {
    guard let database = try? DatabaseFile(bytes, bounds: bounds) else { return [] }
    var broken: [String] = []
    for name in database.tableNames {
      guard let table = try? database.table(name) else { continue }
      if table.rows.count > bounds.mostRows { broken.append("there are more rows than may be") }
      if table.rows.contains(where: { $0.count != table.columns.count }) { broken.append("a row has other columns") }
    }
    return broken
  }
}
