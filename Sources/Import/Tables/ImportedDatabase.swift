/// The tables of a database of another program, as text.
public struct ImportedDatabase: Sendable {
  /// One table.
  public struct Table: Sendable {
    public var name: String
    public var columns: [String]
    /// A cell is nil where it has no value.
    public var rows: [[String?]]

    public init(name: String, columns: [String], rows: [[String?]]) {
      (self.name, self.columns, self.rows) = (name, columns, rows)
    }
  }

  /// The number by which the program tells versions of its tables apart.
  public var version: Int
  /// Those that some format reads.
  public var tables: [Table]
  /// The names of all others.
  public var others: [String]

  public init(version: Int, tables: [Table], others: [String] = []) {
    (self.version, self.tables, self.others) = (version, tables, others)
  }

  /// The tables that formats read.
  public static let known = LoopDatabase.needed

  /// A table by its name, in upper or lower case.
  func table(_ name: String) -> Table? { tables.first { $0.name.lowercased() == name.lowercased() } }
}

extension ImportedDatabase.Table {
  /// The place of a column, in upper or lower case.
  func place(_ column: String) -> Int? { columns.firstIndex { $0.lowercased() == column.lowercased() } }
}
