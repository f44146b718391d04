import Chronology
import Outline
import Planner

/// One thing that a file, a heading or an item says.
struct Fact: Hashable {
  /// The key of a field or property, where there is one for it; else a word like them.
  var key: String
  var value: String
}

/// Facts in their order, each key once.
struct FactList {
  private(set) var facts: [Fact] = []

  mutating func add(_ key: String, _ value: String?) {
    guard let value else { return }
    if let known = facts.firstIndex(where: { $0.key == key }) {
      facts[known].value += ", " + value
    } else {
      facts.append(Fact(key: key, value: value))
    }
  }

  mutating func add(_ key: FieldKey, _ value: String?) { add(key.rawValue, value) }

  mutating func add(_ key: FieldKey, _ date: CivilDate?) { add(key.rawValue, date?.description) }

  mutating func add(_ others: [OtherField]) {
    for field in others { add(field.key, field.value) }
  }

  /// Adds what is not empty.
  mutating func addList(_ key: String, _ values: [String], separator: String = ", ") {
    if !values.isEmpty { add(key, values.joined(separator: separator)) }
  }
}

extension [Fact] {
  subscript(key: String) -> String? { first { $0.key == key }?.value }
}
