import Chronology
import Outline
import Planner
import Reading
import SourceText

/// The edits that bring a file into its canonical form (format, section 8, *May*).
struct CanonicalEdits {
  private(set) var edits: [TextEdit] = []
  let document: Document
  let page: PageReading?
  private let errors: [Int]

  init(of reading: FormattedReading) {
    document = reading.document
    page = reading.page
    errors = CanonicalEdits.errors(in: reading)
    formatHeadings()
    for index in document.items.indices { format(itemAt: index) }
    let spacing = SpacingEdits(of: document, except: edits)
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
    if let entry = item.entry {
      format(entry, item.headline)
    } else if let reading = page?.items[index] {
      format(reading, item.headline)
    }
    if page != nil { formatGroups(of: item.headline) }
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
    let values = reading.page?.problems.filter { ItemError.holds($0.kind) }.map(\.range.lowerBound) ?? []
    return (outline + values).sorted()
  }

  private mutating func format(_ reading: ItemReading, _ headline: Headline) {
    if reading.usesAnchor, let anchor = headline.anchor { format(anchor, headline) }
    if let range = reading.valueRange { formatNumber(range) }
    if let range = reading.goalRange { formatNumber(range) }
    if let range = reading.strokesRange, case .tally(let count) = reading.content { replace(range, Strokes.text(count)) }
  }

  private mutating func format(_ entry: LogEntry, _ headline: Headline) {
    if let anchor = headline.anchor { format(anchor, headline) }
    if let time = entry.time, let range = entry.timeRange { replace(range, time.description) }
    if let range = entry.value { formatNumber(range) }
    if let status = entry.status, let range = entry.statusRange { replace(range, status.rawValue) }
    let parts = [entry.timeRange, entry.value, entry.statusRange].compactMap(\.self)
    for (part, next) in zip(parts, parts.dropFirst() + [entry.note]) {
      dropDecoration(part.upperBound..<max(part.upperBound, next.lowerBound), isLast: next.isEmpty)
    }
  }

  /// A colon, comma or dash between the parts of an entry.
  private mutating func dropDecoration(_ range: Range<Int>, isLast: Bool) {
    guard source.bytes[range].contains(where: { !" \t\r\n".utf8.contains($0) }) else { return }
    replace(range, isLast ? "" : " ")
  }

  /// Thousands without commas, no plus sign, an ASCII minus; zeros at the end of a fraction stay.
  private mutating func formatNumber(_ range: Range<Int>) {
    let text = source.string(in: range)
    if Number(text) != nil { replace(range, FieldText.number(text)) }
  }

  // MARK: Anchors

  private mutating func format(_ anchor: Anchor, _ headline: Headline) {
    let written = AnchorText.text(anchor.value)
    let next = nextOffset(after: anchor, headline)
    let decoration = anchor.decoration
    let hasSign = source.bytes[decoration].contains { !" \t".utf8.contains($0) }
    guard next <= headline.range.upperBound, next > decoration.lowerBound else {
      replace(anchor.range, written)
      if hasSign { replace(decoration, "") }
      return
    }
    let rest = Array(source.bytes[next..<max(next, headline.range.upperBound)])
    if AnchorText.stands(written + " ", before: rest, as: anchor.value) {
      replace(anchor.range, written)
      if hasSign { replace(decoration, rest.isEmpty ? "" : " ") }
    } else if hasSign, AnchorText.stands(written + ": ", before: rest, as: anchor.value) {
      replace(anchor.range, written)
    }
  }

  private func nextOffset(after anchor: Anchor, _ headline: Headline) -> Int {
    if let icon = headline.icon, icon.lowerBound > anchor.range.lowerBound { return icon.lowerBound }
    return anchor.decoration.upperBound
  }

  // MARK: Fields

  /// Each run of plain groups with nothing but spaces between them becomes one group.
  private mutating func formatGroups(of headline: Headline) {
    var run: [FieldGroup] = []
    for group in headline.groups where group.spelling == .plain {
      if let last = run.last,
        !source.bytes[last.range.upperBound..<group.range.lowerBound].allSatisfy({ $0 == 0x20 || $0 == 0x09 })
      {
        format(run, of: headline)
        run = []
      }
      run.append(group)
    }
    format(run, of: headline)
  }

  private mutating func format(_ run: [FieldGroup], of headline: Headline) {
    guard let first = run.first, let last = run.last else { return }
    let range = first.range.lowerBound..<last.range.upperBound
    // A group that somebody broke over two lines stays broken.
    guard !source.bytes[range].contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return }
    let parts = headline.fields[first.fields.lowerBound..<last.fields.upperBound].map {
      FieldText.text($0, in: headline, document)
    }
    replace(range, "(" + parts.joined(separator: ", ") + ")")
  }

  private mutating func formatHeadings() {
    guard page != nil else { return }
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
