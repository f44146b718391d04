import Chronology
import Diagnostics
import Outline
import SourceText

// Entries of which each is to have a line of its own.
extension LostEntry {
  /// Gives each of the days of one line a line of its own, with the words behind the last: `2026-11-13, 2026-11-14 in the park`.
  mutating func splitting(_ index: Int, below owner: Int) -> Fix? {
    let item = file.document.items[index]
    let source = file.source
    let line = source.contentRange(ofLine: item.lines.lowerBound)
    let start = item.headline.anchor?.range.lowerBound ?? item.headline.textRange.lowerBound
    guard item.lines.count == 1, item.elements.isEmpty, item.headline.groups.isEmpty, item.headline.box == nil,
      item.entry.map({ $0.time == nil && $0.status == nil && $0.valueRange == nil && $0.days.count == 1 }) ?? true,
      let (dates, end, isWhole) = DayList.scan(source.bytes, at: start, end: line.upperBound), dates.count > 1
    else { return nil }
    let words = source.string(in: end..<line.upperBound)
    var seen: Set<CivilDate> = []
    for (number, date) in dates.enumerated() {
      guard seen.insert(date).inserted, date <= file.context.today else { return nil }
      let isWritten = number == 0 && item.entry != nil
      guard isWritten || isClean(DateRange(date), followedBy: words, below: owner) else { return nil }
    }
    let lead = source.string(in: line.lowerBound..<start)
    let rest = words.first.map { ":, ".contains($0) } == false ? " " + words : words
    let lines = dates.map { "\(lead)\($0)\(rest)" }.joined(separator: source.lineEnding)
    let edit = TextEdit(replacing: line, with: lines)
    return file.fix(UnreadEntryMessage.writeEntries, isSafe: item.number == nil && isWhole, edit)
  }

  /// The dates behind the words of an item, or of a paragraph, which may begin with a sign that is no list marker.
  func datedName(of index: Int) -> DatedName? {
    let item = file.document.items[index]
    var text = item.headline.textRange
    if item.form == .paragraph {
      text = (text.first { !" -–—•◦·‣".utf8.contains(file.source.bytes[$0]) } ?? text.lowerBound)..<text.upperBound
    }
    return DatedName(file.source.bytes, text, today: file.context.today)
  }

  /// Puts the dates behind a name below it.
  mutating func makingLog(of index: Int, _ dated: DatedName) -> Fix? {
    let item = file.document.items[index]
    let source = file.source
    let isParagraph = item.form == .paragraph
    guard isParagraph || !item.headline.places.isDisjoint(with: [.activity, .habit]), item.lines.count == 1,
      item.elements.isEmpty, let column = isParagraph ? 2 : column(of: item), dated.days.allSatisfy({ !$0.isPeriod })
    else { return nil }
    let words = dated.restRange.isEmpty ? "" : " " + source.string(in: dated.restRange)
    var lines = ""
    var seen: Set<CivilDate> = []
    for day in dated.days {
      let date = day.dates[0]
      guard seen.insert(date).inserted, date <= file.context.today,
        isParagraph || isClean(DateRange(date), followedBy: words, below: index)
      else { return nil }
      lines += source.lineEnding + String(repeating: " ", count: column) + "- \(day.written)\(words)"
    }
    let end = source.contentRange(ofLine: item.lines.lowerBound).upperBound
    let cut = dated.datesRange.lowerBound..<max(dated.datesRange.upperBound, dated.restRange.upperBound)
    var edits = [TextEdit(deleting: cut), TextEdit(insertingAt: end, lines)]
    if isParagraph {
      let line = source.contentRange(ofLine: item.lines.lowerBound)
      edits.append(TextEdit(replacing: line.lowerBound..<dated.nameRange.lowerBound, with: "- "))
    }
    return file.fix(UnreadEntryMessage.writeDaysBelow, isSafe: dated.days.allSatisfy(\.isCertain), edits)
  }
}

/// Several dates on one line: `2026-11-13, 2026-11-14`, with commas, semicolons, `and`, `&`, `+` or spaces between; later days of
/// the same month also as `13, 14`.
private enum DayList {
  /// - Returns: also whether each date stands there in full.
  static func scan(_ bytes: [UInt8], at start: Int, end: Int) -> (dates: [CivilDate], end: Int, isWhole: Bool)? {
    var dates: [CivilDate] = []
    var offset = start
    var dateEnd = start
    var isWhole = true
    while dates.count < 32 {
      if let (date, next) = CivilDate.scan(bytes, at: offset, end: end) {
        dates.append(date)
        dateEnd = next
      } else if let last = dates.last, offset > dateEnd, let (date, next) = day(after: last, bytes, at: offset, end: end) {
        guard bytes[dateEnd..<offset].contains(where: { $0 != 0x20 && $0 != 0x09 }) else { break }
        dates.append(date)
        dateEnd = next
        isWhole = false
      } else {
        break
      }
      offset = skipSeparator(bytes, at: dateEnd, end: end)
      if offset == dateEnd { break }
    }
    return dates.isEmpty ? nil : (dates, dateEnd, isWhole)
  }

  /// One or two digits, and behind them another day or the end.
  private static func day(
    after date: CivilDate,
    _ bytes: [UInt8],
    at offset: Int,
    end: Int
  ) -> (date: CivilDate, end: Int)? {
    let digits = bytes[offset..<end].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let next = skipSeparator(bytes, at: digits.endIndex, end: end)
    let isLast =
      next == end || (next < end && next > digits.endIndex && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[next]))
    guard 1...2 ~= digits.count, isLast else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
    guard number > date.day, let day = CivilDate(year: date.year, month: date.month, day: number) else { return nil }
    return (day, digits.endIndex)
  }

  private static func skipSeparator(_ bytes: [UInt8], at offset: Int, end: Int) -> Int {
    var offset = offset
    while offset < end, " \t,;+&".utf8.contains(bytes[offset]) { offset += 1 }
    if offset + 4 < end, bytes[offset..<offset + 4].elementsEqual("and ".utf8) { offset += 4 }
    return offset
  }
}
