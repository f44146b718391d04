import SourceText

/// A table whose first row names its columns.
package struct NamedTable {
  package let file: ImportedFile
  package let columns: CSVColumns
  package let rows: [CSVTable.Row]

  /// - Parameter needed: columns without which nothing can be read.
  package init(_ file: ImportedFile, needs needed: [String]) throws(ImportError) {
    var rows = try CSVTable(file).rows
    let place = ImportPlace(path: file.path, line: 1)
    guard !rows.isEmpty else { throw ImportError(place, .hasNoNamesOfColumns) }
    columns = CSVColumns(rows.removeFirst())
    for name in needed where !columns.has(name) { throw ImportError(place, .hasNoColumn(name)) }
    self.file = file
    self.rows = rows
  }

  /// The words of a cell, on one line.
  package func words(_ column: String, of row: CSVTable.Row) -> String { columns.cell(column, of: row).onOneLine }

  /// The cells that say something in columns besides some, each with the name of its column.
  package func others(besides known: [String], of row: CSVTable.Row) -> [(name: String, cell: String)] {
    let known = Set(known.map { $0.lowercased() })
    return columns.names.filter { !$0.isEmpty && !known.contains($0.onOneLine.lowercased()) }
      .map { ($0.onOneLine, words($0, of: row)) }.filter { !$0.1.isEmpty }
  }

  package func place(of row: CSVTable.Row) -> ImportPlace { ImportPlace(path: file.path, line: row.line) }

  package func unread(_ reason: DraftReason, _ row: CSVTable.Row) -> ImportDraft {
    ImportDraft(.unread(.because(reason)), at: place(of: row), original: row.text)
  }

  /// Whether all of some files are tables whose first row has these columns.
  package static func all(_ files: [ImportedFile], have columns: [String]) -> Bool {
    !files.isEmpty
      && files.allSatisfy { file in
        guard let first = file.bytes.split(maxSplits: 1, whereSeparator: { $0 == 0x0A || $0 == 0x0D }).first else {
          return false
        }
        let head = ImportedFile(path: file.path, name: file.name, bytes: Array(first))
        guard let row = try? CSVTable(head).rows.first else { return false }
        let found = CSVColumns(row)
        return columns.allSatisfy(found.has)
      }
  }
}
