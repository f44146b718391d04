import TestSupport
import Testing

@testable import SourceText

/// Columns of long lines are counted from marks, and are those that a count from the beginning gives.
@Suite struct LongLinesTests {
  private static let pieces: [[UInt8]] = [
    Array("words ".utf8), Array("é".utf8), Array("☕".utf8), Array("👩‍🚀".utf8), [0xFF], [0x80, 0x80, 0x80, 0x80, 0x80],
    [0xE2, 0x82],
    [0xF0, 0x9F], [0x09],
  ]

  @Test(arguments: 0..<12)
  func columnsAreThoseOfACountFromTheBeginning(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var bytes: [UInt8] = seed % 3 == 0 ? [0xEF, 0xBB, 0xBF] : []
    for _ in 0..<3 {
      let length = Int.random(in: 0...3 * LongLines.distance, using: &random)
      let start = bytes.count
      while bytes.count - start < length { bytes += random.pick(Self.pieces) }
      bytes += random.pick([[0x0A], [0x0D], [0x0D, 0x0A]])
    }
    let source = SourceText(bytes)
    for _ in 0..<200 {
      let offset = Int.random(in: 0...bytes.count, using: &random)
      let line = source.line(at: offset)
      // A file of this line alone, as far as the offset: too short for a mark where it is cut into parts.
      let content = source.contentRange(ofLine: line)
      let column = offset <= content.lowerBound ? 1 : 1 + scalars(in: bytes[content.lowerBound..<offset])
      #expect(source.position(at: offset) == Position(line: line + 1, column: column), "seed \(seed), offset \(offset)")
    }
  }

  /// How many scalars, a byte that is not UTF-8 counting as one.
  private func scalars(in bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    var rest = bytes[...]
    while !rest.isEmpty {
      let length = (1...4).first { $0 <= rest.count && isScalar(rest.prefix($0)) } ?? 1
      rest = rest.dropFirst(length)
      count += 1
    }
    return count
  }

  private func isScalar(_ bytes: ArraySlice<UInt8>) -> Bool {
    String(validating: bytes, as: UTF8.self)?.unicodeScalars.count == 1
  }

  @Test func shortLinesHaveNoMarks() {
    let text = String(repeating: String(repeating: "é", count: LongLines.distance / 2 - 1) + "\n", count: 4)
    #expect(SourceText(text).longLines.lastMark(in: 0...text.utf8.count) == nil)
  }
}
