import Chronology
import Planner

/// Lines of an iCalendar text as bytes, one behind the other.
struct CalendarLines: Sendable {
  /// What is written, and room for more after it: to grow an array for each part of a line takes longer than to write the part.
  private var room: [UInt8]
  /// How many bytes are written.
  private(set) var count = 0
  /// Where the line that is being written begins.
  private var start = 0

  /// - Parameter room: for so many bytes there is room at once.
  init(room: Int = 256) { self.room = [UInt8](repeating: 0, count: room) }

  /// What is written.
  var bytes: [UInt8] { Array(room[..<count]) }

  /// Appends the same to other bytes.
  func append(to bytes: inout [UInt8]) { bytes += room[..<count] }

  /// A line of a value that needs no escape.
  mutating func add(_ name: StaticString, _ value: String) { add(name, nil, value) }

  /// The same with a parameter, which is a token.
  mutating func add(_ name: StaticString, _ parameter: (name: String, value: String)?, _ value: String) {
    begin(name, parameter)
    add(utf8: value)
    end()
  }

  /// A line of an identifier, which is never too long.
  mutating func add(_ name: StaticString, uid: NameUUID) {
    begin(name, nil)
    append(atMost: NameUUID.length) { place in
      uid.write(to: UnsafeMutableRawPointer(place))
      return NameUUID.length
    }
    endShort()
  }

  /// A line of a value of the type TEXT, of any words.
  mutating func add(_ name: StaticString, text: String) {
    begin(name, nil)
    add(escaping: text)
    end()
  }

  /// A line of several values of the type TEXT.
  mutating func add(_ name: StaticString, texts: [String]) {
    begin(name, nil)
    for (place, text) in texts.enumerated() {
      if place > 0 { add(byte: UInt8(ascii: ",")) }
      add(escaping: text)
    }
    end()
  }

  /// A line of a day, with the parameter that says so. It is never too long.
  mutating func add(_ name: StaticString, day: CivilDate) {
    add(fixed: name)
    add(fixed: ";VALUE=DATE:")
    append(atMost: CalendarWriter.dayLength) { place in
      CalendarWriter.put(day, to: place)
      return CalendarWriter.dayLength
    }
    endShort()
  }

  /// A line of a time of a day.
  mutating func add(_ name: StaticString, _ parameter: (name: String, value: String)?, moment: Moment) {
    begin(name, parameter)
    add(moment)
    end()
  }

  /// A line of noon of a day in UTC, which is on that day from twelve hours west of Greenwich to eleven hours east.
  mutating func add(_ name: StaticString, noonOf day: CivilDate) {
    begin(name, nil)
    add(Moment(day, .noon))
    add(byte: UInt8(ascii: "Z"))
    endShort()
  }

  /// What is always the same, such as whole lines with CRLF at the end of each.
  @inline(__always)
  mutating func add(fixed lines: StaticString) {
    append(atMost: lines.utf8CodeUnitCount) { place in
      place.write(UnsafeBufferPointer(start: lines.utf8Start, count: lines.utf8CodeUnitCount))
    }
  }

  /// Lines that were written apart.
  mutating func add(_ other: CalendarLines) {
    other.room.withUnsafeBufferPointer { room in
      let bytes = UnsafeBufferPointer(rebasing: room[..<other.count])
      append(atMost: bytes.count) { $0.write(bytes) }
    }
  }

  // MARK: Parts of lines

  private mutating func begin(_ name: StaticString, _ parameter: (name: String, value: String)?) {
    start = count
    add(fixed: name)
    if let parameter {
      add(byte: UInt8(ascii: ";"))
      add(utf8: parameter.name)
      add(byte: UInt8(ascii: "="))
      add(utf8: parameter.value)
    }
    add(byte: UInt8(ascii: ":"))
  }

  /// Folds the line where it is too long.
  private mutating func end() {
    guard count - start > ContentLine.mostBytes else { return endShort() }
    let folded = ContentLine.folded(Array(room[start..<count]))
    count = start
    folded.withUnsafeBufferPointer { bytes in append(atMost: bytes.count) { $0.write(bytes) } }
  }

  private mutating func endShort() {
    append(atMost: 2) { place in
      (place[0], place[1]) = (0x0D, 0x0A)
      return 2
    }
  }

  private mutating func add(byte: UInt8) {
    append(atMost: 1) { place in
      place[0] = byte
      return 1
    }
  }

  private mutating func add(utf8 text: String) {
    var text = text
    text.withUTF8 { bytes in append(atMost: bytes.count) { $0.write(bytes) } }
  }

  private mutating func add(escaping text: String) {
    var text = text
    text.withUTF8 { bytes in
      append(atMost: bytes.count * ContentLine.mostEscaped) { ContentLine.copy(escaping: bytes, to: $0) }
    }
  }

  private mutating func add(_ moment: Moment) {
    append(atMost: CalendarWriter.momentLength) { place in
      CalendarWriter.put(moment, to: place)
      return CalendarWriter.momentLength
    }
  }

  // MARK: Room

  /// Appends what a function writes.
  ///
  /// - Parameters:
  ///   - most: how many bytes it writes at most.
  ///   - write: writes them from a place on, and gives how many they are.
  @inline(__always)
  private mutating func append(atMost most: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    if room.count - count < most { makeRoom(for: most) }
    let end = count
    let length = room.withUnsafeMutableBufferPointer { bytes -> Int in
      guard let base = bytes.baseAddress else { return 0 }
      return write(base + end)
    }
    count = end + length
  }

  @inline(never)
  private mutating func makeRoom(for most: Int) {
    let written = count
    var larger = [UInt8](repeating: 0, count: max(room.count * 2, written + most))
    larger.withUnsafeMutableBufferPointer { larger in
      room.withUnsafeBufferPointer { room in _ = larger.baseAddress?.write(UnsafeBufferPointer(rebasing: room[..<written])) }
    }
    room = larger
  }
}

extension UnsafeMutablePointer<UInt8> {
  /// Writes bytes from here on, and gives how many they are.
  @inline(__always)
  fileprivate func write(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let source = bytes.baseAddress else { return 0 }
    update(from: source, count: bytes.count)
    return bytes.count
  }
}
