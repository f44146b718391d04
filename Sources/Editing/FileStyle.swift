import Outline
import SourceText

/// How a file is written, as most of it is: what a new line in it looks like.
struct FileStyle {
  /// `-`, `*` or `+`.
  let bullet: String
  /// What stands before a child, beyond the indent of its parent; nil where no item has one.
  let childIndent: String?
  let spelling: FieldGroup.Spelling
  /// Whether logs have the latest entry first.
  let isNewestFirst: Bool
  /// Whether an icon stands before the time or date beside it.
  let hasIconFirst: Bool

  init(_ document: Document) {
    let source = document.source
    let listItems = document.items.filter { $0.form == .listItem }
    bullet = FileStyle.most(listItems.filter { $0.number == nil }.map { source.string(in: $0.markerRange) }) ?? "-"
    childIndent = FileStyle.most(
      document.items.flatMap { parent in
        (parent.elements.compactMap { element -> Item? in
          if case .item(let index) = element { document.items[index] } else { nil }
        } + parent.log.map { document.items[$0] }).compactMap { child in
          guard child.form == .listItem, !child.markerRange.isEmpty else { return nil }
          let outer = document.indent(of: parent)
          let inner = document.indent(of: child)
          return inner.hasPrefix(outer) ? String(inner.dropFirst(outer.count)) : nil
        }
      }
    )
    spelling = FileStyle.most(document.items.flatMap { $0.headline.groups.map(\.spelling) }) ?? .plain
    let directions = document.items.compactMap { item -> Bool? in
      let days = item.log.compactMap { document.items[$0].entry?.days.first }
      guard let first = days.first, let last = days.last, first != last else { return nil }
      return first > last
    }
    isNewestFirst = FileStyle.most(directions) ?? false
    let icons = document.items.compactMap { item in
      item.headline.iconRange.flatMap { icon in item.headline.anchor.map { icon.lowerBound < $0.range.lowerBound } }
    }
    hasIconFirst = FileStyle.most(icons) ?? false
  }

  /// The value that comes most often; of equal ones the first. Nil where there is none.
  private static func most<Value: Equatable>(_ values: [Value]) -> Value? {
    var counts: [(value: Value, count: Int)] = []
    for value in values {
      if let index = counts.firstIndex(where: { $0.value == value }) {
        counts[index].count += 1
      } else {
        counts.append((value, 1))
      }
    }
    guard let highest = counts.map(\.count).max() else { return nil }
    return counts.first { $0.count == highest }?.value
  }
}

extension Document {
  /// What stands before the marker of a list item on its line.
  func indent(of item: Item) -> String {
    let start = source.contentRange(ofLine: item.lines.lowerBound).lowerBound
    return source.string(in: start..<max(start, item.markerRange.lowerBound))
  }

  /// The spaces between the marker of a list item and what follows; one where nothing does.
  func gap(of item: Item) -> String {
    let end = source.contentRange(ofLine: item.lines.lowerBound).upperBound
    let text = (item.markerRange.upperBound..<max(item.markerRange.upperBound, end)).first {
      !HeadlineEdit.isSpace(source.bytes[$0])
    }
    guard let text, (1...4).contains(text - item.markerRange.upperBound) else { return " " }
    return source.string(in: item.markerRange.upperBound..<text)
  }
}
