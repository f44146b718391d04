/// A table of text (RFC 4180): rows of cells, with a line ending of any kind, and a comma, a semicolon or a tab between cells.
public struct CSVTable: Sendable {
  /// What stands between two cells.
  public enum Delimiter: String, Sendable, CaseIterable {
    case comma, semicolon, tab

    public var byte: UInt8 {
      switch self {
      case .comma: UInt8(ascii: ",")
      case .semicolon: UInt8(ascii: ";")
      case .tab: 0x09
      }
    }
  }

  /// One row.
  public struct Row: Sendable, Equatable {
    /// The line on which it begins, from 1.
    public var line: Int
    public var cells: [String]
    /// As it is in the file, without its line ending.
    public var text: String
  }

  /// The most cells of a row.
  public static let mostColumns = 512

  /// Without rows that are empty lines.
  public private(set) var rows: [Row] = []

  /// Reads a whole file.
  ///
  /// - Parameter delimiter: nil for the one that stands most often in the first row.
  public init(_ file: ImportedFile, delimiter: Delimiter? = nil) throws(ImportError) {
    let bytes = Array(try file.text().utf8)
    let byte = (delimiter ?? CSVTable.delimiter(of: bytes)).byte
    var scan = CSVScan(bytes: bytes, delimiter: byte, path: file.path)
    while let row = try scan.row() {
      if row.cells != [""] { rows.append(row) }
    }
  }

  /// That of the first row: of several the first in the order of the cases.
  static func delimiter(of bytes: [UInt8]) -> Delimiter {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, byte == 0x0A || byte == 0x0D { break }
      if !isQuoted { counts[byte, default: 0] += 1 }
    }
    return Delimiter.allCases.reduce(.comma) { best, other in
      counts[other.byte, default: 0] > counts[best.byte, default: 0] ? other : best
    }
  }
}

/// Goes through the bytes of a table.
private struct CSVScan {
  let bytes: [UInt8]
  let delimiter: UInt8
  let path: String
  private var offset = 0
  private var line = 1

  init(bytes: [UInt8], delimiter: UInt8, path: String) {
    (self.bytes, self.delimiter, self.path) = (bytes, delimiter, path)
  }

  /// The next row; nil at the end.
  mutating func row() throws(ImportError) -> CSVTable.Row? {
    guard offset < bytes.count else { return nil }
    let (start, first) = (offset, line)
    var cells: [String] = []
    while true {
      cells.append(try cell())
      guard cells.count <= CSVTable.mostColumns else {
        throw ImportError(ImportPlace(path: path, line: first), "the row has more than \(CSVTable.mostColumns) cells")
      }
      guard offset < bytes.count, bytes[offset] == delimiter else { break }
      offset += 1
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    endLine()
    return CSVTable.Row(line: first, cells: cells, text: text)
  }

  /// Goes over a line ending.
  private mutating func endLine() {
    guard offset < bytes.count else { return }
    let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
    offset += isPair ? 2 : 1
    line += 1
  }

  private mutating func cell() throws(ImportError) -> String {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { return plain() }
    let first = line
    var text: [UInt8] = []
    offset += 1
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0A || byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A) { line += 1 }
      guard byte == UInt8(ascii: "\"") else {
        text.append(byte)
        continue
      }
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else {
        // What follows the closing quote is of the cell too, as other readers have it.
        return String(decoding: text, as: UTF8.self) + plain()
      }
      text.append(byte)
      offset += 1
    }
    throw ImportError(ImportPlace(path: path, line: first), "a cell begins with a quotation mark here and has no end")
  }

  private mutating func plain() -> String {
    let start = offset
    while offset < bytes.count, bytes[offset] != delimiter, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }
}

extension CSVTable {
  /// A row as it is written, with its line ending.
  public static func text(of cells: [String], delimiter: Delimiter) -> String {
    cells.map { quoted($0, delimiter) }.joined(separator: String(UnicodeScalar(delimiter.byte))) + "\r\n"
  }

  private static func quoted(_ cell: String, _ delimiter: Delimiter) -> String {
    let special: [UInt8] = [delimiter.byte, UInt8(ascii: "\""), 0x0A, 0x0D]
    let isPlain = !cell.utf8.contains { special.contains($0) } && cell.utf8.first != 0x20 && cell.utf8.last != 0x20
    return isPlain ? cell : "\"" + cell.replacing("\"", with: "\"\"") + "\""
  }

  /// A cell that no spreadsheet runs: an apostrophe stands before what would be a formula.
  public static func harmless(_ cell: String) -> String { isFormula(cell[...].drop { $0 == "'" }) ? "'" + cell : cell }

  /// The cell of which `harmless` made this one.
  public static func original(_ cell: String) -> String {
    cell.hasPrefix("'") && isFormula(cell[...].drop { $0 == "'" }) ? String(cell.dropFirst()) : cell
  }

  /// Whether a text begins as a formula does, and is not a number.
  private static func isFormula(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, "=+-@\t\r\n".utf8.contains(first) else { return false }
    let digits = text.utf8.dropFirst()
    let isNumber =
      first == UInt8(ascii: "-") && digits.first.map { $0 != UInt8(ascii: ".") } ?? false
      && digits.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
      && digits.count { $0 == UInt8(ascii: ".") } < 2 && digits.last != UInt8(ascii: ".")
    return !isNumber
  }
}
