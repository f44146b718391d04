public import Markdown
public import SourceText

/// One file as an outline: properties, a title, sections; in them groups and items, each tied to its bytes (format, section 1).
///
/// Nothing of the file is left out: what is no part of the outline is an `other` element, a link definition, or a blank line.
public struct Document: Sendable {
  public var source: SourceText
  public var tree: BlockTree

  /// What the property `kind` says; nil for somebody's note.
  public var kind: DocumentKind?
  public var properties: Properties

  /// The first heading of the first level.
  public var title: Heading?

  /// The first is the introduction, without a heading: everything before the first section. Never empty.
  public var sections: [Section]

  /// All items, log entries among them, in the order of the file; `Element.item` and `Item.log` are indices into it.
  public var items: [Item]

  public var suppressions: [Suppression]

  /// Lines that Markdown reads as link reference definitions, and shows nowhere.
  public var definitions: [Range<Int>]

  public var problems: [OutlineProblem]

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
  /// section 2.1).
  public var titleRange: Range<Int> {
    if let title { return title.headline.text }
    let first = (properties.lines.upperBound..<source.lineCount).first { !source.isBlank(line: $0) }
    return source.contentRange(ofLine: first ?? 0)
  }

  /// Whether its blocks say little about it: with the marks of a merge among them, or none at all past a bound.
  public var isGarbled: Bool {
    problems.contains { problem in
      switch problem.kind {
      case .conflictMarker: true
      case .overLimit(let exceeded): exceeded.bound != .itemSigns
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
  /// The text of a range on one line: runs of spaces and line endings folded.
  public func text(_ range: Range<Int>) -> String {
    Spaces.folded(range, in: source.bytes)
  }

  /// The words of a headline on one line, as Markdown: without box, icon, anchor and fields.
  public func title(of headline: Headline) -> String {
    guard !headline.cuts.isEmpty else { return text(headline.text) }
    var folded: [UInt8] = []
    var offset = headline.text.lowerBound
    for cut in headline.cuts {
      Spaces.appendFolded(offset..<max(offset, cut.lowerBound), of: source.bytes, to: &folded)
      offset = max(offset, cut.upperBound)
      // A field inside a word parts it.
      if let last = folded.last, last != 0x20, offset < headline.text.upperBound, !source.bytes[offset].isASCIIPunctuation {
        folded.append(0x20)
      }
    }
    if offset < headline.text.upperBound {
      Spaces.appendFolded(offset..<headline.text.upperBound, of: source.bytes, to: &folded)
    }
    while folded.last == 0x20 { folded.removeLast() }
    return String(decoding: folded, as: UTF8.self)
  }

  /// The tags of a headline without their `#`, each once.
  public func tags(of headline: Headline) -> [String] {
    var tags: [String] = []
    for range in headline.tags {
      let tag = source.string(in: range.lowerBound + 1..<range.upperBound)
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }

  /// The value of a field: quotes, escapes and folded lines resolved.
  public func value(of field: Field) -> String {
    let text = text(field.value)
    return field.isQuoted ? Escapes.unquoted(text) : text
  }

  /// Every element of every section and group, in the order of the file.
  public var allElements: [Element] {
    sections.flatMap { section in section.elements + section.groups.flatMap(\.elements) }
  }
}
