import Chronology

/// A Focus page: sections of items, arranged as their owner likes (format, section 4, `page`).
///
/// All texts are Markdown, as written but on one line where they are titles.
public struct FocusPage: Hashable, Sendable {
  public var title: String
  public var icon: Icon?
  public var theme: Theme?
  public var tags: [String]
  /// Rules that are silent on the whole page.
  public var allow: [String]
  /// Properties that Tidemark does not know, in the order of the file.
  public var otherProperties: [OtherProperty]
  /// What stands before the first section. Its title is empty.
  public var introduction: FocusSection
  public var sections: [FocusSection]

  public init(
    title: String,
    icon: Icon? = nil,
    theme: Theme? = nil,
    tags: [String] = [],
    allow: [String] = [],
    otherProperties: [OtherProperty] = [],
    introduction: FocusSection = FocusSection(title: ""),
    sections: [FocusSection] = []
  ) {
    self.title = title
    self.icon = icon
    self.theme = theme
    self.tags = tags
    self.allow = allow
    self.otherProperties = otherProperties
    self.introduction = introduction
    self.sections = sections
  }

  /// The title of the section in which set-aside items are kept.
  public static let setAsideTitle = "Things that used to matter"

  /// Every section, the introduction first if it holds anything.
  public var allSections: [FocusSection] {
    (introduction.isEmpty ? [] : [introduction]) + sections
  }
}

/// A property that is kept and means nothing to Tidemark.
public struct OtherProperty: Hashable, Sendable {
  public enum Value: Hashable, Sendable {
    case text(String)
    case list([String])
    /// A nested value, as YAML, from the colon to its end.
    case unread(String)
  }

  public var name: String
  public var value: Value

  public init(name: String, value: Value) {
    self.name = name
    self.value = value
  }
}

/// A section of a page: its items, then its groups.
public struct FocusSection: Hashable, Sendable {
  public var title: String
  public var icon: Icon?
  public var theme: Theme?
  public var otherFields: [OtherField]
  public var elements: [PageElement]
  public var groups: [Strategy]

  public init(
    title: String,
    icon: Icon? = nil,
    theme: Theme? = nil,
    otherFields: [OtherField] = [],
    elements: [PageElement] = [],
    groups: [Strategy] = []
  ) {
    self.title = title
    self.icon = icon
    self.theme = theme
    self.otherFields = otherFields
    self.elements = elements
    self.groups = groups
  }

  public var isEmpty: Bool { elements.isEmpty && groups.isEmpty }

  /// Whether it is the section in which set-aside items are kept. ASCII case does not count, nor do tags and punctuation at the
  /// end, which are no part of a name (format, section 3, *Name*).
  public var isSetAside: Bool {
    var words = title.split(separator: " ")
    while words.count > 1, let last = words.last, last.first == "#", last.dropFirst().first?.isLetter == true {
      words.removeLast()
    }
    var name = words.joined(separator: " ")
    while let last = name.last, ".,;:!".contains(last) { name.removeLast() }
    return name.lowercased() == FocusPage.setAsideTitle.lowercased()
  }
}

/// A strategy: a titled group of items within a section.
public struct Strategy: Hashable, Sendable {
  public var title: String
  public var icon: Icon?
  public var otherFields: [OtherField]
  public var elements: [PageElement]

  public init(title: String, icon: Icon? = nil, otherFields: [OtherField] = [], elements: [PageElement] = []) {
    self.title = title
    self.icon = icon
    self.otherFields = otherFields
    self.elements = elements
  }
}

/// What a section, a strategy or an item holds.
public enum PageElement: Hashable, Sendable {
  case item(FocusItem)
  /// A block that is kept and is no item: its Markdown, without the indent that its place gives it.
  case other(String)

  public var item: FocusItem? {
    if case .item(let item) = self { item } else { nil }
  }
}

/// A field whose key is not known in its place, or whose value does not read: kept as written.
public struct OtherField: Hashable, Sendable {
  public var key: String
  public var value: String

  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}
