import Testing
import Vault

@testable import CommandLine

@Suite struct OutputWriterTests {
  /// The pieces that a sink was given.
  private final class Pieces {
    var texts: [String] = []
  }

  @Test func handsOnInLargePieces() {
    let pieces = Pieces()
    let writer = OutputWriter(capacity: 5) { bytes in
      pieces.texts.append(String(decoding: bytes, as: UTF8.self))
      return .success(())
    }
    for text in ["one", "two", "three", "é"] { writer.write(text) }
    #expect(pieces.texts == ["onetwo", "threeé"])
    writer.write(Array("end".utf8))
    writer.flush()
    writer.flush()
    #expect(pieces.texts == ["onetwo", "threeé", "end"])
    #expect(writer.text.isEmpty)
  }

  @Test func withoutCapacityEachWriteIsHandedOn() {
    let pieces = Pieces()
    let writer = OutputWriter(capacity: 0) { bytes in
      pieces.texts.append(String(decoding: bytes, as: UTF8.self))
      return .success(())
    }
    for text in ["a", "", "b"] { writer.write(text) }
    #expect(pieces.texts == ["a", "b"])
  }

  @Test func collectsWithoutASink() {
    let writer = OutputWriter()
    writer.write("a")
    writer.write([0x62])
    writer.flush()
    #expect(writer.text == "ab")
  }

  @Test func dropsWhatFollowsAFailure() {
    let pieces = Pieces()
    let writer = OutputWriter(capacity: 0) { bytes in
      pieces.texts.append(String(decoding: bytes, as: UTF8.self))
      return .failure(.brokenPipe)
    }
    writer.write("a")
    writer.write("b")
    writer.flush()
    #expect(pieces.texts == ["a"])
    #expect(writer.failure == .brokenPipe)
  }
}
