import Chronology
import Import
import SourceText

/// Rows of a table as bytes, written cell by cell.
struct TableRows: CellRow {
  private let delimiter: UInt8
  private(set) var bytes: [UInt8] = []

  /// - Parameter capacity: for how many bytes there is to be room.
  init(_ delimiter: CSVTable.Delimiter, capacity: Int = 0) {
    self.delimiter = delimiter.byte
    if capacity > 0 { bytes.reserveCapacity(capacity) }
  }

  mutating func add(_ text: String) {
    // Many cells are empty. Nearly every text lends its bytes, and is not copied for them.
    if !text.isEmpty, text.utf8.withContiguousStorageIfAvailable({ append($0) }) == nil {
      Array(text.utf8).withUnsafeBufferPointer { append($0) }
    }
    bytes.append(delimiter)
  }

  /// Any words as bytes.
  mutating func add(_ text: ArraySlice<UInt8>) {
    text.withUnsafeBufferPointer { append($0) }
    bytes.append(delimiter)
  }

  private mutating func append(_ cell: UnsafeBufferPointer<UInt8>) {
    CSVTable.append(cell: cell, delimiter: delimiter, isHarmless: true, to: &bytes)
  }

  /// No sign of it asks for quotes, and it is no formula.
  mutating func add(plain text: String) {
    bytes.append(utf8: text)
    bytes.append(delimiter)
  }

  mutating func addEmpty() { bytes.append(delimiter) }

  mutating func add(_ date: CivilDate?) {
    if let date { bytes.append(written: date) }
    bytes.append(delimiter)
  }

  mutating func add(_ time: TimeOfDay) {
    bytes.append(written: time)
    bytes.append(delimiter)
  }

  /// Cells that were written as rows of the same table.
  mutating func add(_ cells: TableRows) { bytes += cells.bytes }

  /// Ends a row of at least one cell.
  mutating func endRow() {
    bytes[bytes.count - 1] = 0x0D
    bytes.append(0x0A)
  }
}
