import Chronology
import Markdown

extension OutlineReader {
  /// An entry that is its days and perhaps its source; nil for any other line.
  private mutating func readBareEntry(_ index: Int, depth: Int) -> Int? {
    let block = tree[index]
    guard block.subtreeEnd == index + 2, tree[index + 1].kind == .paragraph, tree[index + 1].lines.count == 1 else {
      return nil
    }
    let text = paragraphText(tree[index + 1])
    guard let entry = BareEntry(bytes, in: text) else { return nil }
    document.items.append(
      Item(
        entry,
        text,
        block: index,
        lines: block.lines,
        marker: block.start..<markerEnd(of: block),
        depth: depth
      )
    )
    return document.items.count - 1
  }

  /// A child of an item that has a log: an entry if it begins with a date, else an ordinary child.
  /// Its index is returned, and that of an entry is added to the log of its owner.
  mutating func readLogLine(_ index: Int, of owner: Int, _ kind: LogReader.Kind, depth: Int, into log: inout [Int]) -> Int {
    if let id = readBareEntry(index, depth: depth) {
      log.append(id)
      return id
    }
    let reader = LogReader(bytes: bytes, kind: kind)
    var headlineReader = HeadlineReader(bytes: bytes, grammar: .entry, looksForMeant: looksForMeant)
    let text = headlineText(of: index)
    let headline = headlineReader.read(text)
    guard let entry = reader.entry(headline) else {
      let known = document.problems.count
      let line = readListItem(index, depth: depth)
      document.items[owner].elements.append(.item(line))
      forgetRow(line, after: known)
      guard looksForMeant else { return line }
      if !headlineReader.problems.isEmpty { reportWrongAnchors(headlineReader.problems, after: known) }
      if !reportUnreadEntry(line, reader), document.traits.logs == .byPlace { reportDatesInName(of: line) }
      return line
    }
    let id: Int
    if excessiveSigns(in: text) == nil {
      if !headlineReader.problems.isEmpty {
        // The `done:` of `2026-11-07 done: 2026-11-16` is the state, and no key.
        let start = entry.statusRange?.lowerBound
        document.problems += headlineReader.problems.filter { problem in
          if case .foreignField(.done, _) = problem.kind { problem.range.lowerBound != start } else { true }
        }
      }
      id = beginListItem(index, headline, of: text, depth: depth)
    } else {
      id = beginListItem(index, .entry, depth: depth)
    }
    document.items[id].entry = entry
    if looksForMeant { reportFurtherDate(of: id, reader) }
    log.append(id)
    readBody(of: id, block: index, depth: depth)
    guard looksForMeant else { return id }
    for case .item(let child) in document.items[id].elements {
      let item = document.items[child]
      // Where items begin with no dates, they are words.
      if item.headline.anchor.map({ !$0.isTime }) ?? (self.entry(meantBy: item) != nil) {
        report(.misplacedEntry, item.headline.range)
      }
    }
    return id
  }
}

extension LogReader.Kind {
  /// The kind of log that stands below an item, or nil where its kind of item has none.
  init?(of item: Item, in document: Document) {
    guard item.form == .listItem, item.entry == nil else { return nil }
    switch document.traits.logs {
    case .byPlace:
      guard !item.headline.places.isDisjoint(with: [.activity, .habit]) else { return nil }
      self = .states
    case .none:
      return nil
    case .byField:
      if item.headline.field(.every) != nil || item.headline.field(.streak) != nil {
        self = .states
      } else if item.headline.field(.best) != nil {
        self = .values
      } else {
        return nil
      }
    }
  }
}
