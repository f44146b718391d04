/// Cuts a stream of bytes into the contents of messages (LSP 3.17, *Base Protocol*), however the stream comes in pieces.
///
/// What is no message is reported, and reading goes on behind it: nothing that a client sends ends the stream.
struct FrameReader {
  enum Frame: Equatable {
    /// The content of a message.
    case content([UInt8])
    /// Why what came is not a message, in words.
    case unreadable(String)
  }

  /// The most bytes of a header.
  static let longestHeader = 4096
  /// The most bytes of a content: 64 MiB, in which the largest file that is read has room as a string of JSON.
  static let largestContent = 64 << 20

  private var buffer: [UInt8] = []
  /// The first byte of the buffer that was not taken.
  private var start = 0
  /// Up to where there is no end of a header.
  private var searched = 0
  /// How many bytes the content has whose header was read.
  private var expected: Int?
  /// How many bytes of a content that is too large are still to come.
  private var skipped = 0
  /// Whether bytes are dropped until there is a header again, of which was said so.
  private var isLost = false

  mutating func add(_ bytes: [UInt8]) {
    if start == buffer.count {
      buffer = bytes
      (start, searched) = (0, 0)
    } else {
      if start > 1 << 16 {
        buffer.removeSubrange(..<start)
        (start, searched) = (0, max(0, searched - start))
      }
      buffer += bytes
    }
  }

  /// The next message, as far as it has come; nil where more bytes are needed.
  mutating func next() -> Frame? {
    while true {
      let available = buffer.count - start
      if skipped > 0 {
        let count = min(skipped, available)
        start += count
        skipped -= count
        if skipped > 0 { return nil }
      } else if let count = expected {
        guard available >= count else { return nil }
        defer { (start, searched, expected) = (start + count, start + count, nil) }
        return .content(Array(buffer[start..<start + count]))
      } else if let headerRange = headerRange() {
        start = headerRange.upperBound
        searched = start
        if let problem = read(Array(buffer[headerRange])) { return .unreadable(problem) }
      } else {
        guard buffer.count - start > FrameReader.longestHeader else { return nil }
        // The end of what is dropped may be the beginning of a header.
        start = buffer.count - FrameReader.longestHeader / 2
        searched = start
        guard !isLost else { continue }
        isLost = true
        return .unreadable("there is no header in \(FrameReader.longestHeader) bytes; it ends with an empty line")
      }
    }
  }

  /// The bytes of a header with the empty line that ends it. Empty lines before it are dropped.
  private mutating func headerRange() -> Range<Int>? {
    while start < buffer.count, buffer[start] == 0x0A || buffer[start] == 0x0D { start += 1 }
    var offset = max(start, searched)
    while offset < buffer.count {
      if buffer[offset] == 0x0A {
        let isAfterPair = offset >= start + 2 && buffer[offset - 1] == 0x0D && buffer[offset - 2] == 0x0A
        if offset > start && buffer[offset - 1] == 0x0A || isAfterPair { return start..<offset + 1 }
      }
      offset += 1
    }
    searched = offset
    return nil
  }

  private static let lengthName = Array("content-length:".utf8)

  /// Takes the length that a header says.
  ///
  /// - Returns: what is wrong with the header, in words. A length is taken from it anyway: behind bytes that mean nothing there may
  ///   be a message.
  private mutating func read(_ header: [UInt8]) -> String? {
    let lowered = header.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    let name = FrameReader.lengthName
    let last = lowered.indices.last {
      $0 + name.count <= lowered.count && lowered[$0] == name[0] && lowered[$0...].starts(with: name)
    }
    guard let last else { return lost("a header does not say “Content-Length”") }
    let digits = lowered[(last + name.count)...].drop { $0 == 0x20 || $0 == 0x09 }.prefix { $0 != 0x0D && $0 != 0x0A }
    guard let count = Int(String(decoding: digits, as: UTF8.self).trimmingSpaces), count >= 0, digits.first != 0x2B else {
      return lost("the “Content-Length” of a header is not a number of bytes")
    }
    guard count <= FrameReader.largestContent else {
      skipped = count
      return "a message has \(count) bytes; the most is \(FrameReader.largestContent)"
    }
    expected = count
    let isOwnLine = last == 0 || lowered[last - 1] == 0x0A
    let others = lowered.split { $0 == 0x0A || $0 == 0x0D }
    defer { isLost = false }
    return isOwnLine && others.allSatisfy({ $0.contains(0x3A) }) || isLost ? nil : "there are bytes before a header"
  }

  /// Says what is wrong once, until a message is found again.
  private mutating func lost(_ words: String) -> String? {
    guard !isLost else { return nil }
    isLost = true
    return words
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = Substring(self)
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return String(text)
  }
}
