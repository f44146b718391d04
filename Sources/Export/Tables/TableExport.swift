package import Import
import Outline
package import Planner
import Reading
package import SourceText

/// The tables of files (`Grammar/TABLES.md`): RFC 4180, one row for each thing.
package struct TableExport {
  /// A file of which tables are made.
  package struct File {
    let path: String
    let plan: Plan
    /// Writes what the plan holds.
    let writer: WrittenFile

    /// - Parameter source: the text that the plan was read from.
    package init(path: String, plan: Plan, source: SourceText) {
      (self.path, self.plan) = (path, plan)
      writer = WrittenFile(of: plan.kind, readFrom: source)
    }
  }

  private let delimiter: CSVTable.Delimiter
  /// How long a block without an end lasts, in minutes.
  private let defaultMinutes: Int

  package init(delimiter: CSVTable.Delimiter = .comma, defaultMinutes: Int) {
    (self.delimiter, self.defaultMinutes) = (delimiter, defaultMinutes)
  }

  /// The first row of a table.
  package static func head(of table: TableKind, _ delimiter: CSVTable.Delimiter) -> String {
    CSVTable.text(of: table.columns, delimiter: delimiter)
  }

  /// The rows that one file has in each of some tables.
  package func bytes(ofRowsIn tables: [TableKind], _ file: File) -> [[UInt8]] {
    var walk = TableWalk(file, tables, delimiter, defaultMinutes: defaultMinutes)
    walk.go()
    return tables.map { walk.rows(of: $0).bytes }
  }

  /// A whole table.
  package func text(of table: TableKind, _ files: [File]) -> String {
    let rows = files.map { String(decoding: bytes(ofRowsIn: [table], $0)[0], as: UTF8.self) }
    return TableExport.head(of: table, delimiter) + rows.joined()
  }
}
