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

  @Test(arguments: caseSeeds(default: 12, ofEach: 4))
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
    let scalars = scalarsBefore(bytes)
    for _ in 0..<200 {
      let offset = Int.random(in: 0...bytes.count, using: &random)
      let line = source.line(at: offset)
      let first = source.contentRange(ofLine: line).lowerBound
      let expected = Position(line: line + 1, column: offset <= first ? 1 : 1 + scalars[offset] - scalars[first])
      let position = source.position(at: offset)
      if position != expected { Issue.record("seed \(seed), offset \(offset): \(position), not \(expected)") }
    }
  }

  /// How many scalars stand before each byte and before the end, a byte that is not UTF-8 counting as one, and so each of a scalar
  /// of which a part stands before.
  private func scalarsBefore(_ bytes: [UInt8]) -> [Int] {
    var counts: [Int] = []
    var (start, count) = (0, 0)
    while start < bytes.count {
      // A byte of ASCII need not be asked.
      let longest = bytes[start] < 0x80 ? 1 : min(4, bytes.count - start)
      let length = (1...longest).first { isScalar(bytes[start..<start + $0]) } ?? 1
      counts += (0..<length).map { count + $0 }
      count += 1
      start += length
    }
    return counts + [count]
  }

  private func isScalar(_ bytes: ArraySlice<UInt8>) -> Bool {
    String(validating: bytes, as: UTF8.self)?.unicodeScalars.count == 1
  }

  @Test func shortLinesHaveNoMarks() {
    let text = String(repeating: String(repeating: "é", count: LongLines.distance / 2 - 1) + "\n", count: 4)
    #expect(SourceText(text).longLines.lastMark(in: 0...text.utf8.count) == nil)
  }
}
