import Chronology
import Diagnostics
import Planner

/// Gathers the members of an object: what is nil or empty is left out.
struct JSONObject {
  private(set) var members: [(String, JSON)] = []

  var json: JSON { .object(members) }

  /// Adds a member that is always there.
  mutating func set(_ key: String, _ value: JSON) {
    members.append((key, value))
  }

  mutating func add(_ key: String, _ value: JSON?) {
    if let value { members.append((key, value)) }
  }

  mutating func add(_ key: String, _ text: String?) {
    if let text { members.append((key, .string(text))) }
  }

  mutating func add(_ key: String, _ number: Number?) {
    add(key, number.map { $0.isLength ? .string($0.description) : .number($0.description) })
  }

  mutating func add(_ key: String, _ date: CivilDate?) {
    add(key, date?.description)
  }

  mutating func add(_ key: String, _ time: TimeOfDay?) {
    add(key, time?.description)
  }

  /// Adds a text, unless it is empty.
  mutating func addWords(_ key: String, _ text: String) {
    if !text.isEmpty { add(key, text) }
  }

  /// Adds a list, unless it is empty.
  mutating func addList(_ key: String, _ values: [JSON]) {
    if !values.isEmpty { add(key, .array(values)) }
  }

  mutating func addList(_ key: String, _ texts: [String]) {
    addList(key, texts.map(JSON.string))
  }

  /// Adds fields that mean nothing to Tidemark, in their order.
  mutating func addFields(_ fields: [OtherField]) {
    addList("fields", fields.map { ["key": .string($0.key), "value": .string($0.value)] })
  }
}
