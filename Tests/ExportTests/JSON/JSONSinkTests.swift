import Chronology
import Diagnostics
import Planner
import Testing

@testable import Export

/// What takes the parts of a value: the writer of its bytes, and the maker of a `JSON`.
@Suite struct JSONSinkTests {
  private func add(_ date: CivilDate, _ time: TimeOfDay, _ number: Int, to sink: inout some JSONSink) {
    sink.appendObject { sink in
      sink.add("date", date)
      sink.add("time", time)
      sink.add("number", number)
    }
  }

  private static let moments: [(CivilDate, TimeOfDay, Int)] = [
    (.earliest, .startOfDay, 0), (.latest, .endOfDay, .max), (CivilDate(dayNumber: -1), .noon, .min),
    (CivilDate(dayNumber: 20_000), TimeOfDay(minutes: 9 * 60 + 5)!, -10), (CivilDate(dayNumber: 0), .noon, 1_234_567_890),
  ]

  @Test(arguments: moments)
  func datesTimesAndIntegers(date: CivilDate, time: TimeOfDay, number: Int) {
    let expected = #"{"date":"\#(date.description)","time":"\#(time.description)","number":\#(number)}"#
    var writer = JSONWriter(isPretty: false)
    add(date, time, number, to: &writer)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
    #expect(JSONTree.value { add(date, time, number, to: &$0) }.write(pretty: false) == expected)
  }

  private func addAll(to sink: inout some JSONSink) {
    sink.appendObject { sink in
      sink.add("none", nil as String?)
      sink.addWords("none", "")
      sink.addList("none", [])
      sink.addFields([])
      sink.addObject("object") { _ in }
      sink.addArray("array", of: [] as [String]) { sink, text in sink.append(string: text) }
      sink.add("decimal", Number("-12.50"))
      sink.add("length", Number("1:02:03"))
      sink.addList("texts", ["", "a\"b", "\u{1B}ö"])
      sink.addFields([OtherField(key: "k\\", value: "v\n")])
      sink.beginMember(named: "say \"hi\"")
      sink.appendArray(of: [1, 2]) { sink, number in
        sink.appendArray(of: 0..<number) { sink, number in sink.append(integer: number) }
      }
      sink.beginMember("utf8")
      Array("„a“\t\u{2028}\u{7F}".utf8).withUnsafeBufferPointer { sink.append(utf8: $0) }
    }
  }

  @Test func bothMakeTheSame() {
    let expected: JSON = [
      "object": [:], "array": [], "decimal": .number("-12.5"), "length": "1:02:03", "texts": ["", "a\"b", "\u{1B}ö"],
      "fields": [["key": "k\\", "value": "v\n"]], "say \"hi\"": [[0], [0, 1]], "utf8": "„a“\t\u{2028}\u{7F}",
    ]
    #expect(JSONTree.value { addAll(to: &$0) } == expected)
    for pretty in [false, true] {
      for depth in [0, 2] {
        var writer = JSONWriter(isPretty: pretty, depth: depth)
        addAll(to: &writer)
        #expect(writer.bytes == expected.utf8(pretty: pretty, depth: depth))
      }
    }
  }
}
