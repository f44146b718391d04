import Chronology
import Planner
import SourceText

/// Lines of an iCalendar text as bytes, one behind the other.
struct CalendarLines: Sendable {
  private(set) var bytes: [UInt8] = []

  init() {}

  /// - Parameter room: for so many bytes there is room at once.
  init(room: Int) { bytes.reserveCapacity(room) }

  /// A line of a value that needs no escape.
  mutating func add(_ name: StaticString, _ value: String) { add(name, nil, value) }

  /// The same with a parameter, which is a token.
  mutating func add(_ name: StaticString, _ parameter: (name: String, value: String)?, _ value: String) {
    begin(name, parameter)
    bytes.append(utf8: value)
    end()
  }

  /// A line of an identifier.
  mutating func add(_ name: StaticString, uid: NameUUID) {
    begin(name, nil)
    uid.append(to: &bytes)
    end()
  }

  /// A line of a value of the type TEXT, of any words.
  mutating func add(_ name: StaticString, text: String) {
    begin(name, nil)
    ContentLine.append(escaping: text, to: &bytes)
    end()
  }

  /// A line of several values of the type TEXT.
  mutating func add(_ name: StaticString, texts: [String]) {
    begin(name, nil)
    for (place, text) in texts.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      ContentLine.append(escaping: text, to: &bytes)
    }
    end()
  }

  /// A line of a day, with the parameter that says so.
  mutating func add(_ name: StaticString, day: CivilDate) {
    start = bytes.count
    add(fixed: name)
    add(fixed: ";VALUE=DATE:")
    CalendarWriter.append(day, to: &bytes)
    end()
  }

  /// A line of a time of a day.
  mutating func add(_ name: StaticString, _ parameter: (name: String, value: String)?, moment: Moment) {
    begin(name, parameter)
    CalendarWriter.append(moment, to: &bytes)
    end()
  }

  /// A line of noon of a day in UTC, which is on that day from twelve hours west of Greenwich to eleven hours east.
  mutating func add(_ name: StaticString, noonOf day: CivilDate) {
    begin(name, nil)
    CalendarWriter.append(Moment(day, .noon), to: &bytes)
    bytes.append(UInt8(ascii: "Z"))
    end()
  }

  /// What is always the same, such as whole lines with CRLF at the end of each.
  mutating func add(fixed lines: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: lines.utf8Start, count: lines.utf8CodeUnitCount))
  }

  /// Lines that were written apart.
  mutating func add(_ lines: [UInt8]) { bytes += lines }

  /// Where the line that is being written begins.
  private var start = 0

  private mutating func begin(_ name: StaticString, _ parameter: (name: String, value: String)?) {
    start = bytes.count
    add(fixed: name)
    if let parameter {
      bytes.append(UInt8(ascii: ";"))
      bytes.append(utf8: parameter.name)
      bytes.append(UInt8(ascii: "="))
      bytes.append(utf8: parameter.value)
    }
    bytes.append(UInt8(ascii: ":"))
  }

  /// Folds the line where it is too long.
  private mutating func end() {
    guard bytes.count - start > ContentLine.mostBytes else {
      bytes.append(0x0D)
      bytes.append(0x0A)
      return
    }
    let line = Array(bytes[start...])
    bytes.removeLast(line.count)
    bytes += ContentLine.folded(line)
  }
}
