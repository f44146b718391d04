import Chronology
import Diagnostics
import Languages
import Outline
import SourceText

/// A day with whose number an item begins, where Markdown reads a numbered list instead (CommonMark 0.30, section 5.2): `- 18. November
/// 2026`, `- 24. - 26.12.2026 Christmas`. The item has no words then, and those behind the number are an item of their own.
struct NumberedDay {
  let range: Range<Int>
  /// What the day or the days are as they are read, the likeliest first.
  let written: [String]
  /// Whether nobody can read anything else.
  let isCertain: Bool
  /// Whether it stands in the only line of its item: what is below would no longer be so, once the list is none.
  private let isAlone: Bool

  /// - Parameters:
  ///   - year: in which a day without one lies; else the direction says it.
  init?(_ item: Item, in file: LintedFile, _ direction: MeantDate.Direction, year: Int? = nil) {
    guard let line = NumberedDay.line(of: item, in: file) else { return nil }
    isAlone = item.lines.count == 1
    let (bytes, today) = (file.source.bytes, file.context.today)
    if let days = MeantDateRange.scan(bytes, at: line.lowerBound, end: line.upperBound, today: today, direction) {
      (range, written, isCertain) = (line.lowerBound..<days.end, ["\(days.days)"], days.isCertain)
      return
    }
    guard let date = MeantDate.scan(bytes, at: line.lowerBound, end: line.upperBound, today: today, direction), !date.isPeriod
    else {
      return nil
    }
    let dates = date.dates.map { day in
      date.isCertain ? day : year.flatMap { CivilDate(year: $0, month: day.month, day: day.day) } ?? day
    }
    (range, written, isCertain) = (line.lowerBound..<date.end, dates.map(\.description), date.isCertain)
  }

  /// Where the words of an item would stand, if a numbered list is all that it has.
  private static func line(of item: Item, in file: LintedFile) -> Range<Int>? {
    guard item.form == .listItem, item.headline.range.isEmpty, case .item(let child)? = item.elements.first,
      file.document.items[child].number != nil, file.document.items[child].lines.lowerBound == item.lines.lowerBound
    else { return nil }
    let content = file.source.contentRange(ofLine: item.lines.lowerBound)
    let range = Spaces.trimmed(item.markerRange.upperBound..<content.upperBound, in: file.source.bytes)
    return range.isEmpty ? nil : range
  }

  /// What to write for it, the likeliest first.
  func fixes(in file: LintedFile) -> [Fix] {
    (isAlone ? written : []).map {
      file.fix(CommonMessage.write($0), isSafe: isCertain && written.count == 1, TextEdit(replacing: range, with: $0))
    }
  }
}
