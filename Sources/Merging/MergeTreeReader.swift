import Chronology
import Outline
import Planner
import Reading
import SourceText

/// Makes the tree of a file.
struct MergeTreeReader {
  private var tree: MergeTree
  private var isWhole = true

  /// The tree, or nil where the lines of the outline do not follow one another, or the front matter has no end.
  static func tree(of document: Document, reading: PlanReading) -> MergeTree? {
    var reader = MergeTreeReader(tree: MergeTree(document: document, reading: reading))
    return reader.read()
  }

  private init(tree: MergeTree) { self.tree = tree }

  private var document: Document { tree.document }
  private var source: SourceText { tree.source }

  private mutating func read() -> MergeTree? {
    let all = 0..<source.lineCount
    _ = add(MergeTree.Node(key: .init(kind: .root, text: ""), lines: 0..<0, fullRange: all), to: -1)
    let end = document.sections.first?.lines.upperBound ?? all.upperBound
    _ = add(MergeTree.Node(key: .init(kind: .introduction, text: ""), lines: 0..<0, fullRange: 0..<end), to: MergeTree.root)
    addFrontMatter()
    if let title = document.title {
      let node = MergeTree.Node(
        key: .init(kind: .title, text: ""),
        subject: .heading(title),
        lines: title.lines,
        fullRange: title.lines
      )
      let holder = document.sections.firstIndex { $0.lines.contains(title.lines.lowerBound) }
      guard holder == 0 else { return nil }
      _ = add(node, to: MergeTree.introduction)
    }
    for (index, section) in document.sections.enumerated() { addSection(section, isFirst: index == 0) }
    sortChildren()
    guard isWhole, addGaps(), isOrdered else { return nil }
    finish()
    return tree
  }

  private mutating func add(_ node: MergeTree.Node, to parent: Int) -> Int {
    var node = node
    node.parent = parent
    tree.nodes.append(node)
    if parent >= 0 { tree.nodes[parent].children.append(tree.nodes.count - 1) }
    return tree.nodes.count - 1
  }

  // MARK: Front matter

  private mutating func addFrontMatter() {
    let lines = document.properties.lines
    guard let last = lines.last else { return }
    guard last > 0,
      source.bytes[source.contentRange(ofLine: last)].starts(with: "---".utf8)
        || source.bytes[source.contentRange(ofLine: last)].starts(with: "...".utf8)
    else {
      isWhole = false
      return
    }
    let front = add(
      MergeTree.Node(key: .init(kind: .frontMatter, text: ""), lines: 0..<1, fullRange: lines),
      to: MergeTree.introduction
    )
    let entries = document.properties.entries.sorted { $0.nameRange.lowerBound < $1.nameRange.lowerBound }
    let starts = entries.map { source.line(at: $0.nameRange.lowerBound) }
    for (index, entry) in entries.enumerated() {
      var end = index + 1 < starts.count ? starts[index + 1] : last
      while end > starts[index] + 1, isBlankOrComment(end - 1) { end -= 1 }
      guard starts[index] < end else { continue }
      let node = MergeTree.Node(
        key: .init(kind: .property, text: entry.name),
        subject: .property(entry),
        lines: starts[index]..<end,
        fullRange: starts[index]..<end
      )
      _ = add(node, to: front)
    }
    _ = add(MergeTree.Node(key: .init(kind: .fence, text: ""), lines: last..<last + 1, fullRange: last..<last + 1), to: front)
  }

  private func isBlankOrComment(_ line: Int) -> Bool {
    let content = source.bytes[source.contentRange(ofLine: line)].drop { $0 == 0x20 || $0 == 0x09 }
    return content.isEmpty || content.first == UInt8(ascii: "#")
  }

  // MARK: Sections

  private mutating func addSection(_ section: Section, isFirst: Bool) {
    var parent = MergeTree.introduction
    if let heading = section.heading {
      var node = MergeTree.Node(
        key: .init(kind: .section, text: document.name(of: heading.headline)),
        subject: .heading(heading),
        lines: heading.lines,
        fullRange: section.lines
      )
      if section.role == .setAside {
        node.key.text = SectionRole.setAsideTitle
        node.rank = .last
      } else if section.role == .arc, let arc = ArcTitle(document.title(of: heading.headline)) {
        node.key.text = "Arc \(arc.number)"
        node.rank = .day(arc.days.first.dayNumber, arc.days.last.dayNumber)
      }
      parent = add(node, to: MergeTree.root)
    } else if !isFirst {
      isWhole = false
    }
    addElements(section.elements, to: parent)
    for group in section.groups {
      let node = MergeTree.Node(
        key: .init(kind: .group, text: document.name(of: group.heading.headline)),
        subject: .heading(group.heading),
        lines: group.heading.lines,
        fullRange: group.lines
      )
      let place = add(node, to: parent)
      addElements(group.elements, to: place)
    }
  }

  // MARK: Items

  private mutating func addElements(_ elements: [Element], to parent: Int) {
    for element in elements {
      switch element {
      case .item(let index): addItem(index, to: parent)
      case .other(let block): addBlock(withoutBlanks(document.tree[block].lines), to: parent)
      }
    }
  }

  private mutating func addBlock(
    _ lines: Range<Int>,
    kind: MergeTree.Kind = .block,
    name: String? = nil,
    to parent: Int
  ) {
    guard !lines.isEmpty else { return }
    _ = add(MergeTree.Node(key: .init(kind: kind, text: name ?? text(of: lines)), lines: lines, fullRange: lines), to: parent)
  }

  /// The words of a text box, a quote or an image without its fields, by which it is known where it is set aside; nil where it has
  /// none.
  private func words(of item: Item, _ lines: Range<Int>) -> String? {
    guard let group = item.headline.groups.first?.range, let last = item.headline.groups.last?.range else { return nil }
    let full = source.fullRange(ofLines: lines)
    guard full.lowerBound < group.lowerBound, last.upperBound <= full.upperBound else { return nil }
    let parts = [full.lowerBound..<group.lowerBound, last.upperBound..<full.upperBound]
    return parts.map { document.lines($0) }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The words of some lines, whatever ends them, and however far in they stand.
  private func text(of lines: Range<Int>) -> String {
    let indent = lines.first.map { spaces(ofLine: $0) } ?? 0
    return lines.map { line in
      let content = source.contentRange(ofLine: line)
      return source.string(in: content.lowerBound + min(indent, spaces(ofLine: line))..<content.upperBound)
    }.joined(separator: "\n")
  }

  /// With how many spaces and tabs a line begins.
  private func spaces(ofLine line: Int) -> Int {
    source.bytes[source.contentRange(ofLine: line)].prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  private func withoutBlanks(_ lines: Range<Int>) -> Range<Int> {
    var lines = lines
    while let last = lines.last, source.isBlank(line: last) { lines = lines.lowerBound..<last }
    while let first = lines.first, source.isBlank(line: first) { lines = first + 1..<lines.upperBound }
    return lines
  }

  private func lines(of range: Range<Int>) -> Range<Int> {
    source.line(at: range.lowerBound)..<source.line(at: max(range.lowerBound, range.upperBound - 1)) + 1
  }

  private mutating func addItem(_ index: Int, to parent: Int) {
    let item = document.items[index]
    let full = withoutBlanks(item.lines)
    guard item.form == .listItem else { return addBlock(full, name: words(of: item, full), to: parent) }
    var node = ItemIdentity(tree, tree.nodes[parent]).node(of: index)
    let wordsEnd = item.headline.range.isEmpty ? full.lowerBound + 1 : lines(of: item.headline.range).upperBound
    // Words go on to the end of the paragraph where no fields end them: one field more, and the lines below are a note.
    let firstEnd = item.headline.range.isEmpty ? wordsEnd : source.line(at: item.headline.range.lowerBound) + 1
    let headEnd = item.headline.groups.isEmpty ? min(firstEnd, wordsEnd) : wordsEnd
    (node.lines, node.fullRange) = (full.lowerBound..<max(full.lowerBound + 1, headEnd), full)
    if hasInnerStart(item, after: node.lines) {
      // Something else begins on its line: it is merged line by line as a whole.
      (node.lines, node.subject) = (full, nil)
      _ = add(node, to: parent)
      return
    }
    let place = add(node, to: parent)
    if headEnd < wordsEnd { addBlock(withoutBlanks(headEnd..<wordsEnd), kind: .note, to: place) }
    for note in item.noteRanges { addBlock(withoutBlanks(lines(of: note)), kind: .note, to: place) }
    addElements(item.elements, to: place)
    for entry in item.log { addItem(entry, to: place) }
  }

  /// Whether something below an item begins on its own lines, or goes beyond them.
  private func hasInnerStart(_ item: Item, after headRange: Range<Int>) -> Bool {
    var starts = item.noteRanges.map { source.line(at: $0.lowerBound) }
    starts += item.log.map { document.items[$0].lines.lowerBound }
    starts += item.elements.map { element in
      switch element {
      case .item(let index): document.items[index].lines.lowerBound
      case .other(let block): document.tree[block].lines.lowerBound
      }
    }
    return starts.contains { $0 < headRange.upperBound } || !item.lines.contains(headRange.upperBound - 1)
  }

  // MARK: The rest

  private mutating func sortChildren() {
    for index in tree.nodes.indices {
      let children = tree.nodes[index].children
      tree.nodes[index].children = children.sorted { tree.nodes[$0].fullRange.lowerBound < tree.nodes[$1].fullRange.lowerBound }
    }
  }

  private var preorder: [Int] {
    var order: [Int] = []
    var open = [MergeTree.root]
    while let node = open.popLast() {
      if tree.nodes[node].hasLines { order.append(node) }
      open += tree.nodes[node].children.reversed()
    }
    return order
  }

  /// Whether the lines of the nodes follow one another.
  private var isOrdered: Bool {
    var line = 0
    for node in preorder {
      guard tree.nodes[node].lines.lowerBound >= line else { return false }
      line = tree.nodes[node].lines.upperBound
    }
    return true
  }

  /// Makes blocks of the lines that are in no node and not blank. False where the nodes overlap.
  private mutating func addGaps() -> Bool {
    var line = 0
    var previous = MergeTree.introduction
    var gaps: [(Range<Int>, after: Int)] = []
    for node in preorder {
      guard tree.nodes[node].lines.lowerBound >= line else { return false }
      gaps.append((line..<tree.nodes[node].lines.lowerBound, previous))
      (line, previous) = (tree.nodes[node].lines.upperBound, node)
    }
    gaps.append((line..<source.lineCount, previous))
    var isChanged = false
    for (gap, node) in gaps {
      for block in gap.split(whereSeparator: { source.isBlank(line: $0) }) {
        guard let first = block.first, let last = block.last else { continue }
        let lines = first..<last + 1
        var holder = node
        while tree.nodes[holder].lines == tree.nodes[holder].fullRange
          || !tree.nodes[holder].fullRange.contains(lines.lowerBound),
          tree.nodes[holder].parent >= 0
        {
          holder = tree.nodes[holder].parent
        }
        addBlock(lines, to: holder)
        isChanged = true
      }
    }
    if isChanged { sortChildren() }
    return true
  }

  /// The ranges of bytes and what stands for them.
  private mutating func finish() {
    tree.order = preorder
    var (line, previous) = (0, -1)
    for index in tree.order {
      let lines = tree.nodes[index].lines
      let full = source.fullRange(ofLines: lines)
      let end = source.contentRange(ofLine: lines.upperBound - 1).upperBound
      tree.nodes[index].content = full.lowerBound..<end
      tree.nodes[index].ending = end..<full.upperBound
      tree.nodes[index].blanks = source.fullRange(ofLines: line..<lines.lowerBound)
      tree.nodes[index].previous = previous
      (line, previous) = (lines.upperBound, index)
    }
    // Children have higher numbers than their parents, but for the blocks that were added last.
    var open = [(MergeTree.root, false)]
    while let (index, isDone) = open.popLast() {
      guard isDone else {
        open.append((index, true))
        open += tree.nodes[index].children.map { ($0, false) }
        continue
      }
      var hasher = Hasher()
      hasher.combine(tree.nodes[index].kind)
      combine(tree.nodes[index], into: &hasher)
      tree.nodes[index].contentHash = hasher.finalize()
      for child in tree.nodes[index].children { hasher.combine(tree.nodes[child].subtreeHash) }
      tree.nodes[index].subtreeHash = hasher.finalize()
    }
  }

  /// What the lines of a node hold, however far in they stand: what goes below another thing is no other for that.
  private func combine(_ node: MergeTree.Node, into hasher: inout Hasher) {
    let indent = node.lines.first.map { spaces(ofLine: $0) } ?? 0
    for line in node.lines {
      let content = source.bytes[source.contentRange(ofLine: line)].dropFirst(min(indent, spaces(ofLine: line)))
      content.withUnsafeBytes { hasher.combine(bytes: $0) }
      hasher.combine(0x0A)
    }
  }
}
