import Chronology
import Markdown
import SourceText

/// What a person typed and Markdown reads otherwise (format, *Markdown hazards*).
extension OutlineReader {
  // MARK: Lists

  /// `1986. A year` begins a list.
  mutating func reportAccidentalList(_ index: Int) {
    let list = tree[index]
    guard list.listStart > 99, tree[index + 1].subtreeEnd == list.subtreeEnd else { return }
    var end = list.start
    while end < bytes.count, bytes[end].isASCIIDigit { end += 1 }
    report(.accidentalList, list.start..<end + 1)
  }

  /// A list item that is indented by four columns is code.
  mutating func reportIndentedItem(_ block: Block) {
    guard !block.isFenced else { return }
    let line = Spaces.trimmed(source.contentRange(ofLine: block.firstLine), in: bytes)
    if let end = markerEnd(in: line), bytes[end] == 0x20 { report(.indentedItem, line) }
  }

  /// Where the list marker at the start of a line ends, if something follows it.
  private func markerEnd(in lineRange: Range<Int>) -> Int? {
    var offset = lineRange.lowerBound
    while offset < lineRange.upperBound, bytes[offset].isASCIIDigit { offset += 1 }
    guard offset + 1 < lineRange.upperBound else { return nil }
    let isBullet = offset == lineRange.lowerBound && bytes[offset].isOne(of: "-*+")
    let isNumber = offset > lineRange.lowerBound && bytes[offset].isOne(of: ".)")
    return isBullet || isNumber ? offset + 1 : nil
  }

  /// List items that are indented by four columns or more join the words above them: `- milk` below `Shopping:`. One alone below a
  /// paragraph may be a signature, so it is told only behind a colon. Boxes are told one by one.
  mutating func reportJoinedItems(in textRange: Range<Int>, isBelowItem: Bool) {
    // Asked of every paragraph, most of which are one line.
    guard isBelowItem || bytes.lineEnd(of: textRange) < textRange.upperBound else { return }
    var firstRange: Range<Int>?
    var count = 0
    var isLed = isBelowItem
    var last: UInt8 = 0
    forEachLine(of: textRange) { reader, line in
      if reader.isIndentedItem(line, isFirst: firstRange == nil) {
        count += 1
        isLed = isLed || (firstRange == nil && last == UInt8(ascii: ":"))
        firstRange = firstRange ?? line
      }
      last = reader.bytes[line.upperBound - 1]
    }
    if let firstRange, count > 1 || isLed { report(.joinedItem, firstRange) }
  }

  /// Whether a line of a paragraph looks like a list item without a box that is indented too far; the first of a list has no number
  /// but 1.
  private func isIndentedItem(_ lineRange: Range<Int>, isFirst: Bool) -> Bool {
    guard let end = markerEnd(in: lineRange), bytes[end] == 0x20,
      case let number = bytes[lineRange.lowerBound..<end - 1], number.isEmpty || !isFirst || number.elementsEqual("1".utf8),
      boxEnd(at: Spaces.skip(in: bytes, from: end, end: lineRange.upperBound), lineRange.upperBound) == nil
    else { return false }
    let start = source.start(ofLine: source.line(at: lineRange.lowerBound))
    let columns = bytes[start..<lineRange.lowerBound].reduce(0) { $1 == 0x09 ? $0 / 4 * 4 + 4 : $0 + 1 }
    return columns > 3 && bytes[start..<lineRange.lowerBound].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  // MARK: Boxes

  /// `-[ ] words` is no list item and joins the paragraph above it; so is `- [ ] words` that is indented too far, or whose space
  /// is none that Markdown knows.
  mutating func reportUnspacedBoxes(in paragraphRange: Range<Int>) {
    guard bytes.holds(UInt8(ascii: "["), in: paragraphRange) else { return }
    forEachLine(of: paragraphRange) { reader, line in
      guard let marker = reader.markerEnd(in: line) else { return }
      let box = Spaces.skip(in: reader.bytes, from: marker, end: line.upperBound)
      guard let end = reader.boxEnd(at: box, line.upperBound) else { return }
      let isIndented = box > marker && reader.bytes[marker] == 0x20
      reader.report(isIndented ? .joinedItem : .unspacedBox, line.lowerBound..<(isIndented ? line.upperBound : end))
    }
  }

  /// `[ ] words` without a marker is a paragraph.
  mutating func reportBoxesWithoutMarker(in paragraphRange: Range<Int>) {
    guard bytes.holds(UInt8(ascii: "["), in: paragraphRange) else { return }
    reportUnspacedBoxes(in: paragraphRange)
    forEachLine(of: paragraphRange) { reader, line in
      if let end = reader.boxEnd(at: line.lowerBound, line.upperBound), end < line.upperBound {
        reader.report(.boxWithoutMarker, line.lowerBound..<end)
      }
    }
  }

  private func boxEnd(at offset: Int, _ end: Int) -> Int? {
    switch BoxShape(bytes, at: offset, end: end) {
    case .box(let state, let boxEnd): state == nil ? nil : boxEnd
    case .malformed(_, let range): range.count > 3 ? nil : range.upperBound
    case .none: nil
    }
  }

  /// The lines of a paragraph, without the spaces at both ends; none is empty.
  private mutating func forEachLine(of paragraphRange: Range<Int>, _ body: (inout OutlineReader, Range<Int>) -> Void) {
    var offset = paragraphRange.lowerBound
    while offset < paragraphRange.upperBound {
      let end = bytes.lineEnd(from: offset, limit: paragraphRange.upperBound)
      let line = Spaces.trimmed(offset..<end, in: bytes)
      if !line.isEmpty { body(&self, line) }
      offset = max(end + 1, Spaces.skip(in: bytes, from: end, end: paragraphRange.upperBound))
    }
  }

  // MARK: Fields

  /// A paragraph, or a note below an item, that is a field and nothing else.
  mutating func reportFieldAlone(in paragraphRange: Range<Int>) {
    guard document.kind != nil, !paragraphRange.isEmpty else { return }
    if let key = MeantFieldScan.keyOfField(in: paragraphRange, in: bytes) { return report(.fieldAlone(key), paragraphRange) }
    guard bytes.holds(0x0A, in: paragraphRange), MeantFieldScan.isNamed(paragraphRange, in: bytes) else { return }
    // `Deadline: 15 January 2027` between `Budget: 8000` and its like.
    var found: [(key: FieldKey, range: Range<Int>)] = []
    var areNamed = true
    forEachLine(of: paragraphRange) { reader, line in
      if !MeantFieldScan.isNamed(line, in: reader.bytes) { areNamed = false }
      if areNamed, let key = MeantFieldScan.keyOfField(in: line, in: reader.bytes) { found.append((key, line)) }
    }
    if areNamed { for (key, range) in found { report(.fieldAlone(key), range) } }
  }

  // MARK: Times

  /// A paragraph of a day whose every line begins with a time, or with a box, was meant as blocks and tasks.
  mutating func reportTimesWithoutMarker(in paragraphRange: Range<Int>) {
    guard !paragraphRange.isEmpty else { return }
    let startsWithBox = bytes[paragraphRange.lowerBound] == UInt8(ascii: "[")
    guard startsWithBox || TimedLine(bytes, paragraphRange) != nil else { return reportOtherDay(in: paragraphRange) }
    var firstRange: Range<Int>?
    var isMeant = true
    forEachLine(of: paragraphRange) { reader, line in
      guard isMeant else { return }
      if let timed = TimedLine(reader.bytes, line) {
        firstRange = firstRange ?? line.lowerBound..<timed.timeRange.upperBound
      } else {
        isMeant = reader.boxEnd(at: line.lowerBound, line.upperBound) != nil
      }
    }
    guard isMeant, let firstRange else { return }
    report(.timeWithoutMarker, firstRange)
  }

  /// A time at the very start of a further line of a list item, however deep, was meant as the next block.
  mutating func reportTimesWithoutMarker(inLinesOfItem lines: Range<Int>) {
    forEachLine(of: lines) { reader, line in
      guard line.lowerBound == reader.source.start(ofLine: reader.source.line(at: line.lowerBound)),
        let timed = TimedLine(reader.bytes, line)
      else { return }
      reader.report(.timeWithoutMarker, line.lowerBound..<timed.timeRange.upperBound)
    }
  }

  // MARK: Logs

  /// A line of a log that begins like a date, and is an ordinary child only because the date does not read.
  ///
  /// - Returns: whether it is reported, here or by the reader of its headline.
  mutating func reportUnreadEntry(_ id: Int, _ reader: LogReader) -> Bool {
    let headline = document.items[id].headline
    if let anchor = headline.anchor, !anchor.isTime {
      report(.unreadEntry, anchor.range)
      return true
    }
    if document.problems.suffix(8).contains(where: { $0.range.lowerBound == headline.textRange.lowerBound }) { return true }
    guard headline.anchor == nil,
      let range = reader.beginsLikeDate(headline.range) ?? reader.stateBeforeDate(headline.range)
    else { return false }
    report(.unreadEntry, range)
    return true
  }

  /// In a log a date of another order is that of an entry, and no row of a page.
  mutating func forgetRow(_ id: Int, after known: Int) {
    guard document.problems.count > known, let start = document.items[id].headline.textRange.first else { return }
    for index in document.problems.indices.suffix(document.problems.count - known).reversed()
    where document.problems[index].kind == .otherDay && document.problems[index].range.lowerBound == start {
      document.problems.remove(at: index)
    }
  }

  /// What is wrong with the date of a line of a log that an item of its file does not begin with.
  ///
  /// - Parameter known: how many problems there were before the line was read.
  mutating func reportWrongAnchors(_ problems: [OutlineProblem], after known: Int) {
    for problem in problems {
      switch problem.kind {
      case .halfRange, .backwardAnchor, .unreadAnchor:
        if !document.problems[known...].contains(problem) { document.problems.append(problem) }
      default: break
      }
    }
  }

  /// `Tennis: 2026-11-20, 2026-11-15`: dates behind a name, and no log below it.
  mutating func reportDatesInName(of id: Int) {
    let item = document.items[id]
    // Which year it is makes no difference to where the dates stand.
    guard item.log.isEmpty, item.headline.textRange.count > 5, !bytes[item.headline.textRange].contains(0x0A),
      let dated = DatedName(bytes, item.headline.textRange, today: CivilDate(dayNumber: 0))
    else { return }
    // `Fri 20.11.2026` is no name with a date behind it.
    let words = dated.nameRange.lowerBound..<dated.datesRange.upperBound
    if let date = MeantDate.scan(bytes, at: words.lowerBound, end: words.upperBound, today: CivilDate(dayNumber: 0), .back),
      date.end > dated.nameRange.upperBound
    {
      return
    }
    report(.datesInName, dated.datesRange.lowerBound + dated.signLength(in: bytes)..<dated.datesRange.upperBound)
  }

  /// The same in a line without a list marker: `Tennis: 2026-11-20`, `• Sauna: 2026-11-06`.
  mutating func reportDatesInName(ofLine paragraphRange: Range<Int>) {
    let start = paragraphRange.lowerBound + TimedLine.signLength(bytes, paragraphRange)
    let text = Spaces.trimmed(start..<paragraphRange.upperBound, in: bytes)
    guard !bytes[text].contains(0x0A), let dated = DatedName(bytes, text, today: CivilDate(dayNumber: 0)),
      bytes[dated.datesRange.lowerBound] == UInt8(ascii: ":"), dated.days.allSatisfy(\.isCertain)
    else { return }
    report(.datesInName, dated.datesRange.lowerBound + dated.signLength(in: bytes)..<dated.datesRange.upperBound)
  }

  /// Words for another day at the start of a paragraph of a day.
  mutating func reportOtherDay(in paragraphRange: Range<Int>) {
    let start = paragraphRange.lowerBound
    guard bytes[start] &- 0x41 >= 26,
      let end = OtherDay.end(in: bytes, at: start, end: paragraphRange.upperBound, isSentence: true)
    else { return }
    report(.otherDay, start..<end)
  }

  /// An entry that goes on with another date: only the first is read.
  mutating func reportFurtherDate(of id: Int, _ reader: LogReader) {
    guard let entry = document.items[id].entry, let anchor = document.items[id].headline.anchor,
      let range = reader.furtherDate(in: entry.noteRange, after: anchor),
      // A second time is told as one.
      entry.time == nil || SecondAnchor.range(in: entry.noteRange, of: bytes, isTime: true) == nil
    else { return }
    report(.unreadEntry, range)
  }

  /// A dated line without a marker, or one below an entry, is no entry.
  mutating func reportDatedNotes(of id: Int) {
    let item = document.items[id]
    guard item.lines.count > 1 else { return }
    for note in [linesAfterFirst(of: item.headline.range)] + item.noteRanges {
      forEachLine(of: note) { reader, line in
        let marker = reader.markerEnd(in: line) ?? line.lowerBound + TimedLine.signLength(reader.bytes, line)
        let start = Spaces.skip(in: reader.bytes, from: marker, end: line.upperBound)
        if let (_, end) = CivilDate.scan(reader.bytes, at: start, end: line.upperBound) {
          reader.report(.misplacedEntry, start..<end)
        }
      }
    }
  }

  /// Dates that stand beside an item with a log, and not below it, in one list or in the next, or as a paragraph.
  mutating func reportLogsBeside() {
    guard let kind = document.kind, kind.traits.logs != .none else { return }
    for section in document.sections {
      reportLogBeside(section.elements)
      for group in section.groups { reportLogBeside(group.elements) }
    }
    let items = document.items
    for index in items.indices where items[index].elementCount > 1 { reportLogBeside(items[index].elements) }
  }

  private mutating func reportLogBeside(_ elements: [Element]) {
    /// The log of the item before, as far as dates that follow may have been meant for it.
    enum LogBefore { case none, empty, filled }
    var before = LogBefore.none
    for element in elements {
      guard case .item(let id) = element else {
        before = .none
        continue
      }
      let item = document.items[id]
      if before != .none, let range = outdentedEntry(item, isAfterEntries: before == .filled) {
        report(.misplacedEntry, range)
      } else if let date = dateAsName(of: item) {
        report(date.isRead ? .dateAsName : .unreadAnchor, date.range)
        before = .none
      } else if LogReader.Kind(of: item, in: document) == nil {
        before = .none
      } else {
        before = item.log.isEmpty ? .empty : everyItemHasLog(item) ? .filled : .none
      }
    }
  }

  /// Whether all that stand beside an item have logs, so that a date there is hardly the name of one.
  private func everyItemHasLog(_ item: Item) -> Bool {
    !item.headline.places.isDisjoint(with: [.habit, .activity])
  }

  /// The date of an item that is nothing else, of a habit or activity that besides has a time or a state, or of a paragraph that
  /// begins with one. Words behind a date rather belong to a name.
  ///
  /// - Parameter isAfterEntries: whether the log before has entries, so that a paragraph is rather one of prose.
  private func outdentedEntry(_ item: Item, isAfterEntries: Bool) -> Range<Int>? {
    if item.form == .paragraph, !isAfterEntries {
      let text = item.headline.textRange
      return CivilDate.scan(bytes, at: text.lowerBound, end: text.upperBound).map { text.lowerBound..<$0.end }
    }
    if everyItemHasLog(item) {
      guard let entry = entry(meantBy: item) else { return nil }
      return entry.noteRange.isEmpty || entry.status != nil ? item.headline.range : nil
    }
    guard LogReader.Kind(of: item, in: document) == nil else { return nil }
    if let anchor = item.headline.anchor {
      return !anchor.isTime && item.headline.textRange.isEmpty ? item.headline.range : nil
    }
    guard let entry = entry(meantBy: item) else { return nil }
    return entry.noteRange.isEmpty && entry.time == nil && entry.status == nil ? item.headline.range : nil
  }

  /// The date with which the name of a habit or an activity begins, be it in the calendar or not.
  private func dateAsName(of item: Item) -> (range: Range<Int>, isRead: Bool)? {
    let text = item.headline.textRange
    guard !text.isEmpty, bytes[text.lowerBound].isASCIIDigit, everyItemHasLog(item) else { return nil }
    switch AnchorScan.scan(bytes, at: text.lowerBound, end: text.upperBound) {
    case .date(_, let end), .dateRange(_, let end): return (text.lowerBound..<end, true)
    case .wrong(let end) where CivilDate.hasShape(bytes, at: text.lowerBound, end: text.upperBound):
      return (text.lowerBound..<end, false)
    default: return nil
    }
  }

  /// What a list item would say in a log.
  func entry(meantBy item: Item) -> LogEntry? {
    let range = item.headline.range
    guard item.form == .listItem, !range.isEmpty else { return nil }
    // A date begins with a digit, and a link to a day with a bracket; before it may stand a box.
    let first = bytes[range.lowerBound]
    guard first.isASCIIDigit || first == UInt8(ascii: "[") else { return nil }
    var reader = HeadlineReader(bytes: bytes, grammar: .entry)
    return LogReader(bytes: bytes, kind: .states).entry(reader.read(item.headline.range))
  }

  // MARK: What Markdown hides

  /// Lines that belong to no block are link reference definitions. One that was no link was meant to be seen.
  mutating func readDefinitions() {
    guard tree.exceeded == nil else { return }
    for lines in tree.uncoveredLines(in: source, fromLine: document.properties.lines.upperBound) {
      document.definitionRanges.append(lines)
      for line in lines { reportVanishing(line, of: lines) }
    }
  }

  private mutating func reportVanishing(_ line: Int, of lines: Range<Int>) {
    let content = Spaces.trimmed(source.contentRange(ofLine: line), in: bytes)
    // A title may stand on a line of its own, whatever is in it.
    guard let first = content.first, !"\"'(".utf8.contains(bytes[first]) else { return }
    guard let bracket = content.first(where: { bytes[$0] == UInt8(ascii: "[") }),
      let close = (bracket..<content.upperBound).first(where: { bytes[$0] == UInt8(ascii: "]") }),
      close + 1 < content.upperBound, bytes[close + 1] == UInt8(ascii: ":"), bytes[bracket + 1] != UInt8(ascii: "^")
    else { return }
    var target = Spaces.trimmed(close + 2..<content.upperBound, in: bytes)
    if target.isEmpty, line + 1 < lines.upperBound { target = source.contentRange(ofLine: line + 1) }
    let isAddress = target.contains { "/.#<@".utf8.contains(bytes[$0]) }
    let isBox = close == bracket + 2 && "xX-".utf8.contains(bytes[bracket + 1])
    let before = Spaces.trim(in: bytes, end: bracket, start: content.lowerBound)
    let isItem = before > content.lowerBound && bytes[before - 1] != UInt8(ascii: ">")
    if !isAddress || isBox || isItem { report(.vanishingText, bracket..<content.upperBound) }
  }
}

/// The lines that git writes between the sides of a conflict.
enum ConflictMarkers {
  /// How many signs a marker has unless git is told otherwise (gitattributes(5), `conflict-marker-size`).
  private static let usualSize = 7

  /// The lines of the markers, in order. Inside a fenced code block none counts.
  ///
  /// Seven equals signs alone are a heading's underline, so they count only between the others. Markers of more signs count where
  /// the first and the last of a conflict stand there: one alone may be a text in many quotes.
  static func lines(in source: SourceText, _ tree: BlockTree) -> [Int] {
    var found: [Int] = []
    var isOpen = false
    var long: (size: Int, lines: [Int])?
    for (line, start) in source.lineStarts.enumerated() where start < source.bytes.count {
      let sign = source.bytes[Int(start)]
      guard isSign(sign), let size = size(ofMarker: line, source) else { continue }
      guard size == usualSize else {
        if sign == UInt8(ascii: "<") { long = (size, []) }
        guard long?.size == size else { continue }
        long?.lines.append(line)
        if sign == UInt8(ascii: ">"), let whole = long?.lines {
          found += whole
          long = nil
        }
        continue
      }
      switch sign {
      case UInt8(ascii: "<"): isOpen = true
      case UInt8(ascii: ">"): isOpen = false
      default: guard isOpen else { continue }
      }
      found.append(line)
    }
    guard !found.isEmpty else { return [] }
    let fenced = tree.blocks.filter(\.isFenced).map(\.lines)
    var next = 0
    return found.sorted().filter { line in
      while next < fenced.count, fenced[next].upperBound <= line { next += 1 }
      return next == fenced.count || !fenced[next].contains(line)
    }
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "|")
  }

  /// How many signs a line has, if it is a marker: two of the four name a side behind a space, one may, and equals signs stand
  /// alone (format, *Merge conflicts and bounds*).
  private static func size(ofMarker line: Int, _ source: SourceText) -> Int? {
    let range = source.contentRange(ofLine: line)
    guard let sign = range.first.map({ source.bytes[$0] }) else { return nil }
    let end = range.first { source.bytes[$0] != sign } ?? range.upperBound
    let size = end - range.lowerBound
    guard size >= usualSize else { return nil }
    let isNamed = end < range.upperBound && source.bytes[end] == 0x20
    switch sign {
    case UInt8(ascii: "="): return end == range.upperBound ? size : nil
    case UInt8(ascii: "|"): return end == range.upperBound || isNamed ? size : nil
    default: return isNamed ? size : nil
    }
  }
}

/// A table of the extended dialects: a paragraph whose second line is only bars, dashes and colons.
enum TableShape {
  static func isTable(_ block: Block, _ source: SourceText) -> Bool {
    guard block.lines.count >= 2 else { return false }
    let line = Spaces.trimmed(source.contentRange(ofLine: block.firstLine + 1), in: source.bytes)
    var hasBar = false
    var hasDash = false
    for offset in line {
      switch source.bytes[offset] {
      case UInt8(ascii: "|"): hasBar = true
      case UInt8(ascii: "-"): hasDash = true
      case UInt8(ascii: ":"), 0x20, 0x09: break
      default: return false
      }
    }
    return hasBar && hasDash
  }
}
