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
  /// Properties of the file as its front matter has them, for when it is made.
  public var properties: [OtherProperty]

  public init(
    _ kind: DocumentKind,
    name: String? = nil,
    titled title: String,
    section: String? = nil,
    group: String? = nil,
    properties: [OtherProperty] = []
  ) {
    self.kind = kind
    self.name = name
    self.title = title
    self.section = section
    self.group = group
    self.properties = properties
  }

  /// The same file without a section: what several homes in it have in common.
  public var file: DraftHome {
    var file = self
    file.section = nil
    file.group = nil
    return file
  }
}
