import Chronology

/// The text of a calendar as it is made, item by item: the items of years take more memory than their text.
public struct CalendarText {
  private let writer: CalendarWriter
  private var written: [UInt8]
  /// Where the lines of the zone go. They depend on the first time of all items.
  private let zonePlace: Int
  private var firstTimedDate: CivilDate?
  public private(set) var isEmpty = true

  public init(_ writer: CalendarWriter) {
    self.writer = writer
    written = writer.head.flatMap(\.bytes)
    zonePlace = written.count
  }

  public mutating func append(_ item: CalendarItem) {
    isEmpty = false
    if let date = item.firstTimedDate { firstTimedDate = min(firstTimedDate ?? date, date) }
    for line in writer.lines(of: item) { written += line.bytes }
  }

  /// The whole text, with CRLF at the ends of lines, behind which nothing comes.
  public consuming func whole() -> [UInt8] {
    let zone = firstTimedDate.map { writer.zone(since: $0) } ?? []
    written.insert(contentsOf: zone.flatMap(\.bytes), at: zonePlace)
    written += ContentLine("END", [], "VCALENDAR").bytes
    return written
  }
}
