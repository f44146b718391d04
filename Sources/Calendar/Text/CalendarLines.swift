/// Lines of an iCalendar text as bytes, one behind the other.
struct CalendarLines: Sendable {
  private(set) var bytes: [UInt8] = []

  init() {}

  /// - Parameter room: for so many bytes there is room at once.
  init(room: Int) { bytes.reserveCapacity(room) }

  /// A line of a value that needs no escape.
  mutating func add(_ name: String, _ value: String) { add(name, nil, value) }

  /// The same with a parameter, which is a token.
  mutating func add(_ name: String, _ parameter: (name: String, value: String)?, _ value: String) {
    begin(name, parameter)
    append(value)
    end()
  }

  /// A line of a value of the type TEXT, of any words.
  mutating func add(_ name: String, text: String) {
    begin(name, nil)
    ContentLine.append(escaping: text, to: &bytes)
    end()
  }

  /// A line of several values of the type TEXT.
  mutating func add(_ name: String, texts: [String]) {
    begin(name, nil)
    for (place, text) in texts.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      ContentLine.append(escaping: text, to: &bytes)
    }
    end()
  }

  /// Lines that were written apart.
  mutating func add(_ lines: [UInt8]) { bytes += lines }

  /// Where the line that is being written begins.
  private var start = 0

  private mutating func begin(_ name: String, _ parameter: (name: String, value: String)?) {
    start = bytes.count
    append(name)
    if let parameter {
      bytes.append(UInt8(ascii: ";"))
      append(parameter.name)
      bytes.append(UInt8(ascii: "="))
      append(parameter.value)
    }
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
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
