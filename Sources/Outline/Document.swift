public import Markdown
public import Sharing
public import SourceText

/// One file as an outline: properties, a title, sections; in them groups and items, each tied to its bytes (format, *Text and
/// documents*).
///
/// Nothing of the file is left out: what is no part of the outline is an `other` element, a link definition, or a blank line.
public struct Document: Sendable {
  @inlinable public var source: SourceText {
    _read { yield shared.value.source }
    _modify {
      Shared.own(&shared)
      yield &shared.value.source
    }
  }

  @inlinable public var tree: BlockTree {
    _read { yield shared.value.tree }
    _modify {
      Shared.own(&shared)
      yield &shared.value.tree
    }
  }

  /// What the property `kind` says, or without one the folder; nil for somebody's note.
  @inlinable public var kind: DocumentKind? {
    _read { yield shared.value.kind }
    _modify {
      Shared.own(&shared)
      yield &shared.value.kind
    }
  }

  /// The kind that the file has by its folder, if it says none; what is read of it anew is read with the same (format, *Kind by
  /// folder*).
  @inlinable public var kindByFolder: DocumentKind? { shared.value.kindByFolder }

  @inlinable public var properties: Properties {
    _read { yield shared.value.properties }
    _modify {
      Shared.own(&shared)
      yield &shared.value.properties
    }
  }

  /// The first heading of the first level.
  @inlinable public var title: Heading? {
    _read { yield shared.value.title }
    _modify {
      Shared.own(&shared)
      yield &shared.value.title
    }
  }

  /// The first is the introduction, without a heading: everything before the first section. Never empty.
  @inlinable public var sections: [Section] {
    _read { yield shared.value.sections }
    _modify {
      Shared.own(&shared)
      yield &shared.value.sections
    }
  }

  /// All items, log entries among them, in the order of the file; `Element.item` and `Item.log` are indices into it.
  @inlinable public var items: [Item] {
    _read { yield shared.value.items }
    _modify {
      Shared.own(&shared)
      yield &shared.value.items
    }
  }

  @inlinable public var suppressions: [Suppression] {
    _read { yield shared.value.suppressions }
    _modify {
      Shared.own(&shared)
      yield &shared.value.suppressions
    }
  }

  /// Lines that Markdown reads as link reference definitions, and shows nowhere.
  @inlinable public var definitionRanges: [Range<Int>] {
    _read { yield shared.value.definitionRanges }
    _modify {
      Shared.own(&shared)
      yield &shared.value.definitionRanges
    }
  }

  @inlinable public var problems: [OutlineProblem] {
    _read { yield shared.value.problems }
    _modify {
      Shared.own(&shared)
      yield &shared.value.problems
    }
  }

  @usableFromInline
  struct Parts: Sendable {
    @usableFromInline var source: SourceText
    @usableFromInline var tree: BlockTree
    @usableFromInline var kind: DocumentKind?
    @usableFromInline var kindByFolder: DocumentKind?
    @usableFromInline var properties: Properties
    @usableFromInline var title: Heading?
    @usableFromInline var sections: [Section]
    @usableFromInline var items: [Item]
    @usableFromInline var suppressions: [Suppression]
    @usableFromInline var definitionRanges: [Range<Int>]
    @usableFromInline var problems: [OutlineProblem]
  }

  /// An outline is handed from reader to reader and from rule to rule, and is a dozen arrays.
  @usableFromInline var shared: Shared<Parts>

  init(_ parts: Parts) {
    shared = Shared(parts)
  }

  /// Whether a command may rewrite the file: not with invalid UTF-8, conflict markers, or where a bound kept it unread.
  public var isRewritable: Bool {
    !problems.contains { problem in
      switch problem.kind {
      case .invalidUTF8, .conflictMarker, .overLimit: true
      default: false
      }
    }
  }
}

extension Document {
  /// The bytes of the title's words; in a file without one those of the first line with text below the front matter (format,
  /// *Title*).
  public var titleRange: Range<Int> {
    if let title { return title.headline.textRange }
    let first = (properties.lines.upperBound..<source.lineCount).first { !source.isBlank(line: $0) }
    return source.contentRange(ofLine: first ?? 0)
  }

  /// Whether its blocks say little about it: with the marks of a merge among them, or none at all past a bound.
  public var isGarbled: Bool {
    problems.contains { problem in
      switch problem.kind {
      case .conflictMarker: true
      case .overLimit(let exceeded): !exceeded.bound.leavesBlocks
      default: false
      }
    }
  }
}

/// What a section, a group or an item holds, in the order of the file.
public enum Element: Sendable, Equatable {
  /// The index of an item.
  case item(Int)
  /// The index of a block that is kept and is no item: code, HTML, a rule, a table, a deeper heading.
  case other(Int)
}

/// A heading of the first three levels.
public struct Heading: Sendable, Equatable {
  public var headline: Headline
  /// Its lines, the underline of a setext heading included.
  public var lines: Range<Int>
  public var level: Int
  public var isSetext: Bool
}

/// A heading of the second level and all up to the next; or the introduction.
public struct Section: Sendable, Equatable {
  public var heading: Heading?
  /// What stands before the first group.
  public var elements: [Element] = []
  public var groups: [Group] = []
  /// From the heading to the line before the next section, blank lines included.
  public var lines: Range<Int>
  /// What its title says about what stands in it.
  public var role = SectionRole.plain

  /// What stands in it and then in its groups, in the order of the file.
  public var allElements: [Element] { groups.isEmpty ? elements : elements + groups.flatMap(\.elements) }
}

/// A heading of the third level and all up to the next.
public struct Group: Sendable, Equatable {
  public var heading: Heading
  public var elements: [Element] = []
  public var lines: Range<Int>
}

/// A comment that keeps rules silent.
public struct Suppression: Sendable, Equatable {
  public var rules: [String]
  /// Where each rule's name stands.
  public var ranges: [Range<Int>]
  /// The lines for which it holds; nil for the whole file.
  public var lines: Range<Int>?
}

extension Document {
  /// The text of a range on one line: runs of spaces and line endings folded, hard breaks with them.
  public func text(_ range: Range<Int>) -> String {
    Spaces.folded(range, in: source.bytes)
  }

  /// The words of a headline on one line, as Markdown: without box, icon, anchor and fields.
  public func title(of headline: Headline) -> String {
    title(headline.textRange, without: headline.cutRanges)
  }

  /// Some words of a headline on one line, without the fields among them.
  public func title(_ wordsRange: Range<Int>, without cutRanges: [Range<Int>]) -> String {
    guard !cutRanges.isEmpty else { return text(wordsRange) }
    let wordsRange = Spaces.trimmed(wordsRange, in: source.bytes)
    var folded: [UInt8] = []
    var offset = wordsRange.lowerBound
    for cut in cutRanges {
      Spaces.appendFolded(offset..<max(offset, cut.lowerBound), of: source.bytes, to: &folded)
      offset = max(offset, cut.upperBound)
      // A field inside a word parts it.
      if let last = folded.last, last != 0x20, offset < wordsRange.upperBound, !source.bytes[offset].isASCIIPunctuation {
        folded.append(0x20)
      }
    }
    if offset < wordsRange.upperBound {
      Spaces.appendFolded(offset..<wordsRange.upperBound, of: source.bytes, to: &folded)
    }
    while folded.last == 0x20 { folded.removeLast() }
    return String(decoding: folded, as: UTF8.self)
  }

  /// The tags of a headline without their `#`, each once.
  public func tags(of headline: Headline) -> [String] {
    var tags: [String] = []
    for range in headline.tagRanges {
      let tag = source.string(in: range.lowerBound + 1..<range.upperBound)
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }

  /// The value of a field: quotes, escapes and folded lines resolved.
  public func value(of field: Field) -> String { field.text(in: source.bytes) }

  /// Every element of every section and group, in the order of the file.
  public var allElements: [Element] { sections.flatMap(\.allElements) }
}
