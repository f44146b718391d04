import Chronology
public import Markdown
public import SourceText

extension Document {
  /// Reads a file. Never fails: what is not understood is kept, and what looks meant is among the problems.
  ///
  /// - Parameters:
  ///   - kindByFolder: the kind of the file, if it says none (format, *Kind by folder*).
  ///   - looksForMeant: whether what looks meant, and is not read, is looked for. Without that, only the problems are there that
  ///     are met on the way; everything else is the same.
  ///   - packsLogs: whether entries of logs that say little are no items (`Item.packedLog`); everything else is the same.
  public init(
    reading source: SourceText,
    kindByFolder: DocumentKind? = nil,
    bounds: MarkdownBounds = .standard,
    looksForMeant: Bool = true,
    packsLogs: Bool = false
  ) {
    var reader = OutlineReader(source, kindByFolder, bounds: bounds, looksForMeant: looksForMeant, packsLogs: packsLogs)
    reader.read()
    self = reader.document
  }
}

/// Makes an outline of a block tree: one pass over the blocks, and into each item.
struct OutlineReader {
  var document: Document
  let source: SourceText
  let frontMatter: FrontMatter?
  let bounds: MarkdownBounds
  /// Whether anybody wants to know what looks meant.
  let looksForMeant: Bool
  /// Whether entries of logs that say little are no items.
  let packsLogs: Bool
  /// Whether what is being read stands below a heading of the third level.
  private var isInGroup = false
  /// What says how the item that is being read is read.
  var surroundings = ItemSurroundings()
  /// One for all headlines, as each counts references to the bytes.
  private var headlineReader: HeadlineReader
  private var recentHabits = RecentTexts()
  /// By the places of `recentHabits`.
  private var habitHeadlines: [Headline] = []
  /// Whether what is being read stands in *Things that used to matter*.
  var isSetAside: Bool { surroundings.role == .setAside }

  init(
    _ source: SourceText,
    _ kindByFolder: DocumentKind?,
    bounds: MarkdownBounds,
    looksForMeant: Bool,
    packsLogs: Bool
  ) {
    self.source = source
    self.bounds = bounds
    self.looksForMeant = looksForMeant
    self.packsLogs = packsLogs
    headlineReader = HeadlineReader(bytes: source.bytes, grammar: .item, looksForMeant: looksForMeant)
    var frontMatter = FrontMatter(of: source)
    // A note of a kind's folder may begin with a line across the page, which opens nothing.
    if kindByFolder != nil, let opened = frontMatter, !opened.isClosed, opened.kindByLine(in: source) == nil {
      frontMatter = nil
    }
    self.frontMatter = frontMatter
    let tree = BlockTree.parse(source, fromLine: frontMatter?.lines.upperBound ?? 0, bounds: bounds)
    document = Document(
      Document.Parts(
        source: source,
        tree: tree,
        kind: nil,
        kindByFolder: kindByFolder,
        properties: .none,
        title: nil,
        sections: [],
        items: [],
        suppressions: [],
        definitionRanges: [],
        problems: []
      )
    )
  }

  var bytes: [UInt8] { source.bytes }
  var tree: BlockTree { document.tree }

  mutating func report(_ kind: OutlineProblem.Kind, _ range: Range<Int>) {
    document.problems.append(OutlineProblem(kind, range))
  }

  mutating func read() {
    readFrontMatter()
    readText()
    readBlocks()
    if looksForMeant { reportLogsBeside() }
    readDefinitions()
    readSuppressions()
    document.problems.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
  }

  // MARK: Text

  private mutating func readText() {
    for run in source.invalidRanges { report(.invalidUTF8, run) }
    if let exceeded = tree.exceeded { report(.overLimit(exceeded), exceeded.offset..<exceeded.offset) }
    for line in ConflictMarkers.lines(in: source, tree) { report(.conflictMarker, source.contentRange(ofLine: line)) }
  }

  // MARK: Blocks

  private mutating func readBlocks() {
    let firstLine = document.properties.lines.upperBound
    document.sections = [Section(lines: firstLine..<source.lineCount)]
    // Most blocks are those of lists, and half of these are paragraphs.
    document.items.reserveCapacity(tree.blocks.count / 2)
    // What follows the last heading.
    var elements: [Element] = []
    for block in tree.children(of: 0) {
      switch tree[block].kind {
      case .heading where tree[block].level <= 3:
        add(elements)
        elements.removeAll(keepingCapacity: true)
        readHeading(block)
      default:
        readElements(block, depth: 0, into: &elements)
      }
    }
    add(elements)
  }

  private mutating func add(_ elements: [Element]) {
    guard !elements.isEmpty else { return }
    let section = document.sections.count - 1
    if !isInGroup {
      document.sections[section].elements += elements
    } else {
      document.sections[section].groups[document.sections[section].groups.count - 1].elements += elements
    }
  }

  private mutating func readHeading(_ index: Int) {
    let block = tree[index]
    let text = headingText(block)
    reportAccidentalHeading(block)
    let isSection = block.level == 2 || (block.level == 1 && document.title != nil)
    let grammar = HeadlineReader.Grammar(
      readsBox: false,
      anchors: .none,
      places: isSection ? document.traits.sectionPlaces : .heading
    )
    let headline = read(text, grammar)
    if text.isEmpty { report(.emptyHeading, block.start..<text.upperBound) }
    let heading = Heading(headline: headline, lines: block.lines, level: block.level, isSetext: block.isSetext)
    endLastGroup(at: block.firstLine)
    if block.level == 1, document.title == nil {
      document.title = heading
      isInGroup = false
      return
    }
    let section = document.sections.count - 1
    isInGroup = block.level == 3
    if block.level == 3 {
      document.sections[section].groups.append(Group(heading: heading, lines: block.firstLine..<source.lineCount))
      return
    }
    if block.level == 1 { report(.secondTitle, text) }
    document.sections[section].lines = document.sections[section].lines.lowerBound..<block.firstLine
    let role = SectionRole(titled: document.title(of: headline), in: document.kind)
    document.sections.append(Section(heading: heading, lines: block.firstLine..<source.lineCount, role: role))
    surroundings.role = role
  }

  private mutating func endLastGroup(at line: Int) {
    let section = document.sections.count - 1
    guard let group = document.sections[section].groups.indices.last else { return }
    let start = document.sections[section].groups[group].lines.lowerBound
    document.sections[section].groups[group].lines = start..<line
  }

  /// The text of a heading: without `#` at both ends (CommonMark 0.30, section 4.2), or without the underline.
  private func headingText(_ block: Block) -> Range<Int> {
    if block.isSetext {
      let last = max(block.firstLine, block.endLine - 2)
      return Spaces.trimmed(block.start..<source.contentRange(ofLine: last).upperBound, in: bytes)
    }
    let line = source.contentRange(ofLine: block.firstLine)
    var range = Spaces.trimmed(block.start + block.level..<line.upperBound, in: bytes)
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] == UInt8(ascii: "#") { end -= 1 }
    if end < range.upperBound, end == range.lowerBound || bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 {
      range = Spaces.trimmed(range.lowerBound..<end, in: bytes)
    }
    return range
  }

  private mutating func reportAccidentalHeading(_ block: Block) {
    guard block.isSetext else { return }
    let underline = Spaces.trimmed(source.contentRange(ofLine: block.endLine - 1), in: bytes)
    if underline.count <= 2 { report(.accidentalHeading, underline) }
  }

  mutating func read(_ range: Range<Int>, _ grammar: HeadlineReader.Grammar) -> Headline {
    var grammar = grammar
    // Items are set aside, with all their lines; headings and entries are not.
    if isSetAside, grammar.places.isDisjoint(with: [.heading, .entry]) { grammar.places.insert(.setAside) }
    if let signs = excessiveSigns(in: range) {
      let exceeded = ExceededBound(bound: .itemSigns, offset: range.lowerBound, found: signs, limit: bounds.itemSigns)
      report(.overLimit(exceeded), range.lowerBound..<range.lowerBound)
      return Headline(range: range, text: range, places: grammar.places)
    }
    // The grammar of habits is one in all arcs.
    let mayBeKnown = !looksForMeant && grammar.places == .habit
    if mayBeKnown, let known = recentHabits.place(of: range, in: bytes) {
      return habitHeadlines[known].moved(by: range.lowerBound - recentHabits.range(at: known).lowerBound)
    }
    headlineReader.grammar = grammar
    let headline = headlineReader.read(range)
    if !headlineReader.problems.isEmpty {
      document.problems += headlineReader.problems
      headlineReader.problems = []
    } else if mayBeKnown {
      habitHeadlines.put(headline, at: recentHabits.add(range))
    }
    return headline
  }

  /// How many signs of syntax a text holds, if they are more than anybody writes.
  ///
  /// This and what else is asked of each item is no call: that would copy the whole reader.
  @inline(__always)
  func excessiveSigns(in range: Range<Int>) -> Int? {
    range.count > bounds.itemSigns ? ReaderSigns.count(in: range, of: bytes, moreThan: bounds.itemSigns) : nil
  }

  // MARK: Elements

  /// Adds the elements of one block: a list has many, everything else is one.
  mutating func readElements(_ index: Int, depth: Int, into elements: inout [Element]) {
    let block = tree[index]
    switch block.kind {
    case .list:
      if block.isOrdered { reportAccidentalList(index) }
      let children = tree.children(of: index)
      if elements.isEmpty { elements.reserveCapacity(children.reduce(0) { count, _ in count + 1 }) }
      var number = block.listStart
      // What stands below an item is none of the surroundings of the next.
      let grammar = surroundings.grammar(in: document.kind, depth: depth)
      for child in children {
        let id = readListItem(child, grammar, depth: depth)
        if block.isOrdered { document.items[id].number = number }
        number += 1
        elements.append(.item(id))
      }
    case .paragraph:
      elements.append(TableShape.isTable(block, source) ? .other(index) : .item(readParagraph(index, depth: depth)))
    case .blockQuote:
      elements.append(isCallout(block) ? .other(index) : .item(readQuote(index, depth: depth)))
    case .codeBlock:
      reportIndentedItem(block)
      elements.append(.other(index))
    case .heading:
      reportAccidentalHeading(block)
      elements.append(.other(index))
    default:
      elements.append(.other(index))
    }
  }

  /// The text of a paragraph: from its first byte to the end of its last line.
  func paragraphText(_ block: Block) -> Range<Int> {
    block.start..<max(block.start, source.contentEnd(ofLine: block.endLine - 1))
  }

  private mutating func readParagraph(_ index: Int, depth: Int) -> Int {
    let block = tree[index]
    let range = Spaces.trimmed(paragraphText(block), in: bytes)
    var headline: Headline
    if isSetAside {
      headline = read(range, HeadlineReader.Grammar(readsBox: false, readsIcon: false, anchors: .none, places: []))
      // Whatever follows the field that says where it came from is still part of the text.
      if headline.range.upperBound < range.upperBound, headline.groups.isEmpty { headline.range = range }
    } else {
      headline = Headline(range: range, text: range, places: [])
      if excessiveSigns(in: range) == nil { headline.add(tags: Tag.all(in: bytes, range)) }
    }
    let image = ImageShape.parts(bytes, in: headline.textRange)
    if image == nil, looksForMeant {
      reportBoxesWithoutMarker(in: range)
      reportJoinedItems(in: range, isBelowItem: false)
    }
    if depth == 0, image == nil, looksForMeant {
      reportFieldAlone(in: range)
      if document.traits.anchor == .time { reportTimesWithoutMarker(in: range) }
      if document.traits.logs == .byPlace, document.traits.nameScope == .file { reportDatesInName(ofLine: range) }
    }
    let item = Item(
      form: image == nil ? .paragraph : .image,
      block: index,
      lines: block.lines,
      marker: block.start..<block.start,
      headline: headline,
      notes: rest(of: range, after: headline.range.upperBound),
      image: image,
      depth: depth
    )
    document.items.append(item)
    return document.items.count - 1
  }

  private mutating func readQuote(_ index: Int, depth: Int) -> Int {
    let block = tree[index]
    let range = block.start..<source.contentRange(ofLine: block.endLine - 1).upperBound
    var headline = Headline(range: range, text: range, places: [])
    if isSetAside {
      let last = QuoteText.contentRange(ofLine: block.endLine - 1, in: source, quoteStart: block.start)
      let read = read(last, HeadlineReader.Grammar(readsBox: false, readsIcon: false, anchors: .none, places: []))
      // A field among the words is a word.
      for group in read.groups where group.range.lowerBound >= read.textRange.upperBound {
        var group = group
        let fields = read.fields[group.fieldIndexes]
        group.fieldIndexes = headline.fields.count..<headline.fields.count + fields.count
        headline.fields += fields
        headline.groups.append(group)
        headline.places = read.places
        headline.textRange = range.lowerBound..<read.textRange.upperBound
      }
    }
    let marker = block.start..<block.start
    document.items.append(
      Item(form: .quote, block: index, lines: block.lines, marker: marker, headline: headline, depth: depth)
    )
    return document.items.count - 1
  }

  /// A forge's callout: a quote that begins with `[!note]`.
  private func isCallout(_ block: Block) -> Bool {
    let first = QuoteText.contentRange(ofLine: block.firstLine, in: source, quoteStart: block.start)
    return first.count >= 2 && bytes[first.lowerBound] == UInt8(ascii: "[") && bytes[first.lowerBound + 1] == UInt8(ascii: "!")
  }

  /// What follows a headline in its paragraph.
  func rest(of paragraphRange: Range<Int>, after headlineEnd: Int) -> [Range<Int>] {
    let rest = Spaces.trimmed(headlineEnd..<max(headlineEnd, paragraphRange.upperBound), in: bytes)
    return rest.isEmpty ? [] : [rest]
  }

  // MARK: List items

  mutating func readListItem(_ index: Int, _ grammar: HeadlineReader.Grammar, depth: Int) -> Int {
    let id = beginListItem(index, grammar, depth: depth)
    readBody(of: id, block: index, depth: depth)
    guard looksForMeant else { return id }
    if depth > 0 { reportNestedBlock(id) }
    if !document.items[id].headline.places.isDisjoint(with: [.activity, .habit]) { reportDatesInName(of: id) }
    return id
  }

  /// A block stands at the top level of its day. A time further in is words, and was meant.
  private mutating func reportNestedBlock(_ id: Int) {
    guard document.kind?.traits.anchor == .time, !surroundings.above.contains(.task) else { return }
    let words = document.items[id].headline.textRange
    switch AnchorScan.scan(bytes, at: words.lowerBound, end: words.upperBound, .day) {
    case .time(_, let end), .timeRange(_, let end): report(.nestedBlock, words.lowerBound..<end)
    default:
      guard let time = MeantTime.scan(bytes, at: words.lowerBound, end: words.upperBound) else { return }
      report(.nestedBlock, words.lowerBound..<time.end)
    }
  }

  /// Appends the item with its headline; its children follow it in the flat array.
  mutating func beginListItem(_ index: Int, _ grammar: HeadlineReader.Grammar, depth: Int) -> Int {
    let text = headlineText(of: index)
    return beginListItem(index, read(text, grammar), of: text, depth: depth)
  }

  /// The paragraph that an item of a list begins with; an empty range behind its marker where it begins with none.
  @inline(__always)
  func headlineText(of index: Int) -> Range<Int> {
    if let first = firstParagraph(of: index) { return paragraphText(tree[first]) }
    let end = markerEnd(of: tree[index])
    return end..<end
  }

  mutating func beginListItem(_ index: Int, _ headline: consuming Headline, of textRange: Range<Int>, depth: Int) -> Int {
    let block = tree[index]
    let first = firstParagraph(of: index)
    let markerEnd = markerEnd(of: block)
    let headlineEnd = headline.range.upperBound
    var item = Item(
      form: .listItem,
      block: index,
      lines: block.lines,
      marker: block.start..<markerEnd,
      headline: headline,
      depth: depth
    )
    // Most headlines are all of their paragraph.
    if first != nil, headlineEnd < textRange.upperBound,
      case let noteRanges = rest(of: Spaces.trimmed(textRange, in: bytes), after: headlineEnd), !noteRanges.isEmpty
    {
      item.noteRanges = noteRanges
    }
    document.items.append(item)
    if looksForMeant, let first, tree[first].lines.count > 1 {
      let later = linesAfterFirst(of: Spaces.trimmed(textRange, in: bytes))
      reportBoxesWithoutMarker(in: later)
      reportJoinedItems(in: later, isBelowItem: true)
      if document.traits.anchor == .time { reportTimesWithoutMarker(inLinesOfItem: later) }
    }
    return document.items.count - 1
  }

  func linesAfterFirst(of paragraphRange: Range<Int>) -> Range<Int> {
    let end = bytes.lineEnd(of: paragraphRange)
    return Spaces.trimmed(end..<paragraphRange.upperBound, in: bytes)
  }

  @inline(__always)
  private func firstParagraph(of index: Int) -> Int? {
    let first = index + 1
    guard first < tree[index].subtreeEnd, tree[first].kind == .paragraph else { return nil }
    return first
  }

  @inline(__always)
  func markerEnd(of block: Block) -> Int {
    var end = block.start
    while end < bytes.count, bytes[end].isASCIIDigit { end += 1 }
    return min(end + 1, bytes.count)
  }

  /// The blocks below the headline: paragraphs are notes, lists children or entries, the rest is kept.
  mutating func readBody(of id: Int, block index: Int, depth: Int) {
    let headlineBlock = firstParagraph(of: index)
    // Most items have nothing below them, and no dated note in a further line.
    guard tree[index].subtreeEnd > (headlineBlock ?? index) + 1 || looksForMeant && tree[index].lines.count > 1 else { return }
    let logKind = LogReader.Kind(of: document.items[id], in: document)
    var elements: [Element] = []
    let outer = surroundings
    surroundings.above.insert(ItemsAbove.made(of: document.items[id].headline))
    defer { surroundings = outer }
    for child in tree.children(of: index) where child != headlineBlock {
      let block = tree[child]
      switch block.kind {
      case .paragraph:
        let text = Spaces.trimmed(paragraphText(block), in: bytes)
        if ImageShape.parts(bytes, in: text) != nil {
          elements.append(.item(readParagraph(child, depth: depth + 1)))
        } else if TableShape.isTable(block, source) {
          elements.append(.other(child))
        } else {
          document.items[id].noteRanges.append(text)
          guard looksForMeant else { continue }
          reportBoxesWithoutMarker(in: text)
          reportJoinedItems(in: text, isBelowItem: false)
          reportFieldAlone(in: text)
        }
      case .list where logKind != nil:
        readLog(child, of: id, logKind!, depth: depth + 1, into: &elements)
      default:
        readElements(child, depth: depth + 1, into: &elements)
      }
    }
    if !elements.isEmpty { document.items[id].elements = elements }
    if looksForMeant, logKind != nil || document.items[id].entry != nil { reportDatedNotes(of: id) }
  }
}

/// The signs that can begin or part what a headline holds besides words.
private enum ReaderSigns {
  /// How many stand in a text, if they are more than a number.
  static func count(in range: Range<Int>, of bytes: [UInt8], moreThan limit: Int) -> Int? {
    let signs = range.count { contains(bytes[$0]) }
    return signs > limit ? signs : nil
  }

  private static func contains(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: "`"),
      UInt8(ascii: ":"), UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "\\"), 0xF0:
      true
    default: false
    }
  }
}
