import Chronology
import Diagnostics
import Outline
import Reading
import SourceText

/// Ways to make an entry of a dated line that is in no log.
struct LostEntry {
  let file: LintedFile

  private var document: Document { file.document }
  private var source: SourceText { file.source }

  /// The item that another stands below.
  func parent(of item: Int) -> Int? {
    let depth = document.items[item].depth
    return document.items[..<item].lastIndex { $0.depth < depth }
  }

  // MARK: A date that does not read

  /// The date that `11-18` or `2026-1-2` means below an item with a log, and whether it can mean no other.
  func dateMeant(by text: String, on line: Int, below owner: Item) -> (date: CivilDate, isCertain: Bool)? {
    if case .failure(let error) = FieldValue.read(text, as: .date), let date = error.correction.flatMap({ CivilDate($0) }) {
      return (date, true)
    }
    let numbers = text.split { "-/".contains($0) }.compactMap { Int($0) }
    let nearest = owner.log.map { document.items[$0] }.min { abs($0.lines.lowerBound - line) < abs($1.lines.lowerBound - line) }
    guard numbers.count == 2, let year = nearest?.entry?.days.first.year else { return nil }
    let asMonthAndDay = CivilDate(year: year, month: numbers[0], day: numbers[1])
    let asDayAndMonth = text.contains("/") ? CivilDate(year: year, month: numbers[1], day: numbers[0]) : nil
    guard asMonthAndDay == nil || asDayAndMonth == nil else { return nil }
    return (asMonthAndDay ?? asDayAndMonth).map { ($0, false) }
  }

  /// Whether a line with a date would be an entry in which nothing else is found.
  func isClean(_ days: DateRange, followedBy rest: String, below owner: Item) -> Bool {
    let isTaken = owner.log.contains { document.items[$0].entry?.days.overlaps(days) ?? false }
    return days.last <= file.context.today && !isTaken && owner.headline.field(.best) == nil
      && !NegativeNote.isNegative(rest) && !(rest.first.map { "-–—−→/".contains($0) } ?? false)
  }

  // MARK: A line in the wrong place

  /// Moves an entry that stands below another one level up.
  func raising(_ item: Item, below entry: Item, of owner: Item) -> Fix? {
    guard item.lines.count == 1, let days = days(of: item), isClean(days, followedBy: words(of: item), below: owner),
      entry.elements.allSatisfy({ isDatedLine($0) })
    else { return nil }
    let indent = source.string(in: source.lineStarts[entry.lines.lowerBound]..<entry.marker.lowerBound)
    let own = source.lineStarts[item.lines.lowerBound]..<item.marker.lowerBound
    return file.fix("Move it one level up", isSafe: false, TextEdit(replacing: own, with: indent))
  }

  private func isDatedLine(_ element: Element) -> Bool {
    guard case .item(let index) = element else { return false }
    return document.items[index].lines.count == 1 && days(of: document.items[index]) != nil
  }

  /// Indents the dates that stand beside an item with an empty log.
  func indenting(_ items: [Item], below owner: Item) -> Fix? {
    guard let column = column(of: owner) else { return nil }
    var edits: [TextEdit] = []
    var seen: [DateRange] = []
    for item in items {
      let start = source.lineStarts[item.lines.lowerBound]
      guard item.lines.count == 1, let days = days(of: item), isClean(days, followedBy: "", below: owner),
        !seen.contains(where: days.overlaps), item.marker.lowerBound - start < column
      else { return nil }
      seen.append(days)
      let spaces = String(repeating: " ", count: column - (item.marker.lowerBound - start))
      edits.append(TextEdit(insertingAt: start, spaces))
    }
    return file.fix("Indent the dates below it", isSafe: false, edits)
  }

  /// Writes a list marker before the dates at the start of an item's notes.
  func marking(_ dates: [Range<Int>], in owner: Item) -> Fix? {
    guard owner.entry == nil, let column = column(of: owner) else { return nil }
    let edits = dates.map { date in
      let start = source.lineStarts[source.line(at: date.lowerBound)]
      return TextEdit(replacing: start..<date.lowerBound, with: String(repeating: " ", count: column) + "- ")
    }
    var seen: Set<CivilDate> = []
    let areClean = dates.allSatisfy { date in
      let line = source.contentRange(ofLine: source.line(at: date.lowerBound))
      guard let day = CivilDate(source.string(in: date)), seen.insert(day).inserted else { return false }
      return isClean(DateRange(day), followedBy: file.text(date.upperBound..<line.upperBound), below: owner)
    }
    return areClean ? file.fix("Make list items of them", isSafe: false, edits) : nil
  }

  /// Where the words of an item begin on its line; nil where tabs or quotes make that another place than it looks.
  private func column(of item: Item) -> Int? {
    let start = source.lineStarts[item.lines.lowerBound]
    guard source.bytes[start..<item.marker.lowerBound].allSatisfy({ $0 == 0x20 }) else { return nil }
    return item.headline.range.lowerBound - start
  }

  private func days(of item: Item) -> DateRange? {
    switch item.headline.anchor?.value {
    case .date(let date): DateRange(date)
    case .dateRange(let range): range
    default: nil
    }
  }

  private func words(of item: Item) -> String { file.text(item.headline.text) }
}
