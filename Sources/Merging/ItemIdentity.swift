import Chronology
import Outline
import Planner
import Reading

/// By what an item of an outline is known: its name, its id; an entry by its days, its time and its value; the mark of a week
/// by its date.
struct ItemIdentity {
  private let document: Document
  private let reading: PlanReading

  init(_ tree: MergeTree, _ parent: MergeTree.Node) {
    (document, reading) = (tree.document, tree.reading)
  }

  /// A node without lines.
  func node(of index: Int) -> MergeTree.Node {
    let item = document.items[index]
    if let entry = item.entry { return node(of: entry, index) }
    let content = reading.items[index]?.content
    if case .mark(let mark) = content {
      let key = MergeTree.Key(kind: .item, text: "\(mark.date)")
      return node(key, index, added: key, rank: .day(mark.date.dayNumber, mark.date.dayNumber))
    }
    let title = name(of: item, index)
    let id = item.headline.idRange.map { " ^" + document.source.string(in: $0) } ?? ""
    let key = MergeTree.Key(kind: .item, text: title + id)
    guard reading.items[index]?.usesAnchor == true, let anchor = item.headline.anchor else {
      return node(key, index, added: key, rank: nil)
    }
    let rank: MergeTree.Rank =
      switch anchor.value {
      case .time(let time): .time(time.minutes)
      case .timeRange(let range): .time(range.start.minutes)
      case .date(let date): .day(date.dayNumber, date.dayNumber)
      case .dateRange(let range): .day(range.first.dayNumber, range.last.dayNumber)
      }
    return node(key, index, added: MergeTree.Key(kind: .item, text: "\(rank) \(key.text)"), rank: rank)
  }

  /// The name; of words that go on over several lines, what the first line of them says.
  private func name(of item: Item, _ index: Int) -> String {
    let text = item.headline.textRange
    let end = document.source.contentRange(ofLine: document.source.line(at: text.lowerBound)).upperBound
    if end < text.upperBound { return Document.name(ofTitle: document.text(text.lowerBound..<end)) }
    return reading.items[index].map { Document.name(ofTitle: $0.title) } ?? document.name(of: item.headline)
  }

  private func node(of entry: LogEntry, _ index: Int) -> MergeTree.Node {
    let days = "\(entry.days.first) \(entry.days.last)"
    let value = entry.valueRange.map { document.source.string(in: $0) } ?? ""
    let text = days + " \(entry.time?.description ?? "") \(value)"
    let rank = MergeTree.Rank.day(entry.days.first.dayNumber, entry.days.last.dayNumber)
    var node = node(MergeTree.Key(kind: .entry, text: text), index, added: nil, rank: rank)
    node.addedKey = node.key
    node.looseKey = MergeTree.Key(kind: .entry, text: days)
    return node
  }

  private func node(_ key: MergeTree.Key, _ index: Int, added: MergeTree.Key?, rank: MergeTree.Rank?) -> MergeTree.Node {
    var node = MergeTree.Node(key: key, addedKey: added, rank: rank, subject: .item(index), lines: 0..<0, fullRange: 0..<0)
    if key.kind == .item { node.detailKey = details(of: document.items[index]) }
    return node
  }

  /// The fields and the id of an item, if one of them is hardly that of another item too.
  private func details(of item: Item) -> MergeTree.Key? {
    let common: Set<FieldKey> = [.project, .priority, .color, .category, .icon, .notify, .was]
    let isRare = item.headline.fields.contains { field in field.key.map { !common.contains($0) } ?? true }
    guard isRare || item.headline.idRange != nil else { return nil }
    var details = item.headline.fields.map { document.name(of: $0) + ":" + document.value(of: $0) }
    if let id = item.headline.idRange { details.append("^" + document.source.string(in: id)) }
    return MergeTree.Key(kind: .item, text: details.joined(separator: ","))
  }
}
