import SourceText

/// The first row of a table: which column is called what. Case and spaces round a name do not count.
public struct CSVColumns: Sendable {
  /// As they are written.
  public let names: [String]
  private let places: [String: Int]

  public init(_ row: CSVTable.Row) {
    names = row.cells
    places = Dictionary(row.cells.enumerated().map { (CSVColumns.key($1), $0) }) { first, _ in first }
  }

  private static func key(_ name: String) -> String {
    name.lowercased().onOneLine
  }

  public func has(_ name: String) -> Bool { places[CSVColumns.key(name)] != nil }

  /// The cell of a column, empty where the row or the table has none.
  public func cell(_ name: String, of row: CSVTable.Row) -> String {
    guard let place = places[CSVColumns.key(name)], row.cells.indices.contains(place) else { return "" }
    return row.cells[place]
  }
}
