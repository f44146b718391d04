import Foundation
import Testing

@testable import Diagnostics

@Suite struct JSONTests {
  @Test func writesPretty() {
    let value: JSON = [
      "b": [1, "two", true, .null],
      "a": ["empty": [], "object": [:], "number": .number("-1.5e3")],
    ]
    #expect(
      value.write(pretty: true) == """
        {
          "b": [
            1,
            "two",
            true,
            null
          ],
          "a": {
            "empty": [],
            "object": {},
            "number": -1.5e3
          }
        }
        """
    )
    #expect(
      value.write(pretty: false) == #"{"b":[1,"two",true,null],"a":{"empty":[],"object":{},"number":-1.5e3}}"#
    )
  }

  /// Wherever it stands, a character is written as it is alone.
  @Test func charactersAmongOthers() {
    for code in Array(UInt32(0)..<0x100) + [0x2028, 0x202A, 0x2066, 0x20AC] {
      let character = Unicode.Scalar(code).map(String.init) ?? ""
      let alone = JSON.string(character).write(pretty: false).dropFirst().dropLast()
      for offset in 0..<17 {
        let (before, after) = (String(repeating: "a", count: offset), String(repeating: "b", count: 16 - offset))
        #expect(JSON.string(before + character + after).write(pretty: false) == "\"\(before)\(alone)\(after)\"")
      }
    }
  }

  @Test func depth() {
    var value: JSON = 1
    for _ in 0..<40 { value = [value] }
    let lines = value.write(pretty: true).split(separator: "\n")
    #expect(lines.count == 81)
    for (index, line) in lines.enumerated() { #expect(line.prefix { $0 == " " }.count == 2 * min(index, 80 - index)) }
  }

  @Test(arguments: [
    ("", #""""#),
    (#"say "hi" \ now"#, #""say \"hi\" \\ now""#),
    ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
    ("\u{0}\u{1B}\u{1F}\u{7F}", #""\u0000\u001b\u001f\u007f""#),
    ("a\u{80}b\u{9F}c\u{A0}d", "\"a\\u0080b\\u009fc\u{A0}d\""),
    ("naïve 日本 🥛 \u{2027}\u{202F}", "\"naïve 日本 🥛 \u{2027}\u{202F}\""),
    ("a\u{2028}b\u{202E}\u{2066}c\u{2069}\u{206A}", "\"a\\u2028b\\u202e\\u2066c\\u2069\u{206A}\""),
  ])
  func escapesStrings(text: String, expected: String) {
    #expect(JSON.string(text).write(pretty: false) == expected)
  }

  @Test func everyScalarReadsBack() throws {
    let scalars = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    let data = Data(JSON.array([.string(text)]).utf8(pretty: false))
    let read = try #require(JSONSerialization.jsonObject(with: data) as? [String])
    #expect(read[0].unicodeScalars.elementsEqual(scalars))
  }

  @Test func comparesByBytesAndOrder() {
    #expect(JSON.string("\u{E9}") != JSON.string("e\u{301}"))
    #expect(["a": 1, "b": 2] as JSON != ["b": 2, "a": 1])
    #expect(["a": [1, .null]] as JSON == ["a": [1, .null]])
    #expect(JSON.optional(nil) == .null)
    #expect(JSON.optional("x") == "x")
  }
}
