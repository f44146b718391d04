import Testing

@testable import Diagnostics

@Suite struct JSONWriterTests {
  /// Wherever the room ends, it grows, and what is written stays.
  @Test(arguments: ["", "a", "\n", "\u{1}", "é\u{2028}\"", "0123456789\\"])
  func grows(_ ending: String) {
    let escaped = JSON.string(ending).write(pretty: false).dropFirst().dropLast()
    for length in 0..<600 {
      let text = String(repeating: "a", count: length)
      var writer = JSONWriter(isPretty: false)
      writer.beginArray()
      for _ in 0..<3 {
        writer.beginElement()
        writer.append(string: text + ending)
      }
      writer.endArray()
      let string = "\"\(text)\(escaped)\""
      #expect(String(decoding: writer.bytes, as: UTF8.self) == "[\(string),\(string),\(string)]")
    }
  }

  /// Wherever it stands, what must be escaped is: also among the last bytes, which are looked at together.
  @Test(arguments: ["\n", "\"", "\u{7F}", "\u{2028}"])
  func escapesAnywhere(_ character: String) {
    let escaped = JSON.string(character).write(pretty: false).dropFirst().dropLast()
    for length in 0..<20 {
      for place in 0...length {
        let (before, after) = (String(repeating: "a", count: place), String(repeating: "b", count: length - place))
        var writer = JSONWriter(isPretty: false)
        writer.append(string: before + character + after)
        #expect(String(decoding: writer.bytes, as: UTF8.self) == "\"\(before)\(escaped)\(after)\"")
      }
    }
  }

  @Test(arguments: [0, 9, 10, -1, -10, 1_234_567_890, .max, .min] as [Int])
  func integers(_ value: Int) {
    var writer = JSONWriter(isPretty: true)
    writer.append(integer: value)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == String(value))
  }

  @Test(arguments: [false, true])
  func keysThatNeedNoEscape(isPretty: Bool) {
    var writer = JSONWriter(isPretty: isPretty, depth: 1)
    writer.beginObject()
    writer.beginMember("first")
    writer.beginArray()
    writer.endArray()
    writer.beginMember("second key")
    writer.appendPlain(length: 2) { bytes, start in (bytes[start], bytes[start + 1]) = (UInt8(ascii: "o"), UInt8(ascii: "k")) }
    writer.endObject()
    #expect(writer.bytes == (["first": [], "second key": "ok"] as JSON).utf8(pretty: isPretty, depth: 1))
  }
}
