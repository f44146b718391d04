import Chronology
import Outline
import SourceText

/// A list item whose words are all struck through: `~~buy a hammer~~`, `[ ] ~~buy a hammer~~`, `~~[ ] buy a hammer~~`; behind them a
/// word may say so too: `~~vendor demo~~ canceled`.
struct StruckItem {
  /// From the box, if there is one, to the end of the words.
  let range: Range<Int>
  /// The item as it is read: dropped, and done; of a habit, ended today.
  private(set) var texts: [String]
  /// Whether it is a habit, of which no box says anything.
  private(set) var isHabit = false

  /// Those of the files in which an item with a box is a task, or a line of a list.
  static func all(in file: LintedFile) -> [StruckItem] {
    let (items, source, bytes) = (file.document.items, file.source, file.source.bytes)
    // Nearly all begin with something else, and are not copied.
    let marked = items.indices.filter { index in
      let words = items[index].headline.textRange
      return words.count > 4 && bytes[words.lowerBound] == UInt8(ascii: "~")
    }
    switch file.document.kind {
    case .page, .day, .project, .stacks: return marked.compactMap { StruckItem(items[$0], in: source) }
    case .ritual:
      return marked.compactMap { index in
        guard items[index].headline.places.contains(.habit) else { return nil }
        var struck = StruckItem(items[index], in: source)
        struck?.end(items[index], on: file.context.today)
        return struck
      }
    case .life, .activities, .vault, nil: return []
    }
  }

  /// A habit ends with its arc, or on a day.
  private mutating func end(_ item: Item, on day: CivilDate) {
    isHabit = true
    let hasFields = item.headline.box != nil || !item.headline.groups.isEmpty
    let name = texts[0].dropFirst(4)
    texts = hasFields ? [] : ["\(name) (every: daily, until: \(day))"]
  }

  /// - Parameter item: one whose words begin with the sign.
  private init?(_ item: Item, in source: SourceText) {
    let words = item.headline.textRange
    guard item.form == .listItem, item.entry == nil,
      item.headline.iconRange == nil, item.headline.box.map({ $0.state == .open }) ?? true
    else { return nil }
    var text = source.string(in: words)
    var isDropped = false
    if let space = text.lastIndex(of: " "),
      StruckItem.droppedWords.contains(text[space...].dropFirst().filter(\.isLetter).lowercased())
    {
      (text, isDropped) = (String(text[..<space]), true)
    }
    guard text.hasPrefix("~~"), text.hasSuffix("~~"), text.ranges(of: "~~").count == 2,
      var inner = text.dropFirst(2).dropLast(2).nonEmpty
    else { return nil }
    if inner.hasPrefix("[ ] ") { inner = inner.dropFirst(4) }
    guard let first = inner.first, first != " ", first != "[", !inner.contains(where: \.isNewline) else { return nil }
    let anchor = item.headline.anchor
    range = (item.headline.box?.range.lowerBound ?? anchor?.range.lowerBound ?? words.lowerBound)..<words.upperBound
    let time = anchor.map { source.string(in: $0.range.lowerBound..<words.lowerBound) } ?? ""
    texts = ["[-] \(time)\(inner)"] + (isDropped ? [] : ["[x] \(time)\(inner)"])
  }

  private static let droppedWords: Set<String> = [
    "canceled", "cancelled", "dropped", "abgesagt", "gestrichen", "annulé", "annulée", "cancelado", "cancelada",
  ]
}

extension Substring {
  fileprivate var nonEmpty: Substring? { isEmpty ? nil : self }
}
