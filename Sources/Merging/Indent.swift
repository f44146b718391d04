import SourceText

/// How far in lines stand, in columns with tab stops at every fourth (CommonMark 0.30, section 2.2).
enum Indent {
  /// The column in which the words of a list item begin, and with them what is below it.
  static func wordsColumn(of line: ArraySlice<UInt8>) -> Int {
    var offset = line.startIndex
    var column = width(of: line, at: &offset, from: 0)
    while offset < line.endIndex, !isSpace(line[offset]), !isEnd(line[offset]) { (offset, column) = (offset + 1, column + 1) }
    let markerEnd = column
    column = width(of: line, at: &offset, from: column)
    let isEmpty = offset == line.endIndex || isEnd(line[offset])
    return isEmpty || column - markerEnd > 4 ? markerEnd + 1 : column
  }

  /// The column of the first letter.
  static func width(of line: ArraySlice<UInt8>) -> Int {
    var offset = line.startIndex
    return width(of: line, at: &offset, from: 0)
  }

  /// Some lines, each so many columns further in, or out as far as there are spaces. Tabs stay tabs.
  static func moved(_ bytes: [UInt8], by columns: Int) -> [UInt8] {
    guard columns != 0 else { return bytes }
    let source = SourceText(bytes)
    var result: [UInt8] = []
    for line in 0..<source.lineCount {
      let text = bytes[source.fullRange(ofLine: line)]
      guard !source.isBlank(line: line) else {
        result += text
        continue
      }
      var offset = text.startIndex
      let wanted = max(0, width(of: text, at: &offset, from: 0) + columns)
      let hasTabs = text[..<offset].contains(0x09)
      result += [UInt8](repeating: 0x09, count: hasTabs ? wanted / 4 : 0)
      result += [UInt8](repeating: 0x20, count: hasTabs ? wanted % 4 : wanted)
      result += text[offset...]
    }
    return result
  }

  /// The column behind some spaces and tabs.
  private static func width(of line: ArraySlice<UInt8>, at offset: inout Int, from start: Int) -> Int {
    var column = start
    while offset < line.endIndex, isSpace(line[offset]) {
      column += line[offset] == 0x09 ? 4 - column % 4 : 1
      offset += 1
    }
    return column
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
