/// Texts of SARIF 2.1.0.
enum SARIFText {
  /// Words of our own as a message, which are shown as they are: braces, which would hold placeholders, are doubled (section
  /// 3.11.5).
  static func message(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append(scalar)
      if scalar == "{" || scalar == "}" { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// A message that quotes a file: what would make a link is parted by a backslash too (section 3.11.6), so that no file can
  /// bring one in, and control characters are shown escaped (``ControlCharacters``).
  static func message(quoting text: String) -> String {
    var result = ""
    var last: Unicode.Scalar?
    for scalar in ControlCharacters.escaping(text).unicodeScalars {
      if scalar == "(", last == "]" {
        result.unicodeScalars.removeLast()
        result += "\\]"
      }
      result.unicodeScalars.append(scalar)
      last = scalar
    }
    return message(result)
  }

  /// A path as a URI reference: `file:` for an absolute one, relative otherwise. All but the unreserved characters and slashes
  /// is escaped (RFC 3986, section 2.3), colons too, as a first part with one would be read as a scheme.
  static func reference(to path: String) -> String {
    var result = path.utf8.first == UInt8(ascii: "/") ? "file://" : ""
    for byte in path.asRepositoryPath.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
