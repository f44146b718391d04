public import Chronology
public import Outline
public import Planner

/// The file and the section that something goes to. Both are made where they are not there.
public struct DraftHome: Hashable, Sendable {
  public var kind: DocumentKind
  /// The path from the root of the vault, where one is known; else the file of the kind and the title is meant.
  public var name: String?
  /// The title of the file.
  public var title: String
  /// The title of the section; nil for the introduction, or in a project for where tasks go.
  public var section: String?
  /// The title of the group in it; nil for none.
  public var group: String?
  /// What it stands below, the outermost first, each without what hangs below it. What is not there is made.
  public var parents: [PlanItem]
  /// Of a day which one it is: by that its file is found, whatever it is called.
  public var date: CivilDate?
  /// Properties of the file as its front matter has them, for when it is made.
  public var properties: [OtherProperty]

  public init(
    _ kind: DocumentKind,
    name: String? = nil,
    titled title: String,
    section: String? = nil,
    group: String? = nil,
    below parents: [PlanItem] = [],
    properties: [OtherProperty] = []
  ) {
    self.kind = kind
    self.name = name
    self.title = title
    self.section = section
    self.group = group
    self.parents = parents
    self.properties = properties
  }

  /// A day, before its first section.
  public init(dayOf date: CivilDate, below parents: [PlanItem] = []) {
    self.init(.day, titled: "\(date) \(date.weekday.title)", below: parents)
    self.date = date
  }

  /// What the title of the section says where it is one of an arc.
  public var arc: ArcTitle? { section.flatMap { ArcTitle($0) } }

  /// The same file without a section: what several homes in it have in common.
  public var file: DraftHome {
    var file = self
    file.section = nil
    file.group = nil
    file.parents = []
    return file
  }
}
