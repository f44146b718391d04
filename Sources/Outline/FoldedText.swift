/// Some words of a file on one line, as a title has them, and where in the file each of their bytes stands: what is read in them
/// has a place, however they are spaced and broken.
public struct FoldedText: Sendable {
  /// Runs of spaces and line endings are one space, and the parts that are no words are left out, as are the backslashes of
  /// hard breaks.
  public let bytes: [UInt8]
  /// Where the first byte stands. The others follow it, unless there are `origins`.
  private let start: Int
  /// Where each byte stands; empty where nothing was folded.
  private let origins: [Int]
  /// The parts that were left out, in the order of the file.
  private let cutRanges: [Range<Int>]

  /// - Parameter cutRanges: the parts of the words that are none, in the order of the file.
  init(_ wordsRange: Range<Int>, without cutRanges: [Range<Int>], in source: [UInt8]) {
    let words = Spaces.trimmed(wordsRange, in: source)
    self.cutRanges = cutRanges
    start = words.lowerBound
    if cutRanges.isEmpty, Spaces.isFolded(words, in: source) {
      bytes = Array(source[words])
      origins = []
      return
    }
    var folding = Folding(source)
    var offset = words.lowerBound
    for cut in cutRanges where cut.lowerBound < words.upperBound {
      folding.append(offset..<max(offset, cut.lowerBound))
      offset = max(offset, cut.upperBound)
      // A field inside a word parts it.
      if offset < words.upperBound, !source[offset].isASCIIPunctuation { folding.appendSpace(at: offset) }
    }
    if offset < words.upperBound { folding.append(offset..<words.upperBound) }
    folding.trimEnd()
    (bytes, origins) = (folding.bytes, folding.origins)
  }

  /// Where some of the bytes stand in the file, from the first to the last that is no space. Nil where a part that was left out
  /// stands between them, as they cannot be written anew without it, and for nothing but spaces.
  public func sourceRange(of range: Range<Int>) -> Range<Int>? {
    var range = range
    while !range.isEmpty, bytes[range.lowerBound] == 0x20 { range = range.lowerBound + 1..<range.upperBound }
    while !range.isEmpty, bytes[range.upperBound - 1] == 0x20 { range = range.lowerBound..<range.upperBound - 1 }
    guard !range.isEmpty else { return nil }
    if origins.isEmpty { return start + range.lowerBound..<start + range.upperBound }
    let found = origins[range.lowerBound]..<origins[range.upperBound - 1] + 1
    return cutRanges.contains { $0.overlaps(found) } ? nil : found
  }

  /// The same with the spaces at both ends; the first byte of each, for one that is longer in the file.
  public func spacedRange(of range: Range<Int>) -> Range<Int>? {
    guard let last = range.last else { return nil }
    if origins.isEmpty { return start + range.lowerBound..<start + range.upperBound }
    let found = origins[range.lowerBound]..<origins[last] + 1
    return cutRanges.contains { $0.overlaps(found) } ? nil : found
  }

  private struct Folding {
    let source: [UInt8]
    var bytes: [UInt8] = []
    var origins: [Int] = []

    init(_ source: [UInt8]) { self.source = source }

    mutating func append(_ range: Range<Int>) {
      var breaks = HardBreaks(source, in: range)
      var offset = range.lowerBound
      while offset < range.upperBound {
        let length = Spaces.length(in: source, at: offset, end: range.upperBound)
        if length == 0 {
          bytes.append(source[offset])
          origins.append(offset)
          offset += 1
        } else {
          if HardBreaks.isLineEnding(source[offset]), breaks.isBackslash(before: offset) {
            bytes.removeLast()
            origins.removeLast()
          }
          appendSpace(at: offset)
          offset += length
        }
      }
    }

    /// One space, but none at the start and none after another.
    mutating func appendSpace(at offset: Int) {
      guard let last = bytes.last, last != 0x20 else { return }
      bytes.append(0x20)
      origins.append(offset)
    }

    mutating func trimEnd() {
      while bytes.last == 0x20 {
        bytes.removeLast()
        origins.removeLast()
      }
    }
  }
}

extension Document {
  /// Some words of a headline on one line, without the fields among them, and where they stand.
  public func folded(_ wordsRange: Range<Int>, without cutRanges: [Range<Int>]) -> FoldedText {
    FoldedText(wordsRange, without: cutRanges, in: source.bytes)
  }

  /// A range without the spaces and line endings at both of its ends.
  public func trimmed(_ range: Range<Int>) -> Range<Int> { Spaces.trimmed(range, in: source.bytes) }
}
