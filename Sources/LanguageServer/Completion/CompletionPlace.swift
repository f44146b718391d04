import Outline
import SourceText

/// What stands before the cursor, as far as it says what may come next.
struct CompletionPlace {
  enum Kind {
    /// A key of the front matter, and what it is to be.
    case property
    case propertyValue(PropertyKey)
    /// A key of a group of fields, beside others.
    case key(Place, beside: Set<FieldKey>)
    case value(KeyTable.Row)
    case tag
    /// A title in double square brackets.
    case link
    /// The words of an open task of a day, as far as a project has it.
    case task
    /// The name of a rule in a comment that keeps it silent.
    case rule
    /// The title of a section.
    case section
    /// The date of an entry of the log of an item.
    case entry(item: Int)
  }

  var kind: Kind
  /// What was typed of it, up to the cursor.
  var typed: String
  /// What is replaced: what was typed, and what stands there besides.
  var range: Range<Int>
  /// What must be written behind it, to close what is open.
  var closing = ""
  /// Whether a space must be written before it.
  var needsSpace = false
}

extension CompletionPlace {
  /// Nil where nothing of Tidemark may come.
  init?(at offset: Int, in read: ReadDocument) {
    let source = read.source
    let line = source.line(at: offset)
    let lineRange = source.contentRange(ofLine: line)
    guard lineRange.lowerBound <= offset, offset <= lineRange.upperBound else { return nil }
    let scan = LineScan(bytes: source.bytes, lineRange: lineRange, offset: offset)
    if read.outline.properties.lines.contains(line) {
      guard line > 0, let place = scan.property else { return nil }
      self = place
    } else if let place = scan.rule ?? scan.link {
      self = place
    } else if let place = CompletionPlace.field(line, scan, read) ?? scan.tag(in: read) ?? scan.section {
      self = place
    } else if let place = CompletionPlace.entry(line, scan, read) {
      self = place
    } else if read.outline.kind?.traits.tasks == .copies, let place = scan.task {
      self = place
    } else {
      return nil
    }
  }

  /// In a group of the words of an item or a heading.
  private static func field(_ line: Int, _ scan: LineScan, _ read: ReadDocument) -> CompletionPlace? {
    guard let headline = headline(onLine: line, read), let group = scan.group else { return nil }
    let beside = Set(headline.fields.compactMap { $0.nameRange.contains(group.keyRange.lowerBound) ? nil : $0.key })
      .union(group.others)
    guard let key = group.key else {
      let kind = Kind.key(headline.places, beside: beside)
      return CompletionPlace(kind: kind, typed: group.typed, range: group.range, closing: group.closing)
    }
    guard let known = FieldKey(word: key), let row = KeyTable.row(for: known, in: headline.places) else { return nil }
    return CompletionPlace(kind: .value(row), typed: group.typed, range: group.range, closing: group.closing)
  }

  /// The headline on a line: of the innermost item that begins there, or of a heading.
  private static func headline(onLine line: Int, _ read: ReadDocument) -> Headline? {
    let source = read.source
    func isThere(_ headline: Headline) -> Bool {
      source.line(at: headline.range.lowerBound) <= line && line <= source.line(at: headline.range.upperBound)
    }
    return read.outline.items.last { isThere($0.headline) }?.headline ?? read.headings.first { isThere($0.headline) }?.headline
  }

  /// The date of a list item below one that has a log.
  private static func entry(_ line: Int, _ scan: LineScan, _ read: ReadDocument) -> CompletionPlace? {
    guard let (typed, range) = scan.listItem else { return nil }
    let owner = read.items.filter { index, placed in
      let item = read.outline.items[index]
      return placed.item.type.traits.log == .states && item.lines.lowerBound < line && item.lines.upperBound >= line
    }.keys.max()
    guard let owner else { return nil }
    let item = read.outline.items[owner]
    // It must be within the item, and not beside it.
    let column = item.markerRange.lowerBound - read.source.contentRange(ofLine: item.lines.lowerBound).lowerBound
    guard scan.indent > column else { return nil }
    return CompletionPlace(kind: .entry(item: owner), typed: typed, range: range)
  }
}

/// One line, and the cursor in it.
private struct LineScan {
  let bytes: [UInt8]
  let lineRange: Range<Int>
  let offset: Int

  private var beforeRange: Range<Int> { lineRange.lowerBound..<offset }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func isSpace(_ offset: Int) -> Bool { bytes[offset] == 0x20 || bytes[offset] == 0x09 }

  /// A range without the spaces at its beginning.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    (range.first { !isSpace($0) } ?? range.upperBound)..<range.upperBound
  }

  /// A range without the spaces at its end.
  private func trimmedEnd(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound..<((range.last { !isSpace($0) } ?? range.lowerBound - 1) + 1)
  }

  /// How many bytes of spaces the line begins with.
  var indent: Int { trimmed(lineRange).lowerBound - lineRange.lowerBound }

  /// `name` or `name: value` of the front matter.
  var property: CompletionPlace? {
    guard let colon = beforeRange.first(where: { bytes[$0] == UInt8(ascii: ":") }) else {
      guard beforeRange.allSatisfy({ !isSpace($0) }), !lineRange.contains(where: { bytes[$0] == UInt8(ascii: ":") }) else {
        return nil
      }
      return CompletionPlace(kind: .property, typed: text(beforeRange), range: lineRange.lowerBound..<lineRange.upperBound)
    }
    guard let key = PropertyKey(rawValue: text(lineRange.lowerBound..<colon)) else { return nil }
    var start = colon + 1
    var end = lineRange.upperBound
    if key.takesList {
      // Of a list the word at the cursor.
      let isMark: (Int) -> Bool = { [UInt8(ascii: "["), UInt8(ascii: ",")].contains(bytes[$0]) }
      start = (start..<offset).last(where: isMark).map { $0 + 1 } ?? start
      end = (offset..<end).first { [UInt8(ascii: "]"), UInt8(ascii: ",")].contains(bytes[$0]) } ?? end
    }
    let range = trimmedEnd(trimmed(start..<end).lowerBound..<end)
    let first = min(max(start, range.lowerBound), offset)
    // A value stands behind a space.
    let isGlued = first == colon + 1
    let place = CompletionPlace(
      kind: .propertyValue(key),
      typed: text(first..<offset),
      range: first..<max(offset, range.upperBound)
    )
    return isGlued && first == offset ? place.behindSpace : place
  }

  /// A rule in `<!-- tidemark: allow …`.
  var rule: CompletionPlace? {
    let words = text(beforeRange)
    guard let opening = words.range(ofWords: "<!-- tidemark: allow") else { return nil }
    let rest = words[opening...].drop { !$0.isWhitespace }
    guard !rest.isEmpty, !rest.contains("-->") else { return nil }
    let start = (beforeRange.last { isSpace($0) || bytes[$0] == UInt8(ascii: ",") } ?? offset - 1) + 1
    let isClosed = text(offset..<lineRange.upperBound).contains("-->")
    let end = (offset..<lineRange.upperBound).first { isSpace($0) } ?? lineRange.upperBound
    return CompletionPlace(kind: .rule, typed: text(start..<offset), range: start..<end, closing: isClosed ? "" : " -->")
  }

  /// A title in `[[…`.
  var link: CompletionPlace? {
    guard beforeRange.count >= 2 else { return nil }
    let open = (beforeRange.lowerBound..<beforeRange.upperBound - 1).last {
      bytes[$0] == UInt8(ascii: "[") && bytes[$0 + 1] == UInt8(ascii: "[")
    }
    guard let open, !text(open + 2..<offset).contains(where: { "]|#".contains($0) }) else { return nil }
    let rest = text(offset..<lineRange.upperBound)
    let end = rest.firstIndex { "]|#[".contains($0) }.map { offset + rest[..<$0].utf8.count }
    let isClosed = end.map { bytes[$0] == UInt8(ascii: "]") || bytes[$0] == UInt8(ascii: "|") } ?? false
    return CompletionPlace(
      kind: .link,
      typed: text(open + 2..<offset),
      range: open + 2..<(isClosed ? end ?? offset : offset),
      closing: isClosed ? "" : "]]"
    )
  }

  /// `## Title`
  var section: CompletionPlace? {
    guard text(beforeRange).hasPrefix("## ") else { return nil }
    let start = trimmed(lineRange.lowerBound + 3..<offset).lowerBound
    return CompletionPlace(kind: .section, typed: text(start..<offset), range: start..<lineRange.upperBound)
  }

  /// `#word` among other words.
  func tag(in read: ReadDocument) -> CompletionPlace? {
    guard let sign = beforeRange.last(where: { bytes[$0] == UInt8(ascii: "#") }), sign > lineRange.lowerBound,
      isSpace(sign - 1),
      !beforeRange.contains(where: { $0 > sign && isSpace($0) }), read.headline(at: sign) != nil
    else { return nil }
    let end = (offset..<lineRange.upperBound).first { isSpace($0) || ",()".utf8.contains(bytes[$0]) } ?? lineRange.upperBound
    return CompletionPlace(kind: .tag, typed: text(sign + 1..<offset), range: sign + 1..<end)
  }

  /// The first word of a list item.
  var listItem: (typed: String, range: Range<Int>)? {
    let marker = trimmed(beforeRange)
    guard let sign = marker.first, "-*+".utf8.contains(bytes[sign]), sign + 1 < offset, isSpace(sign + 1) else { return nil }
    let word = trimmed(sign + 1..<offset)
    guard !word.contains(where: isSpace) else { return nil }
    let end = (offset..<lineRange.upperBound).first { isSpace($0) } ?? lineRange.upperBound
    return (text(word), word.lowerBound..<end)
  }

  /// The words after an open box, up to the end of the line.
  var task: CompletionPlace? {
    let marker = trimmed(beforeRange)
    guard let sign = marker.first, "-*+".utf8.contains(bytes[sign]) else { return nil }
    let box = trimmed(sign + 1..<offset)
    guard box.lowerBound > sign + 1, bytes[box].starts(with: "[ ] ".utf8), trimmed(offset..<lineRange.upperBound).isEmpty else {
      return nil
    }
    let words = trimmed(box.lowerBound + 4..<offset)
    return CompletionPlace(kind: .task, typed: text(words), range: words.lowerBound..<lineRange.upperBound)
  }

  /// A group of fields that is open at the cursor.
  struct Group {
    /// The key before the colon; nil where the key itself is typed.
    var key: String?
    var keyRange: Range<Int>
    var typed: String
    var range: Range<Int>
    /// The keys of the group beside it.
    var others: Set<FieldKey>
    var closing: String
  }

  var group: Group? {
    // Brackets in quotes are words.
    var open: Int?
    var commas: [Int] = []
    var isQuoted = false
    for place in beforeRange {
      switch bytes[place] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "(") where !isQuoted || open == nil: (open, commas, isQuoted) = (place, [], false)
      case UInt8(ascii: ")") where !isQuoted: open = nil
      case UInt8(ascii: ",") where !isQuoted: commas.append(place)
      default: break
      }
    }
    guard let open else { return nil }
    let start = (commas.last ?? open) + 1
    let segment = trimmed(start..<offset)
    let end = segmentEnd
    let others = ([open] + commas).dropLast().compactMap { place in
      FieldKey(word: text(trimmed(place + 1..<offset)).prefix { $0 != ":" }.description)
    }
    let isClosed = (offset..<lineRange.upperBound).contains { bytes[$0] == UInt8(ascii: ")") }
    var group = Group(
      key: nil,
      keyRange: segment,
      typed: text(segment),
      range: segment.lowerBound..<max(offset, trimmedEnd(segment.lowerBound..<end).upperBound),
      others: Set(others),
      closing: isClosed ? "" : ")"
    )
    guard let colon = segment.first(where: { bytes[$0] == UInt8(ascii: ":") }) else { return group }
    // Dataview's two colons are another spelling.
    guard colon + 1 >= lineRange.upperBound || bytes[colon + 1] != UInt8(ascii: ":") else { return nil }
    group.key = text(trimmedEnd(segment.lowerBound..<colon))
    group.keyRange = segment.lowerBound..<colon
    let value = trimmed(colon + 1..<offset)
    group.typed = text(value)
    group.range = value.lowerBound..<max(offset, trimmedEnd(value.lowerBound..<max(value.lowerBound, end)).upperBound)
    return group
  }

  /// Where the field ends that the cursor is in: before a comma or the bracket; at the cursor where the group is open.
  private var segmentEnd: Int {
    var isQuoted = beforeRange.count { bytes[$0] == UInt8(ascii: "\"") } % 2 == 1
    for place in offset..<lineRange.upperBound {
      switch bytes[place] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ","), UInt8(ascii: ")"): if !isQuoted { return place }
      default: break
      }
    }
    return offset
  }
}

extension CompletionPlace {
  /// Whether tags may come.
  var isForTags: Bool {
    switch kind {
    case .tag, .property, .propertyValue(.tags): true
    default: false
    }
  }

  /// The same where a space must come first.
  fileprivate var behindSpace: CompletionPlace {
    var place = self
    place.needsSpace = true
    return place
  }
}

extension String {
  /// Where some words begin; nil where they are not there.
  fileprivate func range(ofWords words: String) -> String.Index? {
    firstRange(of: words).map(\.upperBound)
  }
}
