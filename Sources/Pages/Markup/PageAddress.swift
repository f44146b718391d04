/// Where a link of a page may lead.
enum PageAddress {
  private static let schemes = ["http://", "https://", "mailto:"]

  /// An address of the web or of mail, as an attribute has it; nil for all others, such as `javascript:`.
  static func outside(_ address: String) -> String? {
    let lower = address.lowercased()
    guard schemes.contains(where: { lower.hasPrefix($0) && lower.utf8.count > $0.utf8.count }) else { return nil }
    return encoded(address)
  }

  /// The path of a file as the address of a page beside it.
  ///
  /// - Parameters:
  ///   - path: from the root of the site.
  ///   - page: the path of the page that leads there.
  static func relative(_ path: String, from page: String) -> String {
    var (path, page) = (path, page)
    return path.withUTF8 { target in
      page.withUTF8 { start in
        String(unsafeUninitializedCapacity: most * (target.count + start.count)) { output in
          output.baseAddress.map { writeRelative(target, from: start, to: $0) } ?? 0
        }
      }
    }
  }

  /// The most bytes of an address that one byte of the two paths becomes.
  static let most = 3

  /// Writes the same.
  ///
  /// - Parameter output: has room for `most` times the bytes of both paths.
  /// - Returns: How many bytes it has.
  static func writeRelative(
    _ target: UnsafeBufferPointer<UInt8>,
    from start: UnsafeBufferPointer<UInt8>,
    to output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    // The folders that both are in.
    var shared = 0
    for place in 0..<min(target.count, start.count) {
      guard target[place] == start[place] else { break }
      if target[place] == slash { shared = place + 1 }
    }
    var end = output
    func write(_ byte: UInt8) {
      end.pointee = byte
      end += 1
    }
    for place in shared..<start.count where start[place] == slash {
      write(UInt8(ascii: "."))
      write(UInt8(ascii: "."))
      write(slash)
    }
    let plain = plain
    for place in shared..<target.count {
      let byte = target[place]
      if byte == slash || plain[byte] {
        write(byte)
      } else {
        write(UInt8(ascii: "%"))
        write(digit(byte >> 4))
        write(digit(byte & 0xF))
      }
    }
    return end - output
  }

  /// The path from the root of a vault that a relative address means; nil where it leads out of it, or names no path.
  static func inside(_ address: String, from name: String) -> String? {
    // Of ASCII each byte is a character, but for the two of a line end, which are asked for as little as others.
    if address.utf8.allSatisfy({ $0 < 0x80 }), name.utf8.allSatisfy({ $0 < 0x80 }) {
      return inside(Array(address.utf8), from: Array(name.utf8))
    }
    let path = address.prefix { $0 != "#" && $0 != "?" }
    guard !path.isEmpty, !path.hasPrefix("/"), !path.contains(":") else { return nil }
    var parts = name.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(percentDecoded(String(part)))
      }
    }
    return parts.joined(separator: "/")
  }

  /// The same in bytes.
  private static func inside(_ address: [UInt8], from name: [UInt8]) -> String? {
    let path = address.prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
    guard let first = path.first, first != slash, !path.contains(UInt8(ascii: ":")) else { return nil }
    var parts = name.split(separator: slash).dropLast()
    for part in path.split(separator: slash) where !part.elementsEqual(".".utf8) {
      if part.elementsEqual("..".utf8) {
        guard parts.popLast() != nil else { return nil }
      } else {
        let isEncoded = part.contains(UInt8(ascii: "%"))
        parts.append(isEncoded ? Array(percentDecoded(String(decoding: part, as: UTF8.self)).utf8)[...] : part)
      }
    }
    return String(decoding: Array(parts.joined(separator: [slash])), as: UTF8.self)
  }

  // MARK: Bytes

  private static let slash = UInt8(ascii: "/")

  /// The bytes of an address that an attribute can have as they are.
  private static let kept = ByteTable("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@/?#[]%")
  /// Those of the name of a file.
  private static let plain = ByteTable("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$()*+,;=@")

  private static func encoded(_ address: String) -> String {
    var bytes: [UInt8] = []
    for byte in address.utf8 { append(byte, isKept: kept, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(_ byte: UInt8, isKept: ByteTable, to bytes: inout [UInt8]) {
    guard !isKept[byte] else { return bytes.append(byte) }
    bytes.append(UInt8(ascii: "%"))
    bytes.append(digit(byte >> 4))
    bytes.append(digit(byte & 0xF))
  }

  /// A digit of sixteen, in upper case.
  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  /// Some bytes of ASCII: a bit for each.
  private struct ByteTable: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(_ text: String) {
      for byte in text.utf8 {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
      }
    }

    subscript(byte: UInt8) -> Bool {
      guard byte < 0x80 else { return false }
      return (byte < 64 ? low : high) >> UInt64(byte % 64) & 1 != 0
    }
  }

  private static func percentDecoded(_ part: String) -> String {
    let bytes = Array(part.utf8)
    var decoded: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "%"), place + 2 < bytes.count,
        let byte = UInt8(String(decoding: bytes[place + 1...place + 2], as: UTF8.self), radix: 16)
      {
        decoded.append(byte)
        place += 3
      } else {
        decoded.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
