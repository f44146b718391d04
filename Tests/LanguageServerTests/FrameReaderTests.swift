import TestSupport
import Testing

@testable import LanguageServer

@Suite struct FrameReaderTests {
  private static func frames(_ pieces: [[UInt8]]) -> [FrameReader.Frame] {
    var reader = FrameReader()
    var frames: [FrameReader.Frame] = []
    for piece in pieces {
      reader.add(piece)
      while let frame = reader.next() { frames.append(frame) }
    }
    return frames
  }

  private static let two = ServerScene.frame("{}") + Array("Content-Type: x\r\ncontent-length:3\r\n\r\nümm".utf8.dropLast())

  @Test func piecesMakeNoDifference() {
    let expected: [FrameReader.Frame] = [.content(Array("{}".utf8)), .content(Array("üm".utf8))]
    for size in 1...Self.two.count {
      let pieces = stride(from: 0, to: Self.two.count, by: size).map { Array(Self.two[$0..<min($0 + size, Self.two.count)]) }
      #expect(Self.frames(pieces) == expected, "pieces of \(size)")
    }
  }

  @Test(arguments: [
    ("Content-Type: a\r\n\r\n", "a header does not say “Content-Length”"),
    ("Content-Length: many\r\n\r\n", "the “Content-Length” of a header is not a number of bytes"),
    ("Content-Length: -4\r\n\r\n", "the “Content-Length” of a header is not a number of bytes"),
    ("Content-Length: +4\r\n\r\n", "the “Content-Length” of a header is not a number of bytes"),
    ("Content-Length: 99999999999999999999\r\n\r\n", "the “Content-Length” of a header is not a number of bytes"),
    ("tide\n\n", "a header does not say “Content-Length”"),
    ("tide", "there are bytes before a header"),
    ("tide\r\n", "there are bytes before a header"),
    (String(repeating: "x", count: 5000), "there is no header in 4096 bytes; it ends with an empty line"),
  ])
  func whatIsNoHeaderIsSaidOnceAndPassed(bytes: String, words: String) {
    let next = ServerScene.frame("{}")
    let expected: [FrameReader.Frame] = [.unreadable(words), .content(Array("{}".utf8))]
    #expect(Self.frames([Array(bytes.utf8), next]) == expected)
    // Once for all that means nothing until the next message.
    if bytes.hasSuffix("\n\n") || bytes.hasSuffix("\r\n\r\n") {
      #expect(Self.frames([Array(bytes.utf8), Array(bytes.utf8), next]) == expected)
    }
  }

  @Test func aContentThatIsTooLargeIsPassedOver() {
    let count = FrameReader.largestContent + 1
    let piece = [UInt8](repeating: 0x20, count: 1 << 20)
    let pieces = [Array("Content-Length: \(count)\r\n\r\n".utf8)] + [[UInt8]](repeating: piece, count: 64) + [[0x20]]
    let words = "a message has \(count) bytes; the most is \(FrameReader.largestContent)"
    #expect(Self.frames(pieces + [ServerScene.frame("{}")]) == [.unreadable(words), .content(Array("{}".utf8))])
  }

  /// Behind any bytes that hold no length, the second of two messages is read.
  @Test func anyBytesAreSurvived() {
    for seed in caseSeeds(default: 400) {
      var random = SplitMix64(seed: seed)
      let alphabet = Array("abC:-\r\n\r\n 012{}\u{80}".utf8)
      let noise = (0..<Int.random(in: 0...9000, using: &random)).map { _ in random.pick(alphabet) }
      let frames = Self.frames([noise, Array("\r\n\r\n".utf8), ServerScene.frame("{}")])
      #expect(frames.last == .content(Array("{}".utf8)), "seed \(seed)")
    }
  }
}
