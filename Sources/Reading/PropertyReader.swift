import Outline
import Planner

/// The properties of a page, typed and checked (format, section 6).
struct PropertyReader {
  private(set) var problems: [ReadingProblem] = []
  private let document: Document
  /// The known properties whose value was wrong; they are kept like unknown ones.
  private var wrong: Set<PropertyKey> = []

  init(_ document: Document) {
    self.document = document
  }

  mutating func theme() -> Theme? {
    guard case .theme(let theme) = value(.theme, as: .theme) else { return nil }
    return theme
  }

  mutating func icon() -> Icon? {
    guard case .icon(let icon) = value(.icon, as: .icon) else { return nil }
    return icon
  }

  private mutating func value(_ key: PropertyKey, as type: ValueType) -> FieldValue? {
    guard let property = document.properties[key] else { return nil }
    guard let text = property.text else {
      if case .list = property.value { report(key, FieldValueError(.notAWord), property.valueRange) } else { wrong.insert(key) }
      return nil
    }
    switch FieldValue.read(text, as: type) {
    case .success(let value): return value
    case .failure(let error):
      report(key, error, property.valueRange.isEmpty ? property.nameRange : property.valueRange)
      return nil
    }
  }

  private mutating func report(_ key: PropertyKey, _ error: FieldValueError, _ range: Range<Int>) {
    wrong.insert(key)
    problems.append(ReadingProblem(.propertyValue(key, error), range))
  }

  /// A list of words; one text is a list of the words in it, parted by commas.
  mutating func texts(_ key: PropertyKey) -> [String] {
    guard let property = document.properties[key] else { return [] }
    guard let texts = property.texts else {
      wrong.insert(key)
      return []
    }
    if case .list = property.value { return texts.map(PropertyReader.word) }
    return texts.flatMap { $0.split(separator: ",") }.map { PropertyReader.word(String($0)) }.filter { !$0.isEmpty }
  }

  private static func word(_ text: String) -> String {
    var text = Substring(text)
    while text.first?.isWhitespace == true || text.first == "#" { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// The properties that say nothing to Tidemark, those with a wrong value among them.
  func others() -> [OtherProperty] {
    document.properties.entries.compactMap { property in
      if let key = property.key, key.kinds.contains(.page), !wrong.contains(key) { return nil }
      switch property.value {
      case .text(let text): return OtherProperty(name: property.name, value: .text(text))
      case .list(let texts): return OtherProperty(name: property.name, value: .list(texts))
      case .unread: return OtherProperty(name: property.name, value: .unread(yaml(of: property)))
      }
    }
  }

  /// A nested value as it is written: on the line of its key, or, after a line ending, on lines of its own without their indent.
  private func yaml(of property: Property) -> String {
    let source = document.source
    let first = source.line(at: property.valueRange.lowerBound)
    let text = source.string(in: property.valueRange)
    guard first > source.line(at: property.nameRange.lowerBound) else { return text }
    let indent = property.valueRange.lowerBound - source.lineStarts[first]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      index == 0 ? line : line.dropFirst(min(indent, line.prefix { $0 == " " }.count))
    }
    return "\n" + lines.joined(separator: "\n")
  }
}
