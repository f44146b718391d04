import Chronology
import Diagnostics
import Planner

/// Takes a value of JSON part by part, in the order in which it is written: its bytes are made of it, or a `JSON`.
///
/// A value is one call, or all from `beginObject` or `beginArray` to its end. Each value of an object stands after a
/// `beginMember`, each of an array after a `beginElement`.
protocol JSONSink {
  mutating func beginObject()
  mutating func endObject()
  mutating func beginArray()
  mutating func endArray()
  /// - Parameter key: one that needs no escape.
  mutating func beginMember(_ key: StaticString)
  mutating func beginMember(named key: String)
  mutating func beginElement()
  mutating func append(string text: String)
  /// - Parameter text: a string; must be valid UTF-8.
  mutating func append(utf8 text: UnsafeBufferPointer<UInt8>)
  /// A number as it is to be written.
  mutating func append(number text: String)
  mutating func append(integer value: Int)
  /// A string, as the next.
  mutating func append(date: CivilDate)
  mutating func append(time: TimeOfDay)
}

// MARK: - Values

extension JSONSink {
  mutating func appendObject(_ addMembers: (inout Self) -> Void) {
    beginObject()
    addMembers(&self)
    endObject()
  }

  mutating func appendArray<Values: Collection>(of values: Values, _ append: (inout Self, Values.Element) -> Void) {
    beginArray()
    for value in values {
      beginElement()
      append(&self, value)
    }
    endArray()
  }
}

// MARK: - Members

/// What is nil is left out.
extension JSONSink {
  mutating func add(_ key: StaticString, _ text: String?) {
    guard let text else { return }
    beginMember(key)
    append(string: text)
  }

  mutating func add(_ key: StaticString, _ value: Int?) {
    guard let value else { return }
    beginMember(key)
    append(integer: value)
  }

  mutating func add(_ key: StaticString, _ number: Number?) {
    guard let number else { return }
    beginMember(key)
    if number.isLength { append(string: number.description) } else { append(number: number.description) }
  }

  mutating func add(_ key: StaticString, _ date: CivilDate?) {
    guard let date else { return }
    beginMember(key)
    append(date: date)
  }

  mutating func add(_ key: StaticString, _ time: TimeOfDay?) {
    guard let time else { return }
    beginMember(key)
    append(time: time)
  }

  /// Adds a text, unless it is empty.
  mutating func addWords(_ key: StaticString, _ text: String) {
    if !text.isEmpty { add(key, text) }
  }

  /// Adds an object that is always there.
  mutating func addObject(_ key: StaticString, _ addMembers: (inout Self) -> Void) {
    beginMember(key)
    appendObject(addMembers)
  }

  /// Adds an array that is always there.
  mutating func addArray<Values: Collection>(
    _ key: StaticString,
    of values: Values,
    _ append: (inout Self, Values.Element) -> Void
  ) {
    beginMember(key)
    appendArray(of: values, append)
  }

  /// Adds an array, unless it is empty.
  mutating func addList<Values: Collection>(
    _ key: StaticString,
    of values: Values,
    _ append: (inout Self, Values.Element) -> Void
  ) {
    if !values.isEmpty { addArray(key, of: values, append) }
  }

  mutating func addList(_ key: StaticString, _ texts: [String]) {
    addList(key, of: texts) { sink, text in sink.append(string: text) }
  }

  /// Adds fields that mean nothing to Tidemark, in their order.
  mutating func addFields(_ fields: [OtherField]) {
    addList("fields", of: fields) { sink, field in
      sink.appendObject { sink in
        sink.add("key", field.key)
        sink.add("value", field.value)
      }
    }
  }
}

// MARK: - Bytes

extension JSONWriter: JSONSink {
  mutating func append(date: CivilDate) {
    let (year, month, day) = date.parts
    appendPlain(length: 10) { bytes, start in
      write(year, digits: 4, to: bytes, at: start)
      bytes[start + 4] = UInt8(ascii: "-")
      write(month, digits: 2, to: bytes, at: start + 5)
      bytes[start + 7] = UInt8(ascii: "-")
      write(day, digits: 2, to: bytes, at: start + 8)
    }
  }

  mutating func append(time: TimeOfDay) {
    appendPlain(length: 5) { bytes, start in
      write(time.hour, digits: 2, to: bytes, at: start)
      bytes[start + 2] = UInt8(ascii: ":")
      write(time.minute, digits: 2, to: bytes, at: start + 3)
    }
  }
}
