import Diagnostics
import Testing

@testable import Export

@Suite struct JSONParserTests {
  static let values: [(String, JSON)] = [
    ("null", .null),
    (" true ", true),
    ("false", false),
    ("0", .number("0")),
    ("-12.50e+3", .number("-12.50e+3")),
    ("\"\"", ""),
    ("\"a\\n\\\"\\\\\\/\\b\\f\\r\\t\"", "a\n\"\\/\u{8}\u{C}\r\t"),
    ("\"\\u00e9\\uD83D\\uDE00\"", "é😀"),
    ("\"日本\"", "日本"),
    ("[]", []),
    ("[1,\n[2]]", [1, [2]]),
    ("{}", [:]),
    ("{\"b\" : 1, \"a\" : {\"b\" : []}}", ["b": 1, "a": ["b": []]]),
    ("{\"a\":1,\"a\":2}", ["a": 1, "a": 2]),
    ("\u{FEFF}1", 1),
  ]

  @Test(arguments: values)
  func value(_ text: String, _ expected: JSON) throws {
    #expect(try JSONParser.parse(Array(text.utf8)) == expected)
  }

  static let errors: [(String, JSONSyntaxError.Reason, Int)] = [
    ("", .unexpected, 0),
    ("nul", .unexpected, 0),
    ("1 2", .unexpected, 2),
    ("01", .unexpected, 1),
    ("1.", .unexpected, 2),
    ("+1", .unexpected, 0),
    ("[1,]", .unexpected, 3),
    ("[1", .unexpected, 2),
    ("{\"a\"}", .unexpected, 4),
    ("{a:1}", .unexpected, 1),
    ("\"a", .unexpected, 2),
    ("\"\\x\"", .wrongEscape, 3),
    ("\"\\u12G4\"", .wrongEscape, 5),
    ("\"\\uD800\"", .wrongEscape, 7),
    ("\"\\uDC00\"", .wrongEscape, 7),
    ("\"\\uD800\\u0041\"", .wrongEscape, 13),
    ("\"\n\"", .controlCharacter, 1),
  ]

  @Test(arguments: errors)
  func error(_ text: String, _ reason: JSONSyntaxError.Reason, _ offset: Int) {
    #expect(throws: JSONSyntaxError(reason: reason, offset: offset)) { try JSONParser.parse(Array(text.utf8)) }
  }

  @Test func bytesMustBeUTF8() {
    #expect(throws: JSONSyntaxError(reason: .notUTF8, offset: 0)) { try JSONParser.parse([0x22, 0xFF, 0x22]) }
  }

  @Test func depthIsBounded() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    _ = try JSONParser.parse(nested(JSONParser.deepest))
    #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(nested(JSONParser.deepest + 1)) }
    #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(nested(1_000_000)) }
  }
}
