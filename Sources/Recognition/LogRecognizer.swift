import Chronology
import Lint
import Outline
import Planner
import Reading
import SourceText

/// Recognizes the entries of logs, line by line: `2026-11-20`, `2026-11-20 - 2026-11-22`, each perhaps with words behind it, and with
/// where it came from, `(source: loop)`.
struct LogRecognizer {
  private let source: SourceText
  private let bytes: [UInt8]
  private let signs: ForeignLineSigns
  private var dates = CivilDateScanner()

  /// What matters of an entry.
  struct Entry {
    var days: DateRange
    var isDone: Bool
  }

  init(_ source: SourceText, _ signs: ForeignLineSigns) {
    (self.source, self.signs) = (source, signs)
    bytes = source.bytes
  }

  /// Reads a line below an item at the left edge; nil for one that may be anything else.
  mutating func read(_ lineRange: Range<Int>) -> Entry? {
    guard 14..<Recognizer.mostBytesOfParagraph ~= lineRange.count,
      bytes.holds("  - ", at: lineRange.lowerBound, before: lineRange.upperBound)
    else { return nil }
    let start = lineRange.lowerBound + 4
    let end = bytes.holds(" - 2", at: start + 10, before: lineRange.upperBound) ? start + 23 : start + 10
    guard end <= lineRange.upperBound, let days = BareEntry.days(bytes, in: start..<end, &dates), days.count < 32,
      let wordsEnd = wordsEnd(from: end, to: lineRange.upperBound),
      let isDone = isDone(end..<wordsEnd, behind: start..<end, isSingle: days.count == 1)
    else { return nil }
    return Entry(days: days, isDone: isDone)
  }

  /// Whether a note with numbers says no further day: with `to 20` or `to 2026-11-20` the days of the entry go on, and with `and 20`
  /// another one follows.
  private func areAll(_ daysRange: Range<Int>, before noteRange: Range<Int>) -> Bool {
    switch AnchorScan.scan(bytes, at: daysRange.lowerBound, end: noteRange.upperBound, .links) {
    case .date(_, daysRange.upperBound), .dateRange(_, daysRange.upperBound):
      LogReader.link(in: noteRange, of: bytes) == nil
    default: false
    }
  }

  /// Where the words behind the days of an entry end, which may have the field of where it came from behind them.
  private func wordsEnd(from start: Int, to end: Int) -> Int? {
    guard start < end, bytes[end - 1] == UInt8(ascii: ")") else { return end }
    guard let group = BareEntry.sourceGroup(bytes, behind: start, before: end), !signs.mayStand(in: group.range) else {
      return nil
    }
    return group.range.lowerBound
  }

  /// Reads an attempt at a personal best: `2026-11-07 14.5`, perhaps with words behind it.
  mutating func readAttempt(_ lineRange: Range<Int>) -> (day: CivilDate, value: Number)? {
    guard 16..<Recognizer.mostBytesOfParagraph ~= lineRange.count,
      bytes.holds("  - ", at: lineRange.lowerBound, before: lineRange.upperBound),
      case let dayEnd = lineRange.lowerBound + 14, bytes[dayEnd] == 0x20,
      let days = BareEntry.days(bytes, in: lineRange.lowerBound + 4..<dayEnd, &dates), days.count == 1,
      case let value = dayEnd + 1..<lineRange.upperBound, let end = PageValues.numberEnd(of: value, in: bytes),
      isNoteOfAttempt(end..<value.upperBound), let number = Number(source.string(in: value.lowerBound..<end)),
      // `5 pm` is when it was.
      case .none = TimeOfDay.scan(bytes, at: value.lowerBound, end: value.upperBound)
    else { return nil }
    return (days.first, number)
  }

  /// Whether nothing stands behind the number of an attempt, or words alone.
  private func isNoteOfAttempt(_ range: Range<Int>) -> Bool {
    guard let first = range.first else { return true }
    let note = range.dropFirst()
    return bytes[first] == 0x20 && !note.isEmpty && ByteClasses.areWords(note, in: bytes, without: .digit)
      && !signs.mayStand(in: note)
  }

  /// Whether the words behind the days of an entry let it count as done, be it with a time before them; nil for those that may say anything
  /// else.
  private func isDone(_ range: Range<Int>, behind daysRange: Range<Int>, isSingle: Bool) -> Bool? {
    guard !range.isEmpty else { return true }
    var noteRange = range.dropFirst()
    guard bytes[range.lowerBound] == 0x20, !noteRange.isEmpty else { return nil }
    if isSingle, noteRange.count >= 5,
      case .time(_, noteRange.lowerBound + 5) = TimeOfDay.scan(
        bytes,
        at: noteRange.lowerBound,
        end: noteRange.upperBound
      )
    {
      guard !EntryTime.speaks(of: source.string(in: noteRange)) else { return nil }
      noteRange = noteRange.dropFirst(5)
      guard !noteRange.isEmpty else { return true }
      guard noteRange.count > 1, bytes[noteRange.lowerBound] == 0x20 else { return nil }
      noteRange = noteRange.dropFirst()
    }
    guard ByteClasses.areWords(noteRange, in: bytes), !signs.mayStand(in: noteRange) else { return nil }
    let hasNumbers = ByteClasses.of(noteRange, in: bytes).contains(.digit)
    guard !hasNumbers || areAll(daysRange, before: noteRange) else { return nil }
    let wordEnd = noteRange.first { !bytes[$0].isLetter } ?? noteRange.upperBound
    if !isLetterBeyondASCII(at: wordEnd, before: noteRange.upperBound),
      let status = LogEntry.Status(rawValue: source.string(in: noteRange.lowerBound..<wordEnd).lowercased())
    {
      // The note is what is behind the state.
      guard !hasNumbers else { return nil }
      return wordEnd == noteRange.upperBound || bytes[wordEnd] == 0x20 ? status == .done : nil
    }
    let note = source.string(in: noteRange)
    return !NegativeNote.isNegative(note) && !EntryTime.speaks(of: note) ? true : nil
  }

  /// Whether a letter of two bytes stands at an offset among words: one of Latin alphabets, and not `×` or `÷`.
  private func isLetterBeyondASCII(at offset: Int, before end: Int) -> Bool {
    offset + 1 < end && bytes[offset] == 0xC3 && bytes[offset + 1] != 0x97 && bytes[offset + 1] != 0xB7
  }
}
