/// A JSON value (RFC 8259) to be written. Members stand in the order in which they are given.
public enum JSON: Sendable {
  case object([(String, JSON)])
  case array([JSON])
  case string(String)
  /// A number as it is to be written. Must be a number of RFC 8259, section 6; it is not checked.
  case number(String)
  case bool(Bool)
  case null

  public static func integer(_ value: Int) -> JSON {
    .number(String(value))
  }

  /// The string, or null for nil.
  public static func optional(_ value: String?) -> JSON {
    value.map(JSON.string) ?? .null
  }
}

extension JSON {
  /// The value as text, without a final newline.
  ///
  /// `pretty` puts each member and element on a line of its own, indented by two spaces for each level; otherwise there is no
  /// white space at all. Besides what RFC 8259 wants escaped, all is that must not reach a terminal (``ControlCharacters``), so
  /// that the text is safe to show.
  public func write(pretty: Bool) -> String {
    String(decoding: utf8(pretty: pretty), as: UTF8.self)
  }

  /// The bytes of `write(pretty:)`.
  ///
  /// - Parameter depth: How many values the value is to stand in, for its indentation.
  public func utf8(pretty: Bool, depth: Int = 0) -> [UInt8] {
    var writer = JSONWriter(isPretty: pretty, depth: depth)
    writer.append(self)
    return writer.bytes
  }
}

extension JSON: Equatable {
  /// Two objects are equal if they have equal members in the same order.
  public static func == (left: JSON, right: JSON) -> Bool {
    switch (left, right) {
    case (.object(let left), .object(let right)): left.elementsEqual(right, by: ==)
    case (.array(let left), .array(let right)): left == right
    case (.string(let left), .string(let right)), (.number(let left), .number(let right)): left.utf8.elementsEqual(right.utf8)
    case (.bool(let left), .bool(let right)): left == right
    case (.null, .null): true
    default: false
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements) }
}
