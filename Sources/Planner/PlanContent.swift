public import Sharing

/// What every kind of file holds: a title, sections of items, and the properties that are read everywhere (format, *Text and
/// documents*).
///
/// All texts are Markdown, as written but on one line where they are titles.
public struct PlanContent: Hashable, Sendable {
  @inlinable public var title: String {
    _read { yield shared.value.title }
    _modify {
      Shared.own(&shared)
      yield &shared.value.title
    }
  }

  @inlinable public var icon: Icon? {
    _read { yield shared.value.icon }
    _modify {
      Shared.own(&shared)
      yield &shared.value.icon
    }
  }

  @inlinable public var tags: [String] {
    _read { yield shared.value.tags }
    _modify {
      Shared.own(&shared)
      yield &shared.value.tags
    }
  }

  /// Rules that are silent on the whole file; in a vault's root, in all its files.
  @inlinable public var allow: [String] {
    _read { yield shared.value.allow }
    _modify {
      Shared.own(&shared)
      yield &shared.value.allow
    }
  }

  /// Properties that Tidemark does not know, in the order of the file.
  @inlinable public var otherProperties: [OtherProperty] {
    _read { yield shared.value.otherProperties }
    _modify {
      Shared.own(&shared)
      yield &shared.value.otherProperties
    }
  }

  /// What stands before the first section. Its title is empty.
  @inlinable public var introduction: PlanSection {
    _read { yield shared.value.introduction }
    _modify {
      Shared.own(&shared)
      yield &shared.value.introduction
    }
  }

  @inlinable public var sections: [PlanSection] {
    _read { yield shared.value.sections }
    _modify {
      Shared.own(&shared)
      yield &shared.value.sections
    }
  }

  @usableFromInline
  struct Parts: Hashable, Sendable {
    @usableFromInline var title: String
    @usableFromInline var icon: Icon?
    @usableFromInline var tags: [String]
    @usableFromInline var allow: [String]
    @usableFromInline var otherProperties: [OtherProperty]
    @usableFromInline var introduction: PlanSection
    @usableFromInline var sections: [PlanSection]
  }

  /// A file is handed from reader to reader and asked for its content each time, which holds many references.
  @usableFromInline var shared: Shared<Parts>

  public init(
    title: String,
    icon: Icon? = nil,
    tags: [String] = [],
    allow: [String] = [],
    otherProperties: [OtherProperty] = [],
    introduction: PlanSection = PlanSection(title: ""),
    sections: [PlanSection] = []
  ) {
    shared = Shared(
      Parts(
        title: title,
        icon: icon,
        tags: tags,
        allow: allow,
        otherProperties: otherProperties,
        introduction: introduction,
        sections: sections
      )
    )
  }

  public static func == (left: PlanContent, right: PlanContent) -> Bool {
    left.shared === right.shared || left.shared.value == right.shared.value
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(shared.value) }

  /// Every section, the introduction first if it holds anything.
  public var allSections: [PlanSection] {
    (introduction.isEmpty ? [] : [introduction]) + sections
  }
}
