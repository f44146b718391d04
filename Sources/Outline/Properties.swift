/// The front matter of a document: a flat mapping of words to texts and lists of texts (format, *Front matter*).
public struct Properties: Sendable, Equatable {
  /// The lines of the front matter with both of its fences; empty where there is none.
  public var lines: Range<Int>

  /// In the order of the file. A repeated key stands here once, with its first value.
  public var entries: [Property]

  public static let none = Properties(lines: 0..<0, entries: [])

  public subscript(key: PropertyKey) -> Property? {
    // Place by place, as one is large to copy.
    for place in entries.indices where entries[place].key == key { return entries[place] }
    return nil
  }
}

/// One line, or few, of front matter.
public struct Property: Sendable, Equatable {
  public enum Value: Sendable, Equatable {
    /// One text. Nothing after the colon is the empty text.
    case text(String)
    /// A list of texts.
    case list([String])
    /// Something nested, an alias or a tag: kept in the file and not read.
    case unread
  }

  public let name: String
  /// The known property of that name. ASCII case counts, as in YAML.
  public let key: PropertyKey?
  public var value: Value

  /// The key, as written.
  public var nameRange: Range<Int>

  /// The value, as written, with its quotes; empty after the colon where nothing is written.
  public var valueRange: Range<Int>

  /// What stands on further lines and YAML joins to a value without quotes: the lines below it were indented. Nil for a value on
  /// one line, and for one that is written so that it may have several.
  public var joinedRange: Range<Int>?

  init(name: String, value: Value, nameRange: Range<Int>, valueRange: Range<Int>, joinedRange: Range<Int>?) {
    self.name = name
    key = PropertyKey(rawValue: name)
    (self.value, self.nameRange, self.valueRange, self.joinedRange) = (value, nameRange, valueRange, joinedRange)
  }

  /// The text of a single value; nil for a list and for what is not read.
  public var text: String? {
    if case .text(let text) = value { text } else { nil }
  }

  /// The texts of a list, or the one text as a list of one; nil for what is not read, as what YAML joins to a known
  /// property.
  public var texts: [String]? {
    if joinedRange != nil, key != nil { return nil }
    return switch value {
    case .text(let text): text.isEmpty ? [] : [text]
    case .list(let texts): texts
    case .unread: nil
    }
  }
}
