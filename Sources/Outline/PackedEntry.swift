public import Chronology

/// An entry of a log of states that is one line of its days, what happened and plain words, in so little room that years of them
/// are read at once.
public struct PackedEntry: Sendable, Equatable {
  public let days: DateRange

  /// What happened on its days.
  public let status: LogEntry.Status

  /// The words on its line; empty where there are none.
  public var noteRange: Range<Int> { storedNoteRange.range }

  /// How many entries that are items stand before it in the log.
  public var place: Int { Int(storedPlace) }

  private let storedNoteRange: ByteSpan
  private let storedPlace: Int32

  private init(days: DateRange, status: LogEntry.Status, note noteRange: Range<Int>, place: Int) {
    self.days = days
    self.status = status
    storedNoteRange = ByteSpan(noteRange)
    storedPlace = Int32(clamping: place)
  }

  /// The entry of a line; nil for one that may say more: with a box, a time, a field, a tag, a link or a number among its words. All
  /// that it says is what the readers of a headline and of an entry would find.
  ///
  /// - Parameters:
  ///   - place: how many entries that are items stand before it.
  ///   - dates: reads the dates of the log.
  static func read(
    _ bytes: [UInt8],
    in textRange: Range<Int>,
    place: Int,
    _ dates: inout CivilDateScanner
  ) -> PackedEntry? {
    if let days = BareEntry.days(bytes, in: textRange, &dates) {
      return PackedEntry(days: days, status: .done, note: textRange.upperBound..<textRange.upperBound, place: place)
    }
    let wordsStart = textRange.lowerBound + 11
    guard wordsStart < textRange.upperBound, bytes[wordsStart - 1] == 0x20, bytes[wordsStart].isASCIILetter,
      bytes[wordsStart..<textRange.upperBound].allSatisfy(PlainGroup.isOfPlainWords),
      let day = dates.date(bytes, at: textRange.lowerBound)
    else { return nil }
    // A letter begins no time.
    let (status, noteRange) = LogReader(bytes: bytes, kind: .states).state(in: wordsStart..<textRange.upperBound)
    return PackedEntry(days: DateRange(day), status: status ?? .done, note: noteRange, place: place)
  }
}
