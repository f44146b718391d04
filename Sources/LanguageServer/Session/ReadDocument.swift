import Editing
import Outline
import Planner
import SourceText

/// A document of a kind of Tidemark as it is read: its outline, its values, and the way from the one to the other.
struct ReadDocument {
  /// An item with its place in the values.
  struct Placed {
    var path: PlanPath
    var item: PlanItem
  }

  let file: EditableFile
  /// By their places in the outline. The entries of logs are not among them.
  let items: [Int: Placed]

  /// Nil for a note.
  init?(_ text: SourceText, path: String, kindByFolder: DocumentKind?) {
    self.init(EditableFile(path: path, source: text, kindByFolder: kindByFolder))
  }

  /// Nil for a note.
  init?(_ file: EditableFile) {
    guard file.document.kind != nil else { return nil }
    self.file = file
    items = Dictionary(
      file.content.placedItems.compactMap { path, item in item.origin.map { ($0.index, Placed(path: path, item: item)) } }
    ) { first, _ in first }
  }

  var outline: Document { file.document }
  var source: SourceText { file.source }

  /// The innermost item on a line, an entry of a log among them.
  func item(onLine line: Int) -> Int? { outline.items.indices.last { outline.items[$0].lines.contains(line) } }

  /// The same, and for an entry of a log the item that has the log.
  func placedItem(onLine line: Int) -> (index: Int, placed: Placed)? {
    let around = outline.items.indices.filter { outline.items[$0].lines.contains(line) }
    return around.reversed().lazy.compactMap { index in items[index].map { (index, $0) } }.first
  }

  /// The item whose first words hold an offset.
  func item(withHeadlineAt offset: Int) -> Int? {
    outline.items.indices.last { outline.items[$0].headline.range.touches(offset) }
  }

  /// The headings with what they are: the title first.
  var headings: [Heading] {
    [outline.title].compactMap(\.self) + outline.sections.flatMap { [$0.heading].compactMap(\.self) + $0.groups.map(\.heading) }
  }

  /// The headline, of an item or a heading, that holds an offset.
  func headline(at offset: Int) -> Headline? {
    item(withHeadlineAt: offset).map { outline.items[$0].headline }
      ?? headings.first { $0.headline.range.touches(offset) }?.headline
  }

  /// The field whose key or value holds an offset.
  func field(at offset: Int) -> Field? {
    headline(at: offset)?.fields.first { $0.nameRange.lowerBound <= offset && offset <= $0.valueRange.upperBound }
  }

  /// Some lines as bytes, without the line ending of the last.
  func bytes(ofLines lines: Range<Int>) -> Range<Int> {
    guard let first = lines.first, let last = lines.last else { return 0..<0 }
    let start = first == 0 ? 0 : source.start(ofLine: first)
    return start..<max(start, source.contentRange(ofLine: last).upperBound)
  }
}

extension Range<Int> {
  /// Whether an offset is in it or at its end, where a cursor stands behind a word.
  func touches(_ offset: Int) -> Bool { lowerBound <= offset && offset <= upperBound }
}
