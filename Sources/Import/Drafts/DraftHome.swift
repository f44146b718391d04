public import Chronology
public import Outline
public import Planner
public import Sharing

/// The file and the section that something goes to. Both are made where they are not there.
public struct DraftHome: Hashable, Sendable {
  @inlinable public var kind: DocumentKind {
    _read { yield shared.value.kind }
    _modify {
      Shared.own(&shared)
      yield &shared.value.kind
    }
  }

  /// The path from the root of the vault, where one is known; else the file of the kind and the title is meant.
  @inlinable public var name: String? {
    _read { yield shared.value.name }
    _modify {
      Shared.own(&shared)
      yield &shared.value.name
    }
  }

  /// The title of the file.
  @inlinable public var title: String {
    _read { yield shared.value.title }
    _modify {
      Shared.own(&shared)
      yield &shared.value.title
    }
  }

  /// The title of the section; nil for the introduction, or in a project for where tasks go.
  @inlinable public var section: String? {
    _read { yield shared.value.section }
    _modify {
      Shared.own(&shared)
      yield &shared.value.section
    }
  }

  /// The title of the group in it; nil for none.
  @inlinable public var group: String? {
    _read { yield shared.value.group }
    _modify {
      Shared.own(&shared)
      yield &shared.value.group
    }
  }

  /// What it stands below, the outermost first, each without what hangs below it. What is not there is made.
  @inlinable public var parents: [PlanItem] {
    _read { yield shared.value.parents }
    _modify {
      Shared.own(&shared)
      yield &shared.value.parents
    }
  }

  /// Of a day which one it is: by that its file is found, whatever it is called.
  @inlinable public var date: CivilDate? {
    _read { yield shared.value.date }
    _modify {
      Shared.own(&shared)
      yield &shared.value.date
    }
  }

  /// Properties of the file as its front matter has them, for when it is made.
  @inlinable public var properties: [OtherProperty] {
    _read { yield shared.value.properties }
    _modify {
      Shared.own(&shared)
      yield &shared.value.properties
    }
  }

  @usableFromInline
  struct Parts: Hashable, Sendable {
    @usableFromInline var kind: DocumentKind
    @usableFromInline var name: String?
    @usableFromInline var title: String
    @usableFromInline var section: String?
    @usableFromInline var group: String?
    @usableFromInline var parents: [PlanItem]
    @usableFromInline var date: CivilDate?
    @usableFromInline var properties: [OtherProperty]
  }

  /// Each of thousands of entries has a home, and is copied often.
  @usableFromInline var shared: Shared<Parts>

  public init(
    _ kind: DocumentKind,
    name: String? = nil,
    titled title: String,
    section: String? = nil,
    group: String? = nil,
    below parents: [PlanItem] = [],
    properties: [OtherProperty] = []
  ) {
    shared = Shared(
      Parts(
        kind: kind,
        name: name,
        title: title,
        section: section,
        group: group,
        parents: parents,
        date: nil,
        properties: properties
      )
    )
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

  public static func == (left: DraftHome, right: DraftHome) -> Bool {
    left.shared === right.shared || left.shared.value == right.shared.value
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(shared.value) }
}
