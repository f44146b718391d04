import Chronology
import Outline
import Planner
import Reading
import SourceText

/// An arc of a ritual as it stands in its file.
struct WrittenArc {
  let number: Int
  /// First to last, as planned.
  let days: DateRange
  /// The days that count.
  let effectiveDays: DateRange
  /// Its habits, as indices of items.
  let habits: [Int]
  /// The bytes of the words of its heading.
  let range: Range<Int>
  /// The line of its heading, from 1.
  let line: Int
  /// The field `ended` and the day in it, if it is one.
  let ended: (day: CivilDate, range: Range<Int>)?

  /// The arcs whose headings read, in the order of the file; none in another kind of file.
  static func all(of document: Document, _ reading: PlanReading?) -> [WrittenArc] {
    guard document.kind == .ritual, let reading else { return [] }
    // The introduction stands apart in what was read.
    return zip(document.sections.dropFirst(), reading.plan.sections).compactMap { section, read in
      guard let heading = section.heading, let title = read.arc else { return nil }
      let items = section.allElements.compactMap { element -> Int? in
        if case .item(let index) = element, reading.type(of: index) == .habit { index } else { nil }
      }
      return WrittenArc(title, ended: read.ended, habits: items, heading)
    }
  }

  /// By their first days; of two that begin together, the lower number comes first.
  static func sorted(in file: LintedFile) -> [WrittenArc] {
    file.arcs.sorted { ($0.days.first, $0.number, $0.line) < ($1.days.first, $1.number, $1.line) }
  }

  private init(_ title: ArcTitle, ended: CivilDate?, habits: [Int], _ heading: Heading) {
    number = title.number
    days = title.days
    effectiveDays = RitualArc(number: number, days: days, ended: ended).effectiveDays
    self.habits = habits
    range = heading.headline.textRange
    line = heading.lines.lowerBound + 1
    self.ended = ended.flatMap { day in heading.headline.field(.ended).map { (day, $0.valueRange) } }
  }

  /// The bytes of its number, the first digits of its heading; nil where they are not those of it.
  func numberRange(in source: SourceText) -> Range<Int>? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let bytes = source.bytes[range]
    guard let start = bytes.firstIndex(where: digits.contains) else { return nil }
    let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.endIndex
    return Int(String(decoding: bytes[start..<end], as: UTF8.self)) == number ? start..<end : nil
  }
}
