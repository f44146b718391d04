/// Addresses of files (`file:` URIs, RFC 8089), as clients name documents.
enum FileAddress {
  /// The path of a file; nil for what is no file of this machine, such as `untitled:1`.
  static func path(of address: String) -> String? {
    let bytes = Array(address.utf8)
    let scheme = bytes.prefix(5).map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    guard scheme.elementsEqual("file:".utf8) else { return nil }
    var rest = bytes.dropFirst(5)
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != UInt8(ascii: "/") }
      guard host.isEmpty || host.elementsEqual("localhost".utf8) else { return nil }
      rest = rest.dropFirst(host.count)
    }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    guard let path = unescaped(rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }), !path.contains(0) else {
      return nil
    }
    return String(validating: path, as: UTF8.self)
  }

  /// The address of the file at an absolute path.
  static func address(of path: String) -> String {
    "file://" + path.utf8.map { isPlain($0) ? String(Unicode.Scalar($0)) : escaped($0) }.joined()
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      guard rest.count >= 2, let high = digit(rest.removeFirst()), let low = digit(rest.removeFirst()) else { return nil }
      result.append(high << 4 + low)
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }

  /// What RFC 3986 lets stand in a path as it is.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "/-._~".utf8.contains(byte)
    }
  }

  private static func escaped(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count < 2 ? "%0" + digits : "%" + digits
  }
}
