import Chronology
import Outline

/// A time at the start of the note of an entry: a second one, or one in a spelling that is not read (format, *Log entries*).
package struct EntryTime {
  let range: Range<Int>
  /// Whether the entry has a time already.
  let isSecond: Bool
  /// What it means, if it is one time.
  let written: String?
  /// Whether it can mean nothing else.
  let isCertain: Bool

  /// Whether something would be found in the words behind the day of an entry.
  package static func speaks(of words: String) -> Bool {
    let bytes = Array(words.utf8.drop { $0 == 0x20 })
    if case .time(_, let end) = TimeOfDay.scan(bytes, at: 0, end: bytes.count) {
      return SecondAnchor.range(in: end..<bytes.count, of: bytes, isTime: true) != nil
    }
    return MeantTime.scan(bytes, at: 0, end: bytes.count, isNote: true) != nil
  }

  /// Nil where the note begins with words, or an explicit state stands before it.
  init?(of item: Item, inLogOfBest isBest: Bool, in bytes: [UInt8]) {
    guard let entry = item.entry, entry.statusRange == nil, entry.valueRange == nil, !entry.noteRange.isEmpty else {
      return nil
    }
    let note = entry.noteRange
    if let timeRange = entry.timeRange {
      // A colon says that words follow.
      guard !bytes[timeRange.upperBound..<max(timeRange.upperBound, note.lowerBound)].contains(UInt8(ascii: ":")),
        let range = SecondAnchor.range(in: note, of: bytes, isTime: true)
      else { return nil }
      (self.range, isSecond, written, isCertain) = (range, true, nil, false)
      return
    }
    guard !isBest, entry.days.count == 1,
      let time = MeantTime.scan(bytes, at: note.lowerBound, end: note.upperBound, isNote: true)
    else { return nil }
    (range, isSecond) = (note.lowerBound..<time.end, false)
    written = TimeOfDay(time.written)?.description
    isCertain = time.isCertain
  }
}
