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
    let slash = UInt8(ascii: "/")
    let plain = plain
    var bytes: [UInt8] = []
    path.withUTF8 { target in
      page.withUTF8 { start in
        // The folders that both are in.
        var shared = 0
        for place in 0..<min(target.count, start.count) {
          guard target[place] == start[place] else { break }
          if target[place] == slash { shared = place + 1 }
        }
        bytes.reserveCapacity(target.count + 16)
        for byte in start[shared...] where byte == slash { bytes.append(contentsOf: "../".utf8) }
        for byte in target[shared...] {
          if byte == slash { bytes.append(byte) } else { append(byte, isKept: plain, to: &bytes) }
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The path from the root of a vault that a relative address means; nil where it leads out of it, or names no path.
  static func inside(_ address: String, from name: String) -> String? {
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

  // MARK: Bytes

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
    let digits = String(byte, radix: 16, uppercase: true)
    bytes.append(contentsOf: (digits.count < 2 ? "%0" + digits : "%" + digits).utf8)
  }

  /// Some bytes.
  private struct ByteTable: Sendable {
    private var isIn = [Bool](repeating: false, count: 256)

    init(_ text: String) {
      for byte in text.utf8 { isIn[Int(byte)] = true }
    }

    subscript(byte: UInt8) -> Bool { isIn[Int(byte)] }
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
