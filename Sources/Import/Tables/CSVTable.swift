import SourceText

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
  /// How many cells the row before had, as most rows have as many.
  private var width = 0

  init(bytes: [UInt8], delimiter: UInt8, path: String) {
    (self.bytes, self.delimiter, self.path) = (bytes, delimiter, path)
  }

  /// The next row; nil at the end.
  mutating func row() throws(ImportError) -> CSVTable.Row? {
    guard offset < bytes.count else { return nil }
    let (start, first) = (offset, line)
    var cells: [String] = []
    cells.reserveCapacity(width)
    while true {
      cells.append(try cell())
      guard cells.count <= CSVTable.mostColumns else {
        throw ImportError(ImportPlace(path: path, line: first), .hasMoreCells(CSVTable.mostColumns))
      }
      guard offset < bytes.count, bytes[offset] == delimiter else { break }
      offset += 1
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    width = cells.count
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
    throw ImportError(ImportPlace(path: path, line: first), .cellHasNoEnd)
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
    var bytes: [UInt8] = []
    append(cells, delimiter: delimiter, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a row behind others.
  ///
  /// - Parameter isHarmless: whether cells are written as `harmless` makes them.
  public static func append(_ cells: [String], delimiter: Delimiter, isHarmless: Bool = false, to bytes: inout [UInt8]) {
    let sign = delimiter.byte
    for (place, cell) in cells.enumerated() {
      if place > 0 { bytes.append(sign) }
      var cell = cell
      cell.withUTF8 { append(cell: $0, delimiter: sign, isHarmless: isHarmless, to: &bytes) }
    }
    bytes.append(0x0D)
    bytes.append(0x0A)
  }

  /// Writes one cell behind others, without what stands between them.
  ///
  /// - Parameter isHarmless: whether it is written as `harmless` makes it.
  public static func append(
    cell: UnsafeBufferPointer<UInt8>,
    delimiter: UInt8,
    isHarmless: Bool,
    to bytes: inout [UInt8]
  ) {
    guard let first = cell.first, let last = cell.last else { return }
    let isGuarded = isHarmless && isFormula(cell)
    let isPlain = (isGuarded || first != 0x20) && last != 0x20 && hasOnlyPlainBytes(cell, delimiter)
    let quote = UInt8(ascii: "\"")
    if !isPlain { bytes.append(quote) }
    if isGuarded { bytes.append(UInt8(ascii: "'")) }
    guard !isPlain else {
      bytes.append(contentsOf: cell)
      return
    }
    var start = cell.startIndex
    while let next = cell[start...].firstIndex(of: quote) {
      bytes.append(contentsOf: cell[start...next])
      bytes.append(quote)
      start = next + 1
    }
    bytes.append(contentsOf: cell[start...])
    bytes.append(quote)
  }

  /// Whether no byte of a cell asks for quotes.
  private static func hasOnlyPlainBytes(_ cell: UnsafeBufferPointer<UInt8>, _ delimiter: UInt8) -> Bool {
    let quote = UInt8(ascii: "\"")
    // Of control characters only line endings ask.
    return !cell.holdsLessThan16(or: delimiter, or: quote)
      || !cell.contains { $0 == delimiter || $0 == quote || $0 == 0x0A || $0 == 0x0D }
  }

  /// A cell that no spreadsheet runs: an apostrophe stands before what would be a formula.
  public static func harmless(_ cell: String) -> String { isFormula(cell) ? "'" + cell : cell }

  /// The cell of which `harmless` made this one.
  public static func original(_ cell: String) -> String {
    cell.utf8.first == UInt8(ascii: "'") && isFormula(cell) ? String(cell.dropFirst()) : cell
  }

  /// Whether a cell begins as a formula does, behind apostrophes that guard it already.
  private static func isFormula(_ cell: String) -> Bool {
    var cell = cell
    return cell.withUTF8 { isFormula($0) }
  }

  /// Whether a text begins as a formula does behind its apostrophes, and is not a number.
  private static func isFormula(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    while start < text.count, text[start] == UInt8(ascii: "'") { start += 1 }
    guard start < text.count else { return false }
    switch text[start] {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "@"), 0x09, 0x0D, 0x0A: return true
    case UInt8(ascii: "-"): return !isNumber(text, from: start + 1)
    default: return false
    }
  }

  /// Whether all that stands from an offset on is digits, with at most one full stop between them.
  private static func isNumber(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var hasPoint = false
    for place in start..<text.count {
      switch text[place] {
      case 0x30...0x39: break
      case UInt8(ascii: ".") where !hasPoint && place > start && place + 1 < text.count: hasPoint = true
      default: return false
      }
    }
    return start < text.count
  }
}
