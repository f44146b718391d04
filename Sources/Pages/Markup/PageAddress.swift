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
    let (target, start) = (path.split(separator: "/"), page.split(separator: "/").dropLast())
    let shared = zip(target.dropLast(), start).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - shared)
    return (up + target[shared...].map { percentEncoded(String($0)) }).joined(separator: "/")
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
  private static let kept = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@/?#[]%".utf8)
  private static let plain = kept.subtracting(":/?#[]%&'".utf8)

  private static func encoded(_ address: String) -> String { encoded(address, kept) }
  private static func percentEncoded(_ part: String) -> String { encoded(part, plain) }

  private static func encoded(_ text: String, _ kept: Set<UInt8>) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if kept.contains(byte) {
        bytes.append(byte)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        bytes += Array(("%" + (digits.count < 2 ? "0" : "") + digits).utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
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
