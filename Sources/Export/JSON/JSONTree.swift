import Chronology
import Diagnostics

/// Makes a `JSON` of its parts.
struct JSONTree: JSONSink {
  /// An object or an array that has not ended; the keys of an array are empty.
  private struct Open {
    var key = ""
    var members: [(String, JSON)] = []
  }

  private var opened: [Open] = []
  private var value = JSON.null

  /// The value that is appended.
  static func value(_ append: (inout JSONTree) -> Void) -> JSON {
    var tree = JSONTree()
    append(&tree)
    return tree.value
  }

  mutating func beginObject() { opened.append(Open()) }

  mutating func endObject() { append(.object(opened.removeLast().members)) }

  mutating func beginArray() { opened.append(Open()) }

  mutating func endArray() { append(.array(opened.removeLast().members.map(\.1))) }

  mutating func beginMember(_ key: StaticString) { beginMember(named: key.description) }

  mutating func beginMember(named key: String) { opened[opened.count - 1].key = key }

  mutating func beginElement() {}

  mutating func append(string text: String) { append(.string(text)) }

  mutating func append(utf8 text: UnsafeBufferPointer<UInt8>) { append(.string(String(decoding: text, as: UTF8.self))) }

  mutating func append(number text: String) { append(.number(text)) }

  mutating func append(integer value: Int) { append(.integer(value)) }

  mutating func append(date: CivilDate) { append(.string(date.description)) }

  mutating func append(time: TimeOfDay) { append(.string(time.description)) }

  private mutating func append(_ value: JSON) {
    guard let last = opened.indices.last else {
      self.value = value
      return
    }
    let key = opened[last].key
    opened[last].members.append((key, value))
  }
}
