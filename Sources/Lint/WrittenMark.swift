import Chronology
import Outline
import Planner

/// A marked week of a life as it stands in its file.
struct WrittenMark {
  let date: CivilDate
  /// The bytes of its date.
  let range: Range<Int>
  /// Its line, from 1.
  let line: Int

  /// The marks in the order of the file; none in another kind of file.
  static func all(in file: LintedFile) -> [WrittenMark] {
    guard file.document.kind == .life, let reading = file.reading else { return [] }
    return zip(file.document.items, reading.items).compactMap { item, read in
      guard case .mark(let mark) = read?.content, let anchor = item.headline.anchor else { return nil }
      return WrittenMark(date: mark.date, range: anchor.range, line: item.lines.lowerBound + 1)
    }
  }
}
