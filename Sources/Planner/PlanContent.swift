/// What every kind of file holds: a title, sections of items, and the properties that are read everywhere (format, *Text and
/// documents*).
///
/// All texts are Markdown, as written but on one line where they are titles.
public struct PlanContent: Hashable, Sendable {
  public var title: String
  public var icon: Icon?
  public var tags: [String]
  /// Rules that are silent on the whole file; in a vault's root, in all its files.
  public var allow: [String]
  /// Properties that Tidemark does not know, in the order of the file.
  public var otherProperties: [OtherProperty]
  /// What stands before the first section. Its title is empty.
  public var introduction: PlanSection
  public var sections: [PlanSection]

  public init(
    title: String,
    icon: Icon? = nil,
    tags: [String] = [],
    allow: [String] = [],
    otherProperties: [OtherProperty] = [],
    introduction: PlanSection = PlanSection(title: ""),
    sections: [PlanSection] = []
  ) {
    self.title = title
    self.icon = icon
    self.tags = tags
    self.allow = allow
    self.otherProperties = otherProperties
    self.introduction = introduction
    self.sections = sections
  }

  /// Every section, the introduction first if it holds anything.
  public var allSections: [PlanSection] {
    (introduction.isEmpty ? [] : [introduction]) + sections
  }
}
