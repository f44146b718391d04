import Diagnostics
import Languages
import Outline
import Planner
import SourceText

/// Something in a document that has a name, with what stands in it.
struct OutlineSymbol {
  /// What a client shows a symbol as (LSP 3.17, *SymbolKind*).
  enum Kind: Int {
    case file = 1
    case namespace = 3
    case package = 4
    case `class` = 5
    case function = 12
    case string = 15
    case number = 16
    case boolean = 17
    case key = 20
    case enumMember = 22
    case event = 24
  }

  var name: String
  /// What it is, in a word or two.
  var detail: String
  var kind: Kind
  /// All of its lines.
  var range: Range<Int>
  /// Its words, which are in `range`.
  var nameRange: Range<Int>
  var children: [OutlineSymbol] = []

  /// Those of a document: below its title the sections, below these groups and items.
  static func all(of read: ReadDocument, in language: Language) -> [OutlineSymbol] {
    let outline = read.outline
    let parts = outline.sections.flatMap { section -> [OutlineSymbol] in
      let inside =
        items(section.elements, read)
        + section.groups.compactMap { group in
          symbol(of: group.heading, group.lines, language.say(DetailMessage.group), .class, items(group.elements, read), read)
        }
      guard let heading = section.heading else { return inside }
      let detail = language.say(DetailMessage.section)
      return symbol(of: heading, section.lines, detail, .namespace, inside, read).map { [$0] } ?? inside
    }
    guard let title = outline.title, let noun = outline.kind.map({ language.say(DetailMessage.file($0)) }),
      let whole = symbol(of: title, title.lines.lowerBound..<outline.source.lineCount, noun, .file, [], read)
    else { return parts }
    var root = whole
    // What stands above the title is not in it.
    root.children = parts.filter { $0.range.lowerBound >= root.range.lowerBound }
    return parts.filter { $0.range.lowerBound < root.range.lowerBound } + [root]
  }

  private static func symbol(
    of heading: Heading,
    _ lines: Range<Int>,
    _ detail: String,
    _ kind: Kind,
    _ children: [OutlineSymbol],
    _ read: ReadDocument
  ) -> OutlineSymbol? {
    let name = read.outline.title(of: heading.headline)
    let range = read.bytes(ofLines: lines)
    guard !name.isEmpty else { return nil }
    return OutlineSymbol(
      name: name,
      detail: detail,
      kind: kind,
      range: range,
      nameRange: heading.headline.textRange.clamped(to: range),
      children: children
    )
  }

  private static func items(_ elements: [Element], _ read: ReadDocument) -> [OutlineSymbol] {
    elements.compactMap { element in
      guard case .item(let index) = element, let placed = read.items[index], placed.item.type.standsInList else { return nil }
      let item = read.outline.items[index]
      let words = read.outline.title(of: item.headline)
      let name = words.isEmpty && placed.item.content.blockTime != nil ? TimeBlock.standardTitle : words
      guard !name.isEmpty else { return nil }
      let range = read.bytes(ofLines: item.lines)
      return OutlineSymbol(
        name: placed.item.content.blockTime.map { "\($0) \(name)" } ?? name,
        detail: placed.item.type.rawValue,
        kind: Kind(placed.item.type),
        range: range,
        nameRange: item.headline.range.clamped(to: range),
        children: items(item.elements, read)
      )
    }
  }
}

extension OutlineSymbol.Kind {
  init(_ type: ItemType) {
    self =
      switch type {
      case .checkbox, .task, .recurring: .boolean
      case .habit, .streak, .activity: .function
      case .countUp, .countDown, .counter, .tally, .best: .number
      case .block, .routine, .schedule, .mark, .phase, .timeline: .event
      case .category: .enumMember
      case .link: .key
      case .text, .bullet, .label, .textList, .image, .quote: .string
      }
  }

  init(_ kind: DocumentKind) {
    self =
      switch kind {
      case .project: .package
      case .ritual: .class
      case .day: .event
      case .page, .stacks, .life, .activities, .vault: .file
      }
  }
}
