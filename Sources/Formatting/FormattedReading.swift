import Markdown
import Outline
import Planner
import Reading
import SourceText

/// A file as formatting sees it, and the proof that another file says the same.
struct FormattedReading {
  let document: Document
  /// The typed values, if files of its kind have some.
  let reading: PlanReading?

  init(_ source: SourceText, kindByFolder: DocumentKind?) {
    document = Document(reading: source, kindByFolder: kindByFolder)
    reading = document.kind != nil ? PlanReading(of: document, fileName: "") : nil
  }

  /// What the other file says that this one does not, or nil where they say the same.
  func loss(in other: FormattedReading) -> FormattedFile.Loss? {
    guard document.tree.blocks.map(Shape.init) == other.document.tree.blocks.map(Shape.init) else { return .blocks }
    guard headings == other.headings, frontMatter == other.frontMatter else { return .values }
    if let reading, let otherReading = other.reading {
      let sameTypes = reading.items.map { $0?.type } == otherReading.items.map { $0?.type }
      return sameTypes && reading.plan == otherReading.plan ? nil : .values
    }
    return document.items.map(words) == other.document.items.map(other.words) ? nil : .values
  }

  /// What a block is, without where it stands.
  private struct Shape: Equatable {
    var kind: Block.Kind
    var parent: Int
    var level: Int
    var isOrdered: Bool
    var listStart: Int
    var isTight: Bool
    var isFenced: Bool

    init(_ block: Block) {
      kind = block.kind
      parent = block.parent
      level = block.level
      isOrdered = block.isOrdered
      listStart = block.listStart
      isTight = block.isTight
      isFenced = block.isFenced
    }
  }

  /// The words of an item of a file that is not typed, byte for byte but for runs of spaces.
  private func words(of item: Item) -> [String] {
    [document.text(item.headline.textRange)] + item.noteRanges.map(document.lines) + document.tags(of: item.headline)
  }

  private var headings: [String] {
    ([document.title] + document.sections.flatMap { [$0.heading] + $0.groups.map(\.heading) }).map { heading in
      heading.map { document.text($0.headline.textRange) } ?? ""
    }
  }

  /// The front matter without the ending of its last line, which the last line of a file may lack.
  private var frontMatter: [UInt8] {
    let lines = document.properties.lines
    guard let last = lines.last else { return [] }
    return Array(document.source.bytes[0..<document.source.contentRange(ofLine: last).upperBound])
  }
}
