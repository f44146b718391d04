import Chronology
import Outline
import Planner
import Reading
import SourceText

/// The edits that bring a file into its canonical form (format, *What formatting changes*).
struct CanonicalEdits {
  private(set) var edits: [TextEdit] = []
  let document: Document
  let reading: PlanReading?
  private let errors: [Int]

  init(of reading: FormattedReading) {
    document = reading.document
    self.reading = reading.reading
    errors = CanonicalEdits.errors(in: reading)
    formatHeadings()
    for index in document.items.indices { format(itemAt: index) }
    let wrong = document.items.map(\.headline).filter(hasError)
    let spacing = SpacingEdits(of: document, except: edits, leaving: wrong)
    edits += spacing.edits
  }

  var source: SourceText { document.source }

  private mutating func replace(_ range: Range<Int>, _ text: String) {
    guard !source.bytes[range].elementsEqual(text.utf8) else { return }
    edits.append(TextEdit(replacing: range, with: text))
  }

  // MARK: Items

  private mutating func format(itemAt index: Int) {
    let item = document.items[index]
    guard item.form == .listItem, !hasError(item.headline) else { return }
    if let box = item.headline.box, box.state == .done { replace(box.range, "[x]") }
    if self.reading != nil, let entry = item.entry {
      format(entry, item.headline)
    } else if let reading = self.reading?.items[index] {
      format(reading, item.headline)
    }
    if self.reading != nil {
      formatGroups(of: item.headline, before: paragraphRest(of: item), kept: self.reading?.items[index]?.keptKeyRanges ?? [])
    }
  }

  /// An item in which something is wrong is left as it is: its owner will look at it.
  private func hasError(_ headline: Headline) -> Bool {
    // The places are in order, so the first at or after the headline's start is enough.
    var low = 0
    var high = errors.count
    while low < high {
      let middle = (low + high) / 2
      if errors[middle] < headline.range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < errors.count && errors[low] <= headline.range.upperBound
  }

  /// Where something is wrong, in order.
  private static func errors(in reading: FormattedReading) -> [Int] {
    let outline = reading.document.problems.filter { ItemError.holds($0.kind) }.map(\.range.lowerBound)
    let values = reading.reading?.problems.filter { ItemError.holds($0.kind) }.map(\.range.lowerBound) ?? []
    return (outline + values).sorted()
  }

  private mutating func format(_ reading: ItemReading, _ headline: Headline) {
    if reading.usesAnchor, let anchor = headline.anchor { format(anchor, headline) }
    formatValue(reading)
    // `[x]: | |` is a tally, `[x]: ||` a link definition.
    let looksLikeDefinition = source.bytes[headline.textRange].first == UInt8(ascii: "[")
    if let range = reading.strokesRange, case .tally(let count) = reading.content, !looksLikeDefinition {
      replace(range, Strokes.text(count))
    }
  }

  private mutating func format(_ entry: LogEntry, _ headline: Headline) {
    let firstPart = entry.timeRange ?? entry.valueRange ?? entry.statusRange
    if let anchor = headline.anchor { format(anchor, headline, readsNext: firstPart != nil) }
    if let range = entry.valueRange { formatNumber(range) }
    if let status = entry.status, let range = entry.statusRange { replace(range, status.rawValue) }
    let parts = [entry.timeRange, entry.valueRange, entry.statusRange].compactMap(\.self)
    for (part, next) in zip(parts, parts.dropFirst() + [entry.noteRange]) {
      let decoration = part.upperBound..<max(part.upperBound, next.lowerBound)
      let rest = Array(source.bytes[decoration.upperBound..<max(decoration.upperBound, headline.textRange.upperBound)])
      let isTime = part == entry.timeRange
      if isTime, let time = entry.time { format(time, at: part, decoration, before: rest) }
      guard !isTime || EntryText.stands(entry.time, before: rest) else { continue }
      let isValue = part == entry.valueRange
      if next == entry.noteRange, goesOn(decoration, before: rest, isTime: isTime ? true : nil, isValue: isValue) { continue }
      dropDecoration(decoration, before: rest)
    }
  }

  /// The time of an entry, unless it would run on into the words: `7am am` is not `07:00 am`.
  private mutating func format(_ time: TimeOfDay, at range: Range<Int>, _ decorationRange: Range<Int>, before rest: [UInt8]) {
    let behind = EntryText.stands(time, before: rest) ? [0x20] + rest : Array(source.bytes[decorationRange]) + rest
    if EntryText.stands(time, before: Array(behind.dropFirst()), separator: behind.first) { replace(range, time.description) }
  }

  /// Whether a comma or a dash stands before a digit among words: what follows may belong to what stands before it, as the second
  /// day of `2026-11-08, 09`, and would not without the sign. A colon before another time or date says that it is words.
  ///
  /// - Parameters:
  ///   - isTime: whether a time stands before the sign, and not a date; nil for neither.
  ///   - isValue: whether a value stands before it, of which a colon may make a score.
  private func goesOn(_ decorationRange: Range<Int>, before rest: [UInt8], isTime: Bool?, isValue: Bool = false) -> Bool {
    guard let first = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    let sign = source.string(in: decorationRange).first { !$0.isWhitespace }
    guard sign == ":", !isValue else { return sign != nil }
    return isTime.map { SecondAnchor.range(in: 0..<rest.count, of: rest, isTime: $0) != nil } ?? false
  }

  /// A colon, comma or dash between the parts of an entry, unless what follows it would then be one.
  private mutating func dropDecoration(_ range: Range<Int>, before rest: [UInt8]) {
    if range.isEmpty, !rest.isEmpty { return replace(range, " ") }
    // A line break between them stays, with the backslash of a hard one.
    guard source.bytes[range].contains(where: { !" \t\r\n\\".utf8.contains($0) }) else { return }
    guard AnchorScan.skipDecoration([0x20] + rest, at: 0, end: rest.count + 1) == 1 else { return }
    replace(range, rest.isEmpty ? "" : " ")
  }

  /// The number of a tracker, its goal after a bare slash, and a currency behind it. What stands on several lines stays there.
  private mutating func formatValue(_ reading: ItemReading) {
    guard let value = reading.valueRange else { return }
    if let goal = reading.goalRange,
      !source.bytes[value.upperBound..<goal.lowerBound].contains(where: { $0 == 0x0A || $0 == 0x0D })
    {
      replace(value.upperBound..<goal.lowerBound, "/")
    }
    guard let currency = reading.currencyRange else {
      formatNumber(value)
      if let range = reading.goalRange { formatNumber(range) }
      return
    }
    let amount = FieldText.number(source.string(in: value))
    let unit = " " + source.string(in: currency)
    replace(currency.lowerBound..<value.upperBound, reading.goalRange == nil ? amount + unit : amount)
    if let goal = reading.goalRange { replace(goal, FieldText.number(source.string(in: goal)) + unit) }
  }

  /// Thousands without commas and spaces, no plus sign, an ASCII minus; zeros at the end of a fraction stay.
  private mutating func formatNumber(_ range: Range<Int>) {
    let text = source.string(in: range)
    if Number(text) != nil { replace(range, FieldText.number(text)) }
  }

  // MARK: Anchors

  /// - Parameter readsNext: whether what stands behind it is read, and no words.
  private mutating func format(_ anchor: Anchor, _ headline: Headline, readsNext: Bool = false) {
    let written = AnchorText.text(anchor.value)
    let next = nextOffset(after: anchor, headline)
    let decoration = anchor.decorationRange
    let hasSign = source.bytes[decoration].contains { $0 != 0x20 && $0 != 0x09 }
    // As most stand: nothing is to be changed.
    if !hasSign, source.bytes[anchor.range].elementsEqual(written.utf8) { return }
    guard !isWeekOfOtherYear(anchor) else { return }
    guard next <= headline.range.upperBound, next > decoration.lowerBound else {
      replace(anchor.range, written)
      if hasSign { replace(decoration, "") }
      return
    }
    let rest = Array(source.bytes[next..<max(next, headline.range.upperBound)])
    if hasSign, !readsNext, goesOn(decoration, before: rest, isTime: anchor.isTime) {
      let sign = source.string(in: decoration)
      if AnchorText.stands(written + sign, before: rest, as: anchor.value) { replace(anchor.range, written) }
      return
    }
    if AnchorText.stands(written + " ", before: rest, as: anchor.value) {
      replace(anchor.range, written)
      // Before a hard break there is no space either.
      let end = rest.first == UInt8(ascii: "\\") ? rest.dropFirst().first : rest.first
      let endsLine = rest.isEmpty || end == 0x0A || end == 0x0D
      if hasSign { replace(decoration, endsLine ? "" : " ") }
    } else if hasSign, AnchorText.stands(written + ": ", before: rest, as: anchor.value) {
      replace(anchor.range, written)
    }
  }

  /// `Week 40` of a life below the heading of a year in which that is not: it is reported, and its number says what was meant.
  private func isWeekOfOtherYear(_ anchor: Anchor) -> Bool {
    guard case .date(let date) = anchor.value, source.bytes[anchor.range.lowerBound] | 0x20 == UInt8(ascii: "w"),
      let year = document.yearAbove(line: source.line(at: anchor.range.lowerBound))
    else { return false }
    return year != date.year
  }

  private func nextOffset(after anchor: Anchor, _ headline: Headline) -> Int {
    if let icon = headline.iconRange, icon.lowerBound > anchor.range.lowerBound { return icon.lowerBound }
    return anchor.decorationRange.upperBound
  }

  // MARK: Fields

  private mutating func formatGroups(
    of headline: Headline,
    before restRange: Range<Int>? = nil,
    kept keptRanges: [Range<Int>] = []
  ) {
    edits += GroupEdits(of: headline, before: restRange, kept: keptRanges, in: document).edits
  }

  /// What follows a headline in its own paragraph.
  private func paragraphRest(of item: Item) -> Range<Int>? {
    guard let note = item.noteRanges.first else { return nil }
    let next = source.line(at: item.headline.range.upperBound) + 1
    return source.line(at: note.lowerBound) == next ? note : nil
  }

  private mutating func formatHeadings() {
    guard self.reading != nil else { return }
    for section in document.sections {
      for heading in [section.heading] + section.groups.map({ $0.heading }) {
        if let heading, !hasError(heading.headline) { formatGroups(of: heading.headline) }
      }
    }
  }
}

/// What counts as an error in an item, so that it is left as it is.
enum ItemError {
  static func holds(_ kind: OutlineProblem.Kind) -> Bool {
    switch kind {
    case .halfRange, .backwardAnchor: true
    default: false
    }
  }

  static func holds(_ kind: ReadingProblem.Kind) -> Bool {
    switch kind {
    case .duplicateKey, .conflictingKeys, .fieldValue, .backwardBounds, .neverDue: true
    default: false
    }
  }
}
