import Chronology

/// The text of a calendar as it is made, item by item: the items of years take more memory than their text.
public struct CalendarText: Sendable {
  private let writer: CalendarWriter
  /// The whole of a long text is put together but once: to let it grow takes twice as much memory.
  private var written: [CalendarLines] = []
  /// There is room for what a day has.
  private var lines = CalendarLines(room: 4_096)
  private var firstTimedDate: CivilDate?
  public private(set) var isEmpty = true

  /// How many bytes are kept together: so many that what is freed of them goes back to the system.
  private static let portion = 1 << 20

  public init(_ writer: CalendarWriter) { self.writer = writer }

  public mutating func append(_ item: CalendarItem) {
    isEmpty = false
    if let date = item.firstTimedDate { firstTimedDate = min(firstTimedDate ?? date, date) }
    writer.write(item, to: &lines)
    settle()
  }

  /// Appends a text that was made apart.
  public mutating func append(_ other: CalendarText) {
    guard !other.isEmpty else { return }
    isEmpty = false
    if let date = other.firstTimedDate { firstTimedDate = min(firstTimedDate ?? date, date) }
    for portion in other.written { lines.add(portion) }
    lines.add(other.lines)
    settle()
  }

  private mutating func settle() {
    guard lines.count > CalendarText.portion else { return }
    written.append(lines)
    // What grows to a portion by itself has room for two.
    lines = CalendarLines(room: CalendarText.portion + CalendarText.portion / 8)
  }

  /// The whole text, with CRLF at the ends of lines, behind which nothing comes. What it is put together of is let go on the way.
  public mutating func whole() -> [UInt8] {
    // The lines of the zone depend on the first time of all items.
    let zone = firstTimedDate.map { writer.zone(since: $0) } ?? []
    let head = (writer.head + zone).flatMap(\.bytes)
    lines.add("END", "VCALENDAR")
    written.append(lines)
    var whole: [UInt8] = []
    whole.reserveCapacity(head.count + written.reduce(0) { $0 + $1.count })
    whole += head
    for place in written.indices {
      written[place].append(to: &whole)
      written[place] = CalendarLines(room: 0)
    }
    return whole
  }
}
