import Chronology
import Markdown
import SourceText

extension OutlineReader {
  /// The entries of a list, and what else stands in it, which is added to the elements of its owner.
  mutating func readLog(_ list: Int, of owner: Int, _ kind: LogReader.Kind, depth: Int, into elements: inout [Element]) {
    // Each line would count references to them.
    let (source, bytes, blocks) = (self.source, self.bytes, tree.blocks)
    let block = blocks[list]
    var log = document.items[owner].log
    var packed = document.items[owner].packedLog
    // Most entries are an item and its paragraph.
    let mostEntries = (block.subtreeEnd - list) / 2
    if packsLogs {
      packed.reserveCapacity(packed.count + mostEntries)
    } else {
      log.reserveCapacity(log.count + mostEntries)
    }
    var number = block.listStart
    var dates = CivilDateScanner()
    var line = list + 1
    while line < block.subtreeEnd {
      let text = OutlineReader.lineAlone(of: line, in: blocks, source)
      if packsLogs, kind == .states, let text, excessiveSigns(in: text) == nil,
        let entry = PackedEntry.read(bytes, in: text, place: log.count, &dates)
      {
        packed.append(entry)
      } else {
        let id: Int
        if let text, let entry = BareEntry(bytes, in: text, &dates) {
          id = append(entry, text, block: line, depth: depth)
          log.append(id)
        } else {
          id = readLogLine(line, kind, depth: depth, into: &log, &elements)
        }
        if block.isOrdered { document.items[id].number = number }
      }
      number += 1
      line = blocks[line].subtreeEnd
    }
    document.items[owner].log = log
    if !packed.isEmpty { document.items[owner].packedLog = packed }
  }

  /// The text of an item that is one line; nil for any other.
  private static func lineAlone(of index: Int, in blocks: [Block], _ source: SourceText) -> Range<Int>? {
    // Its parts one by one: a block is large to copy.
    guard blocks[index].subtreeEnd == index + 2, blocks[index + 1].kind == .paragraph else { return nil }
    let (line, start) = (blocks[index + 1].firstLine, blocks[index + 1].start)
    guard blocks[index + 1].endLine == line + 1 else { return nil }
    return start..<max(start, source.contentEnd(ofLine: line))
  }

  private mutating func append(_ entry: BareEntry, _ textRange: Range<Int>, block index: Int, depth: Int) -> Int {
    let block = tree[index]
    document.items.append(
      Item(
        entry,
        textRange,
        block: index,
        lines: block.lines,
        marker: block.start..<markerEnd(of: block),
        depth: depth
      )
    )
    return document.items.count - 1
  }

  /// A child of an item that has a log: an entry if it begins with a date, else an ordinary child.
  /// Its index is returned, and added to the log of its owner or to the elements.
  private mutating func readLogLine(
    _ index: Int,
    _ kind: LogReader.Kind,
    depth: Int,
    into log: inout [Int],
    _ elements: inout [Element]
  ) -> Int {
    let reader = LogReader(bytes: bytes, kind: kind)
    var headlineReader = HeadlineReader(bytes: bytes, grammar: .entry, looksForMeant: looksForMeant)
    let text = headlineText(of: index)
    let headline = headlineReader.read(text)
    guard let entry = reader.entry(headline) else {
      let known = document.problems.count
      let line = readListItem(index, surroundings.grammar(in: document.kind, depth: depth), depth: depth)
      elements.append(.item(line))
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
  init?(of item: borrowing Item, in document: borrowing Document) {
    guard item.form == .listItem, item.entry == nil else { return nil }
    switch document.traits.logs {
    case .byPlace:
      guard !item.headline.places.isDisjoint(with: [.activity, .habit]) else { return nil }
      self = .states
    case .none:
      return nil
    case .byField:
      let fields = item.fields
      if fields.contains(where: { $0.key == .every || $0.key == .streak }) {
        self = .states
      } else if fields.contains(where: { $0.key == .best }) {
        self = .values
      } else {
        return nil
      }
    }
  }
}
