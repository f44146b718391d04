import SourceText

/// A line of an iCalendar text (RFC 5545, 3.1), unfolded: `NAME;PARAM=value:value`.
struct CalendarLine {
  /// The line on which it begins, from 1.
  var number: Int
  /// In upper case.
  var name: String
  /// Names in upper case.
  var parameters: [String: String]
  var value: String
  /// As it is in the file, unfolded.
  var original: String

  /// The most bytes of one line.
  static let mostBytes = 1 << 20

  /// The lines of a file. Those that are none have an empty name.
  static func all(of file: ImportedFile) throws(ImportError) -> [CalendarLine] {
    var lines: [CalendarLine] = []
    var joined: (number: Int, text: [UInt8])?
    func end() {
      if let joined, !joined.text.isEmpty { lines.append(CalendarLine(joined.text, number: joined.number)) }
    }
    let bytes = Array(try file.text().utf8)
    var (offset, number) = (0, 1)
    while offset < bytes.count {
      var end = offset
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      let line = bytes[offset..<end]
      if line.first == 0x20 || line.first == 0x09, joined != nil {
        joined?.text += line.dropFirst()
        guard joined?.text.count ?? 0 <= mostBytes else {
          throw ImportError(ImportPlace(path: file.path, line: joined?.number), .hasMoreBytes(mostBytes))
        }
      } else {
        if let joined, !joined.text.isEmpty { lines.append(CalendarLine(joined.text, number: joined.number)) }
        joined = (number, Array(line))
      }
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      offset = end + (isPair ? 2 : 1)
      number += 1
    }
    end()
    return lines
  }

  private init(_ bytes: [UInt8], number: Int) {
    self.number = number
    original = String(decoding: bytes, as: UTF8.self)
    var parts: [String] = []
    var part: [UInt8] = []
    var isQuoted = false
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if !isQuoted, byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") {
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
        if byte == UInt8(ascii: ":") { break }
      } else {
        part.append(byte)
      }
      offset += 1
    }
    guard offset < bytes.count else {
      (name, parameters, value) = ("", [:], "")
      return
    }
    value = String(decoding: bytes[(offset + 1)...], as: UTF8.self)
    // A group may stand before the name: `item1.SUMMARY`.
    name = parts[0].split(separator: ".").last.map { $0.uppercased() } ?? ""
    parameters = [:]
    for part in parts.dropFirst() {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if sides.count == 2 { parameters[sides[0].uppercased()] = String(sides[1]) }
    }
  }

  /// The value as a text, without its escapes.
  var text: String {
    var text = ""
    var isEscape = false
    for character in value {
      if isEscape {
        text.append(character == "n" || character == "N" ? "\n" : character)
        isEscape = false
      } else if character == "\\" {
        isEscape = true
      } else {
        text.append(character)
      }
    }
    return text
  }

  /// The texts of a list, at the commas that are not escaped.
  var texts: [String] {
    var parts: [String] = [""]
    var isEscape = false
    for character in value {
      if character == ",", !isEscape { parts.append("") } else { parts[parts.count - 1].append(character) }
      isEscape = character == "\\" && !isEscape
    }
    return parts.map { part in
      var line = self
      line.value = part
      return line.text.onOneLine
    }.filter { !$0.isEmpty }
  }
}
