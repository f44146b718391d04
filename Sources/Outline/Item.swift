public import Chronology

/// One list item, paragraph, block quote, or paragraph that is one image (format, section 2).
public struct Item: Sendable, Equatable {
  public enum Form: UInt8, Sendable {
    case listItem, paragraph, quote, image
  }

  public var form: Form

  /// The index of its block in the tree.
  public var block: Int

  /// Its lines, children included, trailing blank lines left out.
  public var lines: Range<Int>

  /// The list marker; empty, at the start, where there is none.
  public var marker: Range<Int>

  /// Its number, if it stands in a numbered list; whatever is written, numbers rise by one (CommonMark 0.30, section 5.2).
  public var number: Int?

  public var headline: Headline

  /// What follows the headline in its paragraph, and further paragraphs: the bytes of each from first to last.
  public var notes: [Range<Int>] = []

  /// Children and other blocks below it, in the order of the file. Entries of its log are not among them.
  public var elements: [Element] = []

  /// The entries of its log, in the order of the file.
  public var log: [Int] = []

  /// What it says as an entry, if it stands in a log.
  public var entry: LogEntry?

  /// The parts of an image.
  public var image: ImageParts?

  /// How deep it stands: 0 in a section.
  public var depth: Int
}

/// The parts of `![alt](source)`.
public struct ImageParts: Sendable, Equatable {
  public var alt: Range<Int>
  public var source: Range<Int>
}

/// What a dated line of a log says: `[box] DATE [TIME]` or `DATE - DATE`, a value or a state, a note (format, section 3).
public struct LogEntry: Sendable, Equatable {
  /// The states that have a word.
  public enum Status: String, Sendable, CaseIterable {
    case done, skipped, missed
  }

  /// The day, or each day of a range.
  public var days: DateRange
  public var time: TimeOfDay?
  /// The bytes of the time.
  public var timeRange: Range<Int>?
  /// The number of an attempt, where the log is a best's.
  public var value: Range<Int>?
  /// The word that is written, if one is.
  public var status: Status?
  public var statusRange: Range<Int>?
  /// The words after all that; empty where there are none.
  public var note: Range<Int>
}

extension Document {
  /// The entries of an item's log by date; those of the same days in the order of the file.
  public func logByDate(of item: Item) -> [Int] {
    let dated = item.log.enumerated().map { (offset: $0.offset, index: $0.element, days: items[$0.element].entry?.days) }
    let sorted = dated.sorted { left, right in
      guard let leftDays = left.days, let rightDays = right.days else { return left.offset < right.offset }
      return (leftDays.first, leftDays.last, left.offset) < (rightDays.first, rightDays.last, right.offset)
    }
    return sorted.map(\.index)
  }
}
