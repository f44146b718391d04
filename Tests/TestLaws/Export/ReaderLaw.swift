import Chronology
import Export
public import Import

/// Files of other programs in one text: a line with the name of a format, and with the columns of a map if there is one; then before each
/// file a line with its name, as `==> todo.txt <==`. A file whose name ends in `.db` has a line with its version, and then tables as CSV, each
/// after a line with its name, as `== Habits`.
public struct ReaderLaw: Sendable {
  /// The formats that `tidemark import` reads.
  public static let formats: [any FileFormat.Type] = [
    JSONFiles.self, TableFiles.self, TodoTxtFile.self, LoopFolder.self, KlogFile.self, TodoistTable.self, TogglTable.self,
    StreaksTable.self, HabitKitFile.self, DaylioTable.self, DayOneFile.self, HabiticaTable.self, TaskPaperFile.self,
    OrgFile.self, TaskNotesFolder.self, ObsidianVault.self, CalendarFile.self,
  ]

  public let format: any FileFormat.Type
  public var files: [ImportedFile]
  public let options: ImportOptions

  /// Nil for a text that names no format and no file.
  public init?(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let head = String(decoding: lines.first ?? [], as: UTF8.self).split(separator: " ")
    guard let format = ReaderLaw.formats.first(where: { $0.name == head.first.map(String.init) }) else { return nil }
    self.format = format
    var columns: [String: String] = [:]
    for part in head.dropFirst() {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      if sides.count == 2 { columns[sides[0]] = sides[1] }
    }
    options = ImportOptions(today: CivilDate(year: 2026, month: 11, day: 22) ?? .earliest, columns: columns)
    files = []
    for line in lines.dropFirst() {
      if line.starts(with: "==> ".utf8), line.suffix(4).elementsEqual(" <==".utf8), line.count > 8 {
        let name = String(decoding: line.dropFirst(4).dropLast(4), as: UTF8.self)
        files.append(ImportedFile(path: "in/" + name, name: name, bytes: []))
      } else if let last = files.indices.last {
        files[last].bytes += line + [UInt8(ascii: "\n")]
      }
    }
    for index in files.indices where !files[index].bytes.isEmpty { files[index].bytes.removeLast() }
    guard !files.isEmpty else { return nil }
  }

  /// The files with the tables of databases.
  public var readFiles: [ImportedFile] {
    files.map { file in
      var file = file
      if file.name.hasSuffix(".db") { file.database = ReaderLaw.database(String(decoding: file.bytes, as: UTF8.self)) }
      return file
    }
  }

  private static func database(_ text: String) -> ImportedDatabase {
    let parts = text.split(separator: "== ", omittingEmptySubsequences: false).map(String.init)
    let tables = parts.dropFirst().compactMap { part -> ImportedDatabase.Table? in
      let sides = part.split(separator: "\n", maxSplits: 1).map(String.init)
      let file = ImportedFile(path: "", name: "", bytes: Array((sides.count > 1 ? sides[1] : "").utf8))
      guard let rows = try? CSVTable(file, delimiter: .comma).rows, let head = rows.first else { return nil }
      return ImportedDatabase.Table(
        name: sides[0],
        columns: head.cells,
        rows: rows.dropFirst().map { row in
          head.cells.indices.map { row.cells.indices.contains($0) && !row.cells[$0].isEmpty ? row.cells[$0] : nil }
        }
      )
    }
    return ImportedDatabase(version: Int(parts[0].prefix { $0 != "\n" }) ?? 0, tables: tables, others: ["Events", "Strange"])
  }

  /// What does not hold of the files: they are refused, or the account of their import adds up, what is written has no error, and the
  /// same again writes nothing.
  public var broken: [String] { ImportLaws.broken(by: readFiles, as: format, options) }
}
