import Diagnostics
import Import
import Outline
import Reading
import SourceText

/// A line of another program as it is written in the format, in its place in a file.
///
/// What it becomes is read before it is offered: where a field, the box or the time of the item is not what the line said, there is
/// no rewriting.
struct LineRewriting {
  let conversion: LineConversion
  let edit: TextEdit
  /// The new line, without the indent and the marker of a list item that stands already.
  let text: String

  init?(_ line: ForeignLines.Line, in file: LintedFile) {
    guard let index = line.item, let kind = file.document.kind else { return nil }
    let item = file.document.items[index]
    guard item.entry == nil, let place = LineRewriting.place(of: item, in: kind),
      let conversion = LineConversion(of: line.draft, at: place, today: file.context.today)
    else { return nil }
    self.conversion = conversion
    let headline = item.headline
    let isItem = item.form == .listItem
    let start = isItem ? headline.box?.range.lowerBound ?? headline.range.lowerBound : line.range.lowerBound
    guard LineRewriting.hasWords(line, in: file.source) else { return nil }
    let words = LineRewriting.words(of: line, conversion, headline, in: file.source)
    var box = headline.box.map { file.source.string(in: $0.range) + " " } ?? ""
    if let state = conversion.box { box = state.text + " " }
    text = box + String(decoding: words, as: UTF8.self)
    edit = TextEdit(replacing: start..<line.range.upperBound, with: isItem ? text : "- " + text)
    guard readsAsMeant(item, in: kind, file) else { return nil }
  }

  // MARK: The place

  /// Where an item stands, as it will be read with a box; nil where no line of another program is converted.
  private static func place(of item: Item, in kind: DocumentKind) -> LineConversion.Place? {
    let headline = item.headline
    let places: Place
    var takesBox = true
    switch (kind, item.form) {
    case (.activities, .listItem) where headline.places.contains(.activity): (places, takesBox) = (headline.places, false)
    case (.life, _), (.vault, _), (.activities, _), (_, .quote), (_, .image), (.ritual, .paragraph): return nil
    case (.ritual, .listItem) where headline.places.contains(.habit): (places, takesBox) = (headline.places, false)
    case _ where headline.box != nil: places = headline.places
    case (.page, _): places = [.item, .box]
    case (.project, _): places = item.depth == 0 ? .task : [.box, .step]
    case (.stacks, _): places = item.depth == 0 ? .stackedTask : [.box, .step]
    case (.day, _): places = headline.places.contains(.block) ? [.block, .box] : item.depth == 0 ? .box : .plannedTask
    case (.ritual, _): places = .box
    }
    return LineConversion.Place(
      places,
      takesBox: takesBox,
      hasBox: headline.box != nil,
      state: headline.box?.state,
      keys: Set(headline.fields.compactMap(\.key))
    )
  }

  // MARK: The words

  /// Whether anything but signs stands in a line. What says only when something is due belongs to the line of that.
  private static func hasWords(_ line: ForeignLines.Line, in source: SourceText) -> Bool {
    var offset = line.range.lowerBound
    for sign in line.draft.signs {
      if source.bytes[offset..<sign.range.lowerBound].contains(where: { $0 > 0x20 }) { return true }
      offset = sign.range.upperBound
    }
    return source.bytes[offset..<line.range.upperBound].contains { $0 > 0x20 }
  }

  /// The words that are left, with what has no key among them, and the fields: in the group that the headline has, or in a new one.
  private static func words(
    of line: ForeignLines.Line,
    _ conversion: LineConversion,
    _ headline: Headline,
    in source: SourceText
  ) -> [UInt8] {
    var writer = LineWriter(source.bytes, line.range)
    for part in conversion.replacements { writer.replace(part.range, with: part.words) }
    guard !conversion.fields.isEmpty else { return writer.text() }
    let plain = conversion.fields.map { "\($0.key.rawValue): \(WrittenText.fieldValue($0.value))" }.joined(separator: ", ")
    let group = headline.groups.last { line.range.contains($0.range.lowerBound) }
    switch group?.spelling {
    case .plain?:
      var end = group.map { $0.range.upperBound - 1 } ?? line.range.upperBound
      while end > line.range.lowerBound, source.bytes[end - 1] <= 0x20 { end -= 1 }
      writer.insert(", " + plain, at: end)
      return writer.text()
    case .dataviewSquare?, .dataviewRound?:
      let isSquare = group?.spelling == .dataviewSquare
      let fields = conversion.fields.map { "\($0.key.rawValue):: \($0.value)" }.map { isSquare ? " [\($0)]" : " (\($0))" }
      writer.insert(fields.joined(), at: group?.range.upperBound ?? line.range.upperBound)
      return writer.text()
    case nil:
      let kept = conversion.replacements.filter { !$0.words.isEmpty }.map(\.range)
      let end = groupOffset(in: line, keeping: kept, headline, source)
      writer.insert(" (\(plain))", at: end)
      return writer.text()
    }
  }

  /// Where a new group stands: at the end of the line that the last signs end, so that what follows stays below it as notes, and of
  /// the words above where nothing is left of that line; else at the end of all. An id stays behind it.
  ///
  /// - Parameter keptRanges: the signs that words stand for.
  private static func groupOffset(
    in line: ForeignLines.Line,
    keeping keptRanges: [Range<Int>],
    _ headline: Headline,
    _ source: SourceText
  ) -> Int {
    let bytes = source.bytes
    var end = line.range.upperBound
    if let id = headline.idRange, id.upperBound == end { end = id.lowerBound - 1 }
    let last = line.draft.signs.last?.range.upperBound ?? end
    if let lineEnd = bytes[last..<max(last, end)].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      let rest = bytes[last..<lineEnd].split(whereSeparator: isSpace)
      if rest.allSatisfy({ $0.first == UInt8(ascii: "#") }) { end = lineEnd }
    }
    while let lineEnd = endOfWords(before: end, in: line, keeping: keptRanges, source) { end = lineEnd }
    while end > line.range.lowerBound, isSpace(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// The end of the line above, where the last line before an offset holds nothing but signs, for which no words stand.
  private static func endOfWords(
    before end: Int,
    in line: ForeignLines.Line,
    keeping keptRanges: [Range<Int>],
    _ source: SourceText
  ) -> Int? {
    guard let last = source.bytes[line.range.lowerBound..<end].lastIndex(of: 0x0A) else { return nil }
    var offset = last
    for sign in line.draft.signs where sign.range.lowerBound >= last && sign.range.upperBound <= end {
      guard !keptRanges.contains(sign.range), source.bytes[offset..<sign.range.lowerBound].allSatisfy({ $0 <= 0x20 }) else {
        return nil
      }
      offset = sign.range.upperBound
    }
    guard source.bytes[offset..<end].allSatisfy({ $0 <= 0x20 }) else { return nil }
    return source.bytes[last - 1] == 0x0D ? last - 1 : last
  }

  fileprivate static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  // MARK: The proof

  private func readsAsMeant(_ item: Item, in kind: DocumentKind, _ file: LintedFile) -> Bool {
    let probe = Probe(text, in: LineRewriting.frame(of: item, in: kind))
    guard let read = probe.document.items.last(where: { $0.headline.range.lowerBound == probe.range.lowerBound }) else {
      return false
    }
    let headline = read.headline
    let state = conversion.box ?? item.headline.box?.state
    guard headline.box?.state == state, headline.anchor == nil || item.headline.anchor != nil else { return false }
    let hasFields = conversion.fields.allSatisfy { field in
      headline.field(field.key).map { probe.document.value(of: $0) == field.value } ?? false
    }
    guard hasFields, headline.fields.count >= conversion.fields.count + item.headline.fields.count else { return false }
    let isQuiet = probe.document.problems.allSatisfy { $0.kind == .unknownBox }
    return isQuiet && PlanReading(of: probe.document, fileName: "", with: .problems).problems.isEmpty
  }

  /// What stands round an item, as far as it says how it is read.
  private static func frame(of item: Item, in kind: DocumentKind) -> Probe.Place {
    let isTop = item.depth == 0
    switch kind {
    case .day: return Probe.Place(.day, title: "2026-11-20", lead: isTop ? "- " : "- 09:00 - 10:00 x\n  - ")
    case .project, .stacks: return Probe.Place(kind, title: "x", lead: isTop ? "- " : "- [ ] x\n  - ")
    case .ritual:
      let arc = "Arc 1: 2026-11-01 - 2026-11-28"
      return Probe.Place(.ritual, title: "x", section: arc, lead: isTop ? "- " : "- x\n  - ")
    case .page, .life, .activities, .vault: return Probe.Place(kind, title: "x", section: "x", lead: "- ")
    }
  }
}

/// Writes a line anew with some of its bytes replaced, and with one space where what stood between two was taken out.
private struct LineWriter {
  private let bytes: [UInt8]
  private let range: Range<Int>
  private var parts: [(range: Range<Int>, words: String, isInsertion: Bool)] = []

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  mutating func replace(_ range: Range<Int>, with words: String) { parts.append((range, words, false)) }

  mutating func insert(_ words: String, at offset: Int) { parts.append((offset..<offset, words, true)) }

  func text() -> [UInt8] {
    var text: [UInt8] = []
    var offset = range.lowerBound
    for part in parts.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      text += bytes[offset..<max(offset, part.range.lowerBound)]
      offset = max(offset, part.range.upperBound)
      guard !part.isInsertion else {
        insert(part.words, into: &text, before: offset)
        continue
      }
      text += part.words.utf8
      if part.words.isEmpty {
        closeGap(&text, &offset)
      } else if offset < range.upperBound, bytes[offset] > 0x20, !".,;:!?)".utf8.contains(bytes[offset]) {
        // Two signs may touch, and two words may not.
        text.append(0x20)
      }
    }
    text += bytes[offset..<range.upperBound]
    while let last = text.last, last <= 0x20 { text.removeLast() }
    return text
  }

  /// A group has one space before it and, where words follow, one behind it.
  private func insert(_ words: String, into text: inout [UInt8], before offset: Int) {
    let isGroup = words.hasPrefix(" ")
    while isGroup, let last = text.last, isSpace(last) { text.removeLast() }
    text += words.utf8
    if isGroup, offset < range.upperBound, bytes[offset] > 0x20 { text.append(0x20) }
  }

  /// Where something was taken out, one of the spaces at its sides goes too.
  private func closeGap(_ text: inout [UInt8], _ offset: inout Int) {
    let next = offset < range.upperBound ? bytes[offset] : 0x0A
    if text.last.map(isSpace) ?? true {
      if isSpace(next) {
        while offset < range.upperBound, isSpace(bytes[offset]) { offset += 1 }
      } else if next <= 0x20 || ".,;:!?".utf8.contains(next) {
        while let last = text.last, isSpace(last) { text.removeLast() }
        // A line of which nothing is left would part the words from what stands below them.
        if next <= 0x20, text.last == 0x0A {
          text.removeLast()
          if text.last == 0x0D { text.removeLast() }
        }
      }
    } else if !isSpace(next), next > 0x20, next != UInt8(ascii: ",") {
      text.append(0x20)
    }
  }

  private func isSpace(_ byte: UInt8) -> Bool { LineRewriting.isSpace(byte) }
}
