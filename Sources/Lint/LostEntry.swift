import Chronology
import Diagnostics
import Outline
import Reading
import SourceText

/// Ways to make an entry of a dated line that is in no log.
struct LostEntry {
  let file: LintedFile
  /// The item that each item stands below.
  private let parents: [Int?]
  /// The last item before each that stands as deep.
  private let neighbours: [Int?]
  /// What is known of the items that were asked about: the days of their logs, and whether all below them are dated lines.
  private var days: [Int: RangeUnion] = [:]
  private var holdsDatesOnly: [Int: Bool] = [:]
  /// The days of the arc that each habit stands in.
  private let arcs: [Int: DateRange]

  private var document: Document { file.document }
  private var source: SourceText { file.source }

  init(file: LintedFile) {
    self.file = file
    var parents: [Int?] = []
    var neighbours: [Int?] = []
    // The last item of each depth. Deeper ones that stood before an item are below another.
    var last: [Int?] = []
    for (index, item) in file.document.items.enumerated() {
      while last.count <= item.depth { last.append(nil) }
      parents.append(item.depth > 0 ? last[..<item.depth].last { $0 != nil } ?? nil : nil)
      neighbours.append(last[item.depth])
      last[item.depth] = index
    }
    self.parents = parents
    self.neighbours = neighbours
    let habits = file.arcs.flatMap { arc in arc.habits.map { ($0, arc.effectiveDays) } }
    arcs = Dictionary(uniqueKeysWithValues: habits)
  }

  /// The item that another stands below.
  func parent(of item: Int) -> Int? { parents[item] }

  /// The last item before another that stands as deep.
  func neighbour(of item: Int) -> Int? { neighbours[item] }

  // MARK: A date that does not read

  /// The date that `11-18`, `20.11.2026` or `yesterday` means below an item with a log. Without a year it has that of the entry
  /// that stands nearest, unless it would be after today.
  func dateMeant(by text: String, on line: Int, below owner: Item) -> MeantDate? {
    let today = file.context.today
    guard let meant = MeantDate(text, today: today, .back) ?? written(text) ?? yesterday(text) ?? dotted(text) else {
      return nil
    }
    guard !meant.isCertain, !meant.isPeriod, text.allSatisfy({ $0.isNumber || "-/.".contains($0) }),
      let year = nearestEntry(to: line, in: owner.log)?.entry?.days.first.year
    else { return meant }
    let dates = meant.dates.compactMap { date in
      CivilDate(year: year, month: date.month, day: date.day).flatMap { $0 <= today ? $0 : nil } ?? date
    }
    return MeantDate(dates, end: meant.end)
  }

  /// A date in a spelling that is read, where something else keeps it from being read.
  private func written(_ text: String) -> MeantDate? {
    CivilDate(spelled: text).map { MeantDate($0, end: text.utf8.count) }
  }

  /// `21.11`
  private func dotted(_ text: String) -> MeantDate? {
    text.utf8.count < 6 && text.utf8.contains(UInt8(ascii: ".")) ? MeantDate(text + ".", today: file.context.today, .back) : nil
  }

  /// `hier`, `gestern`, `ayer`
  private func yesterday(_ text: String) -> MeantDate? {
    guard DayElsewhere.yesterday.contains(text.lowercased()) else { return nil }
    return MeantDate([file.context.today.adding(days: -1)], end: text.utf8.count)
  }

  /// The entry of a log that begins nearest to a line; of two, the one above it.
  private func nearestEntry(to line: Int, in log: [Int]) -> Item? {
    let next = log.partitioningIndex { document.items[$0].lines.lowerBound > line }
    let around = log[max(next - 1, 0)..<min(next + 1, log.count)].map { document.items[$0] }
    return around.min { abs($0.lines.lowerBound - line) < abs($1.lines.lowerBound - line) }
  }

  /// Whether a line with a date would be an entry in which nothing else is found.
  mutating func isClean(_ days: DateRange, followedBy rest: String, below owner: Int) -> Bool {
    days.last <= file.context.today && !isTaken(days, below: owner) && isCounted(days, below: owner)
      && document.items[owner].headline.field(.best) == nil && !NegativeNote.isNegative(rest)
      && !EntryTime.speaks(of: rest)
      && !(rest.first.map { "-–—−→/".contains($0) } ?? false)
  }

  /// Whether no day is outside the arc of a habit, nor may be one on which the habit is not due.
  private func isCounted(_ days: DateRange, below owner: Int) -> Bool {
    let headline = document.items[owner].headline
    guard headline.places.contains(.habit) else { return true }
    guard let arc = arcs[owner], headline.field(.every) == nil else { return false }
    return arc.first <= days.first && days.last <= arc.last
  }

  private mutating func isTaken(_ days: DateRange, below owner: Int) -> Bool {
    if let known = self.days[owner] { return known.overlaps(days.dayRange) }
    let known = RangeUnion(document.items[owner].log.compactMap { document.items[$0].entry?.days.dayRange })
    self.days[owner] = known
    return known.overlaps(days.dayRange)
  }

  // MARK: A line in the wrong place

  /// Moves an entry that stands below another one level up.
  mutating func raising(_ index: Int, below entry: Int, of owner: Int) -> Fix? {
    let item = document.items[index]
    guard item.lines.count == 1, let days = days(of: item), isClean(days, followedBy: words(of: item), below: owner),
      holdsDatesOnly(entry)
    else { return nil }
    let above = document.items[entry]
    let indent = source.string(in: source.start(ofLine: above.lines.lowerBound)..<above.markerRange.lowerBound)
    let own = source.start(ofLine: item.lines.lowerBound)..<item.markerRange.lowerBound
    return file.fix(UnreadEntryMessage.moveUp, isSafe: false, TextEdit(replacing: own, with: indent))
  }

  private mutating func holdsDatesOnly(_ entry: Int) -> Bool {
    if let known = holdsDatesOnly[entry] { return known }
    let known = document.items[entry].elements.allSatisfy { isDatedLine($0) }
    holdsDatesOnly[entry] = known
    return known
  }

  private func isDatedLine(_ element: Element) -> Bool {
    guard case .item(let index) = element else { return false }
    return document.items[index].lines.count == 1 && days(of: document.items[index]) != nil
  }

  /// Indents the dates that stand beside an item with a log.
  mutating func indenting(_ items: [Item], below owner: Int) -> Fix? {
    guard let column = column(of: document.items[owner]), !endsInOtherWords(document.items[owner]) else { return nil }
    var edits: [TextEdit] = []
    var found: [DateRange] = []
    for item in items {
      let start = source.start(ofLine: item.lines.lowerBound)
      guard item.lines.count == 1, let days = days(of: item), isClean(days, followedBy: words(of: item), below: owner),
        item.markerRange.lowerBound - start < column
      else { return nil }
      found.append(days)
      let spaces = String(repeating: " ", count: column - (item.markerRange.lowerBound - start))
      edits.append(TextEdit(insertingAt: start, spaces))
    }
    found.sort { $0.first < $1.first }
    let areApart = zip(found, found.dropFirst()).allSatisfy { !$0.overlaps($1) }
    return areApart ? file.fix(UnreadEntryMessage.indentDates, isSafe: false, edits) : nil
  }

  /// Whether the last line of an item stands as far left as its marker, so that it is rather what follows that it belongs to.
  func endsInOtherWords(_ item: Item) -> Bool {
    var line = item.lines.upperBound - 1
    while line > item.lines.lowerBound, source.contentRange(ofLine: line).allSatisfy({ " \t".utf8.contains(source.bytes[$0]) })
    {
      line -= 1
    }
    let content = source.contentRange(ofLine: line)
    let start = content.first { !" \t".utf8.contains(source.bytes[$0]) } ?? content.upperBound
    let indentation = item.markerRange.lowerBound - source.start(ofLine: item.lines.lowerBound)
    return line > item.lines.lowerBound && start - content.lowerBound <= indentation
  }

  /// Writes a list marker before the dates at the start of an item's notes.
  mutating func marking(_ dateRanges: [Range<Int>], in owner: Int) -> Fix? {
    let headline = document.items[owner].headline
    // The words of an item may go on to its fields.
    let partsHeadline = !headline.groups.isEmpty && dateRanges.contains { headline.range.contains($0.lowerBound) }
    guard document.items[owner].entry == nil, !partsHeadline, let column = column(of: document.items[owner]) else { return nil }
    let edits = dateRanges.map { date in
      let start = source.start(ofLine: source.line(at: date.lowerBound))
      return TextEdit(replacing: start..<date.lowerBound, with: String(repeating: " ", count: column) + "- ")
    }
    var seen: Set<CivilDate> = []
    for date in dateRanges {
      let line = source.contentRange(ofLine: source.line(at: date.lowerBound))
      guard let day = CivilDate(source.string(in: date)), seen.insert(day).inserted,
        isClean(DateRange(day), followedBy: file.text(date.upperBound..<line.upperBound), below: owner)
      else { return nil }
    }
    return file.fix(UnreadEntryMessage.makeItems, isSafe: false, edits)
  }

  /// Where the words of an item begin on its line; nil where tabs or quotes make that another place than it looks.
  func column(of item: Item) -> Int? {
    let start = source.start(ofLine: item.lines.lowerBound)
    guard source.bytes[start..<item.markerRange.lowerBound].allSatisfy({ $0 == 0x20 }) else { return nil }
    return item.headline.range.lowerBound - start
  }

  private func days(of item: Item) -> DateRange? { dated(item)?.days }

  private func words(of item: Item) -> String {
    guard let (_, range) = dated(item), item.headline.anchor == nil else { return file.text(item.headline.textRange) }
    let text = item.headline.textRange
    let start = AnchorScan.skipDecoration(source.bytes, at: range.upperBound, end: text.upperBound)
    return file.text(start..<text.upperBound)
  }

  /// Where the date or range of dates stands that an item begins with.
  func date(of item: Int) -> Range<Int>? { dated(document.items[item])?.range }

  /// The days that an item begins with. In some kinds of files they are words.
  private func dated(_ item: Item) -> (days: DateRange, range: Range<Int>)? {
    switch item.headline.anchor?.value {
    case .date(let date): return item.headline.anchor.map { (DateRange(date), $0.range) }
    case .dateRange(let range): return item.headline.anchor.map { (range, $0.range) }
    case .time, .timeRange: return nil
    case nil: break
    }
    let text = item.headline.textRange
    guard item.form == .listItem else { return nil }
    switch AnchorScan.scan(source.bytes, at: text.lowerBound, end: text.upperBound) {
    case .date(let date, let end): return (DateRange(date), text.lowerBound..<end)
    case .dateRange(let range, let end): return (range, text.lowerBound..<end)
    default: return nil
    }
  }
}

extension DateRange {
  /// The numbers of its days.
  var dayRange: Range<Int> { first.dayNumber..<last.dayNumber + 1 }
}
