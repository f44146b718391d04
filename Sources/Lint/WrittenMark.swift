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
    let items = file.document.items
    return items.indices.compactMap { index in
      // A reading is large to copy, and most of a life may be others.
      guard reading.type(of: index) == .mark, case .mark(let mark) = reading.items[index]?.content,
        let anchor = items[index].headline.anchor
      else { return nil }
      return WrittenMark(date: mark.date, range: anchor.range, line: items[index].lines.lowerBound + 1)
    }
  }
}
