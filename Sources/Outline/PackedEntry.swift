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

  /// Nil for an entry that may say more: with a box, a time, a field, a tag, a link or a number among its words. All that it says
  /// is what the readers of a headline and of an entry would find.
  init?(_ bytes: [UInt8], in textRange: Range<Int>, place: Int) {
    storedPlace = Int32(clamping: place)
    if let days = BareEntry.days(bytes, in: textRange) {
      self.days = days
      status = .done
      storedNoteRange = ByteSpan(textRange.upperBound..<textRange.upperBound)
      return
    }
    let wordsStart = textRange.lowerBound + 11
    guard wordsStart < textRange.upperBound, bytes[wordsStart - 1] == 0x20, bytes[wordsStart].isASCIILetter,
      bytes[wordsStart..<textRange.upperBound].allSatisfy(PlainGroup.isOfPlainWords),
      let day = BareEntry.date(bytes, at: textRange.lowerBound)
    else { return nil }
    let reader = LogReader(bytes: bytes, kind: .states)
    let entry = reader.entry(of: DateRange(day), in: wordsStart..<textRange.upperBound)
    days = entry.days
    status = entry.status ?? .done
    storedNoteRange = ByteSpan(entry.noteRange)
  }
}
