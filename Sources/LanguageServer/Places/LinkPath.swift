import Vault

/// Paths of links, as they stand in files of a vault.
enum LinkPath {
  /// The name in the vault that a path from a file leads to; nil for one out of the vault.
  ///
  /// - Parameter name: that of the file in which the path stands.
  static func name(of path: String, from name: String) -> String? {
    guard path.first != "/" else { return nil }
    var parts = FileSystem.folder(of: name).split(separator: "/").filter { $0 != "." }
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: "/")
  }

  /// The path from a folder of the vault to a file of it.
  static func path(to name: String, fromFolder folder: String) -> String {
    let from = folder.split(separator: "/").filter { $0 != "." }
    let to = name.split(separator: "/")
    let common = zip(from, to.dropLast()).prefix { $0 == $1 }.count
    return ([Substring](repeating: "..", count: from.count - common) + to.dropFirst(common)).joined(separator: "/")
  }

  /// A path as an address: what would end it, with percent signs.
  static func escaped(_ path: String) -> String {
    let bytes = path.utf8.flatMap { byte -> [UInt8] in
      guard byte <= 0x20 || "()<>#%\\".utf8.contains(byte) else { return [byte] }
      return Array(("%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)).utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
