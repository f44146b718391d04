import Chronology
import Outline
import Planner
import SourceText

/// Writes items as Markdown blocks.
struct ItemWriter {
  var place: ItemPlace
  /// The text that the items were read from; nil for items that were made or changed.
  var source: SourceText?
  /// Those that were found for entries of the file.
  var ways = EntryWays()

  /// The blocks of some elements; list items that follow one another are one list, numbered ones if their numbers rise by one.
  ///
  /// - Parameter followsList: whether a list stands before them.
  func blocks(_ elements: [PlanElement], followsList: Bool = false) -> [String] {
    var blocks: [String] = []
    var list: ListMarker?
    // What code that is only indented would be a part of.
    var (followsList, followsCode) = (followsList, false)
    for (index, element) in elements.enumerated() {
      switch element {
      case .other(let markdown):
        let isFenced = followsList && IndentedCode.isFurtherIn(markdown) || followsCode && IndentedCode.isIndented(markdown)
        blocks.append(isFenced ? IndentedCode.fenced(markdown) : markdown)
        (list, followsList, followsCode) = (nil, false, !isFenced && IndentedCode.isIndented(markdown))
      case .item(let item) where !item.type.standsInList:
        blocks.append(block(item))
        (list, followsList, followsCode) = (nil, false, false)
      case .item(let item):
        let isBeforeCode = elements.dropFirst(index + 1).first.map(ItemWriter.isIndentedCode) ?? false
        let marker = ListMarker(of: item, after: list)
        let text = listItem(item, marker: marker.text, width: max(isBeforeCode ? 5 : 2, marker.text.utf8.count + 1))
        if marker.continues(list), !blocks.isEmpty {
          blocks[blocks.count - 1] += "\n" + text
        } else {
          blocks.append(text)
        }
        (list, followsList, followsCode) = (marker, true, false)
      }
    }
    return blocks
  }

  private static func isIndentedCode(_ element: PlanElement) -> Bool {
    guard case .other(let markdown) = element else { return false }
    return IndentedCode.isIndented(markdown) && !IndentedCode.isFurtherIn(markdown)
  }

  /// What is no list item.
  private func block(_ item: PlanItem) -> String {
    switch item.content {
    case .text: return text(item) + fieldsOfBlock(item)
    case .image(let source): return image(item.text, source, fieldsOfBlock(item))
    case .quote(let author): return quote(item, author)
    case .bullet, .checkbox, .label, .daysSince, .daysUntil, .count, .counter, .streak, .textList, .timeline, .tally, .best,
      .recurring, .schedule, .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity:
      return text(item)
    }
  }

  /// The fields of what is no list item: only where it came from.
  private func fieldsOfBlock(_ item: PlanItem) -> String {
    var fields = FieldWriter()
    fields.add(.was, item.was)
    fields.add(item.otherFields)
    let isLed = item.was != nil || item.otherFields.contains { $0.key.lowercased() == "was" }
    let notes = item.notes.map { "\n" + TextGuard.paragraph($0, canContinue: true) }
    return fields.text(isLed ? .group : .othersAsDataview) + notes.joined()
  }

  /// A text box. One without words is a paragraph of a space that Markdown takes for a letter. Where fields are read, what would
  /// be one is escaped.
  private func text(_ item: PlanItem) -> String {
    guard !item.text.isEmpty else { return "\u{A0}" }
    let plain = TextGuard.paragraph(item.text)
    guard place.section == .setAside, !reads(plain, as: item) else { return plain }
    let ways = ["[(^", "[(^`"].map { TextGuard.paragraph(TextGuard.escaping($0, in: item.text)) }
    return ways.first { reads($0, as: item) } ?? plain
  }

  /// Whether a paragraph with the fields behind it reads as a text box that was set aside.
  private func reads(_ text: String, as item: PlanItem) -> Bool {
    let plan = Probe(text + fieldsOfBlock(item), in: ItemWriter.setAside).plan
    guard let read = plan.sections.first?.elements.first?.item, read.type == .text else { return false }
    return read.was == item.was.map(TextGuard.folded) && read.otherFields == item.otherFields
      && Escapes.resolved(read.text) == Escapes.resolved(item.text)
  }

  /// An image and what follows it: its address in angle brackets where it has to be, and a backslash before what would end its
  /// words too early or too late.
  private func image(_ words: String, _ source: String, _ rest: String) -> String {
    let ways = [words, TextGuard.escaping("[]", in: words), TextGuard.escaping("[]`", in: words)]
      .flatMap { ["![\($0)](\(source))", "![\($0)](<\(source)>)"] }
    let way = ways.first { way in
      let probe = Probe(way + rest, in: ItemWriter.setAside)
      let item = probe.document.items.first
      return item?.image.map { probe.source.string(in: $0.sourceRange) } == source
        && (!rest.hasPrefix(" (") || item?.headline.textRange.upperBound == probe.range.lowerBound + way.utf8.count)
    }
    return (way ?? ways[3]) + rest
  }

  /// Where the fields of what is no list item are read.
  private static let setAside = Probe.Place(.page, section: SectionRole.setAsideTitle)

  private func quote(_ item: PlanItem, _ author: String?) -> String {
    var lines = item.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let author { lines.append("— " + author) }
    if lines.isEmpty { lines = [""] }
    let fields = fieldsOfBlock(item)
    lines[lines.count - 1] += lines.last == "" ? String(fields.drop { $0 == " " }) : fields
    return lines.map { $0.isEmpty ? ">" : "> " + $0 }.joined(separator: "\n")
  }

  // MARK: List items

  /// - Parameter width: how far the text is indented. Before indented code it is further than the marker asks, or the code would
  ///   be a part of the item.
  private func listItem(_ item: PlanItem, marker sign: String, width: Int) -> String {
    let headline = headline(of: item)
    let marker = sign + String(repeating: " ", count: width - sign.utf8.count)
    let isOneLine = !headline.text.isEmpty && item.notes.isEmpty && item.log.isEmpty && item.children.isEmpty
    if isOneLine { return marker + headline.text }
    var text = headline.text.isEmpty ? sign : marker + headline.text
    var body = ""
    var notes = item.notes[...]
    let children = ItemWriter(place: place.below(item), source: source, ways: ways)
    var blocks = children.blocks(item.children, followsList: !item.log.isEmpty)[...]
    if headline.text.isEmpty, let first = blocks.popFirst() {
      // A blank line would end an item without words.
      let isFarIn = width > sign.utf8.count + 1 && first.first != " "
      text = isFarIn ? marker : text
      body += (isFarIn ? "" : "\n") + first
    } else if headline.takes(notes.first), let first = notes.popFirst() {
      body += "\n" + TextGuard.paragraph(first, canContinue: true)
    }
    for note in notes { body += "\n\n" + TextGuard.paragraph(note) }
    ways.learn(item.log, in: place.kind, isAttempt: item.hasAttempts)
    for (index, record) in item.log.enumerated() {
      let isBeforeCode = index == item.log.count - 1 && (item.children.first.map(ItemWriter.isIndentedCode) ?? false)
      body += "\n" + entry(record, isAttempt: item.hasAttempts, width: isBeforeCode ? 5 : 2)
    }
    return text + indented(body + below(blocks), by: width)
  }

  /// Children below the words: a list follows at once, any other block after a blank line.
  private func below(_ blocks: ArraySlice<String>) -> String {
    var text = ""
    var isAfterWords = true
    for block in blocks {
      // A lone marker would underline the words, or be one of them.
      let interrupts = block.hasPrefix("- ")
      text += (interrupts && isAfterWords ? "\n" : "\n\n") + block
      isAfterWords = false
    }
    return text
  }

  /// Lines below the first, further in.
  private func indented(_ lines: String, by width: Int) -> String {
    var lines = lines
    return lines.withUTF8 { text in
      guard var start = text.firstIndex(of: 0x0A) else { return String(decoding: text, as: UTF8.self) }
      let indent = repeatElement(UInt8(ascii: " "), count: width)
      var bytes = Array(text[..<start])
      bytes.reserveCapacity(text.count * 2)
      while start < text.count {
        let end = text[(start + 1)...].firstIndex(of: 0x0A) ?? text.count
        bytes.append(0x0A)
        // A carriage return and a line feed are one character, which parts no lines.
        if end > start + 1, start == 0 || text[start - 1] != 0x0D { bytes.append(contentsOf: indent) }
        bytes.append(contentsOf: text[start + 1..<end])
        start = end
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The words of a list item with all that stands on their line. Of the ways to write them, the first that reads back as they
  /// are; if none does, as with words that begin with an emoji, the plain one.
  private func headline(of item: PlanItem) -> HeadlineWriter {
    let written =
      item.isReadByChildren ? nil : source.flatMap { source in item.origin.map { source.string(in: $0.headlineRange) } }
    for way in HeadlineWriter.Way.all where !way.iconAsField || item.icon != nil {
      let candidate = HeadlineWriter(item, in: place, way)
      if candidate.readsBack(as: written) { return candidate }
    }
    return HeadlineWriter(item, in: place, HeadlineWriter.Way(guardsTitle: true))
  }

  /// A first line that was appended.
  struct ProvenLine {
    /// Whether fields stand behind its words.
    let hasFields: Bool
  }

  /// Appends the first line of a list item where the file has its words as they are written in the plainest way, or with other
  /// bytes that read the same, which needs no second proof. What hangs below it is left out.
  ///
  /// - Parameters:
  ///   - hasNumber: whether its number counts.
  ///   - hasChildren: whether its children count.
  /// - Returns: nil where it is not so; then nothing is appended.
  static func append(
    provenLineOf item: PlanItem,
    hasNumber: Bool,
    hasChildren: Bool,
    in place: ItemPlace,
    of source: SourceText,
    to bytes: inout [UInt8]
  ) -> ProvenLine? {
    guard let range = item.origin?.headlineRange, !range.isEmpty, item.type.standsInList,
      item.notes.first.map(ProvenWords.isPlainNote) ?? true,
      !(hasChildren ? item.isReadByChildren : item.isCheckboxWithoutBox)
    else { return nil }
    let start = bytes.count
    if hasNumber, item.number != nil {
      bytes.append(utf8: ListMarker(of: item, after: nil).text)
    } else {
      bytes.append(UInt8(ascii: "-"))
    }
    bytes.append(0x20)
    let words = bytes.count
    let hasFields = HeadlineWriter.append(item, in: place, to: &bytes)
    if bytes.holds(source.bytes, in: range, from: words)
      || ProvenWords.reads(bytes[words...], asDo: source.bytes[range], of: item, in: place)
    {
      return ProvenLine(hasFields: hasFields)
    }
    bytes.removeSubrange(start...)
    return nil
  }

  /// Appends all lines of a list item whose words, and those of all below it, need no second proof.
  ///
  /// - Parameter indent: how far in its first line stands.
  /// - Returns: whether it is so; else what was appended is of no use.
  static func append(
    provenLinesOf item: PlanItem,
    indent: Int = 0,
    in place: ItemPlace,
    of source: SourceText,
    to bytes: inout [UInt8]
  ) -> Bool {
    // Where more than its log is below an item, entries may be written in another way.
    guard item.log.isEmpty || item.children.isEmpty && item.notes.isEmpty,
      let line = append(provenLineOf: item, hasNumber: true, hasChildren: true, in: place, of: source, to: &bytes)
    else { return false }
    if item.log.isEmpty, item.children.isEmpty, item.notes.isEmpty { return true }
    // The width of a number would be that of the lines below it.
    guard item.number == nil else { return false }
    let lead = repeatElement(UInt8(ascii: " "), count: indent + 2)
    if !item.log.isEmpty {
      guard let place = item.startOfLog(in: source) else { return false }
      var ends: [Int] = []
      EntryWays.append(
        provenLinesOf: item.log,
        from: place,
        of: source,
        isAttempt: item.hasAttempts,
        lead: [0x0A] + lead,
        to: &bytes,
        &ends
      )
      return ends.count == item.log.count
    }
    if let note = item.notes.first {
      guard item.children.isEmpty, item.notes.count == 1, !line.hasFields || item.endOfNextLine(note, in: source) != nil else {
        return false
      }
      // Below fields it goes on the next line, as it does in the file.
      bytes.append(0x0A)
      if !line.hasFields { bytes.append(0x0A) }
      bytes.append(contentsOf: lead)
      bytes.append(utf8: note)
      return true
    }
    let below = place.below(item)
    for element in item.children {
      guard case .item(let child) = element, child.number == nil else { return false }
      bytes.append(0x0A)
      bytes.append(contentsOf: lead)
      guard append(provenLinesOf: child, indent: indent + 2, in: below, of: source, to: &bytes) else { return false }
    }
    return true
  }

  /// One entry of a log.
  func entry(_ record: LogRecord, isAttempt: Bool, width: Int) -> String {
    let head = ways.writer(of: record, in: place.kind, isAttempt: isAttempt)
    let text = "-" + String(repeating: " ", count: width - 1) + head.text(on: record.days)
    guard !record.notes.isEmpty || !record.children.isEmpty else { return text }
    var body = ""
    for (index, note) in record.notes.enumerated() {
      let continues = index == 0 && head.hasFields
      body += (continues ? "\n" : "\n\n") + TextGuard.paragraph(note, canContinue: continues)
    }
    let children = ItemWriter(place: place.belowEntry, ways: ways)
    return text + indented(body + below(children.blocks(record.children)[...]), by: width)
  }
}

extension PlanItem {
  /// Whether a box below it was what made it what it is, and is no longer there.
  fileprivate var isReadByChildren: Bool { isCheckboxWithoutBox && !children.contains { $0.item?.box != nil } }

  /// Whether only boxes below it make it what it is.
  fileprivate var isCheckboxWithoutBox: Bool { type == .checkbox && box == nil }

  /// Where the lines of its log begin in the file that it was read from, if nothing stands before them: at the end of its words, or of
  /// its only note on the line below.
  func startOfLog(in source: SourceText) -> Int? {
    guard let note = notes.first else { return origin?.headlineRange.upperBound }
    return notes.count == 1 ? endOfNextLine(note, in: source) : nil
  }

  /// Where the line below its words ends in the file that it was read from; nil where a note is not all that it says.
  fileprivate func endOfNextLine(_ note: String, in source: SourceText) -> Int? {
    guard let line = origin?.headlineRange.upperBound else { return nil }
    let bytes = source.bytes
    var start = line + 1
    while start < bytes.count, bytes[start] == 0x20 { start += 1 }
    var note = note
    return note.withUTF8 { note in
      let end = start + note.count
      guard end <= bytes.count, bytes[line] == 0x0A, end == bytes.count || bytes[end] == 0x0A else { return nil }
      return bytes[start..<end].elementsEqual(note) ? end : nil
    }
  }

  /// Whether dated lines below it are its log: it has one of the keys, be it with a wrong value.
  var hasLog: Bool { hasStates || hasAttempts }

  /// Whether its log is one of attempts.
  var hasAttempts: Bool { !hasStates && (type.traits.log == .attempts || hasOther(.best)) }

  private var hasStates: Bool {
    type.traits.log == .states || hasOther(.streak) || hasRule
  }

  /// Whether it has the key `every`, be it with a wrong value.
  var hasRule: Bool { type == .recurring || hasOther(.every) }

  private func hasOther(_ key: FieldKey) -> Bool { otherFields.contains { FieldKey(word: $0.key) == key } }
}

/// The strokes of a tally.
public enum Strokes {
  /// So many strokes in fives, parted by spaces.
  public static func text(_ count: Int) -> String {
    let fives = Array(repeating: "|||||", count: count / 5)
    let rest = count % 5 == 0 ? [] : [String(repeating: "|", count: count % 5)]
    return (fives + rest).joined(separator: " ")
  }
}

/// The marker of a list item: a hyphen, or its number with a sign that tells its list from the one before.
private struct ListMarker {
  let number: Int?
  let sign: Character

  init(of item: PlanItem, after list: ListMarker?) {
    number = item.number
    let isNext = item.number != nil && list?.number.map { $0 + 1 } == item.number
    sign = isNext ? list?.sign ?? "." : list?.number != nil && list?.sign == "." ? ")" : "."
  }

  var text: String { number.map { "\($0)\(sign)" } ?? "-" }

  /// Whether it goes on with a list.
  func continues(_ list: ListMarker?) -> Bool {
    guard let list else { return false }
    return number == nil ? list.number == nil : list.number.map { $0 + 1 } == number && list.sign == sign
  }
}
