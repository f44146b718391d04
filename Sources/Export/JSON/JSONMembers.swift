import Chronology
import Diagnostics
import Planner

/// The members of an object, read by the type that is asked for. Keys that nobody asks for are ignored.
struct JSONMembers {
  let path: String
  let members: [(String, JSON)]

  init(_ value: JSON, at path: String) throws(JSONImportError) {
    guard case .object(let members) = value else {
      throw JSONImportError(path: path, reason: .wrongValue(.object))
    }
    self.path = path
    self.members = members
  }

  subscript(key: String) -> JSON? {
    members.first { $0.0 == key }?.1
  }

  func path(_ key: String) -> String { path.isEmpty ? key : path + "." + key }

  private func wrong(_ key: String, _ expected: JSONExpectation) -> JSONImportError {
    JSONImportError(path: path(key), reason: .wrongValue(expected))
  }

  func required<Value>(_ key: String, _ value: Value?) throws(JSONImportError) -> Value {
    guard let value else { throw JSONImportError(path: path(key), reason: .missing) }
    return value
  }

  // MARK: Values

  func text(_ key: String) throws(JSONImportError) -> String? {
    switch self[key] {
    case nil: return nil
    case .string(let text): return text
    default: throw wrong(key, .text)
    }
  }

  func array(_ key: String) throws(JSONImportError) -> [JSON] {
    switch self[key] {
    case nil: return []
    case .array(let elements): return elements
    default: throw wrong(key, .list)
    }
  }

  func texts(_ key: String) throws(JSONImportError) -> [String] {
    try array(key).enumerated().map { (index, element) throws(JSONImportError) in
      guard case .string(let text) = element else { throw wrong("\(key)[\(index)]", .text) }
      return text
    }
  }

  /// The objects of an array, each with its path.
  func objects(_ key: String) throws(JSONImportError) -> [JSONMembers] {
    try array(key).enumerated().map { (index, element) throws(JSONImportError) in
      try JSONMembers(element, at: path("\(key)[\(index)]"))
    }
  }

  func object(_ key: String) throws(JSONImportError) -> JSONMembers? {
    guard let value = self[key] else { return nil }
    return try JSONMembers(value, at: path(key))
  }

  func number(_ key: String) throws(JSONImportError) -> Number? {
    guard let value = self[key] else { return nil }
    switch value {
    case .number(let text): if let number = Number(text) { return number }
    case .string(let text): if let length = Number(text), length.isLength { return length }
    default: break
    }
    throw wrong(key, .number)
  }

  func whole(_ key: String, from least: Int) throws(JSONImportError) -> Int? {
    guard let number = try number(key) else { return nil }
    guard let whole = number.whole, whole >= least else { throw wrong(key, .wholeNumber(least: least)) }
    return whole
  }

  /// A text that is read as something else.
  func read<Value>(
    _ key: String,
    as expected: JSONExpectation,
    _ value: (String) -> Value?
  ) throws(JSONImportError) -> Value? {
    guard let text = try text(key) else { return nil }
    guard let value = value(text) else { throw wrong(key, expected) }
    return value
  }

  func date(_ key: String) throws(JSONImportError) -> CivilDate? {
    try read(key, as: .date, CivilDate.init(_:))
  }

  func time(_ key: String) throws(JSONImportError) -> TimeOfDay? {
    try read(key, as: .time) { TimeOfDay($0, allowsEndOfDay: true) }
  }

  func word<Word: RawRepresentable<String> & CaseIterable>(_ key: String, _ type: Word.Type) throws(JSONImportError) -> Word? {
    try read(key, as: .oneOf(type.allCases.map(\.rawValue)), Word.init(rawValue:))
  }

  func rule(_ key: String) throws(JSONImportError) -> Recurrence {
    let rule = try read(key, as: .rule) { try? Recurrence.parse($0).get() }
    return try required(key, rule)
  }

  /// An emoji, or the name of a symbol, which begins with an ASCII letter.
  func icon(_ key: String) throws(JSONImportError) -> Icon? {
    try text(key).map { text in
      let isName = text.unicodeScalars.first.map { $0.isASCII && $0.properties.isAlphabetic } ?? false
      return isName ? .symbol(text) : .emoji(text)
    }
  }

  func fields() throws(JSONImportError) -> [OtherField] {
    try objects("fields").map { (field) throws(JSONImportError) in
      let key = try field.required("key", try field.text("key"))
      return OtherField(key: key, value: try field.required("value", try field.text("value")))
    }
  }

  /// A value as an error names it.
  func failure(_ key: String, _ expected: JSONExpectation) -> JSONImportError { wrong(key, expected) }
}
