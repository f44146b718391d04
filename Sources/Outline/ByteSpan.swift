/// A range of bytes in half the room of a `Range<Int>`: an outline has a dozen of them for each item, and most are copied more often
/// than read. No text with blocks has an offset that does not fit (`MarkdownBounds.fileSize`).
@usableFromInline
struct ByteSpan: Sendable, Equatable {
  @usableFromInline var start: UInt32
  @usableFromInline var end: UInt32

  @inlinable
  init(_ range: Range<Int>) {
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
  }

  /// Nil is an empty range where none can be.
  @inlinable
  init(_ range: Range<Int>?) {
    self.init(range ?? Int(UInt32.max)..<Int(UInt32.max))
  }

  @inlinable var range: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }

  /// The range, if there is one.
  @inlinable var optionalRange: Range<Int>? { start == .max ? nil : range }
}
