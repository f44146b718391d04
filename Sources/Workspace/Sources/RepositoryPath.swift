import Vault

/// Paths as git keeps them: bytes, with slashes, from the topmost folder, which is the empty path.
enum RepositoryPath {
  static let slash = UInt8(ascii: "/")

  /// The path of the folder that holds a path.
  static func folder(of path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    path.lastIndex(of: slash).map { path[..<$0] } ?? path.prefix(0)
  }

  static func path(of name: String, in folder: ArraySlice<UInt8>) -> [UInt8] {
    (folder.isEmpty ? [] : Array(folder) + [slash]) + Array(name.utf8)
  }

  /// A path as it is told from a folder; nil for one that does not lie below it. That of the folder itself is empty.
  static func name(of path: [UInt8], in folder: [UInt8]) -> [UInt8]? {
    guard !folder.isEmpty, path != folder else { return path == folder ? [] : path }
    let prefix = folder.last == slash ? folder : folder + [slash]
    return path.starts(with: prefix) ? Array(path.dropFirst(prefix.count)) : nil
  }

  /// The absolute path that a path on the disk means, told by its spelling alone.
  static func absolute(_ path: String, from folder: String) -> [UInt8] {
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    var parts: [Substring.UTF8View] = []
    for part in whole.utf8.split(separator: slash) {
      if part.elementsEqual("..".utf8) {
        _ = parts.popLast()
      } else if !part.elementsEqual(".".utf8) {
        parts.append(part)
      }
    }
    return parts.isEmpty ? [slash] : parts.flatMap { [slash] + Array($0) }
  }

  static func isMarkdown(_ path: [UInt8]) -> Bool {
    let start = path.lastIndex(of: slash).map { $0 + 1 } ?? 0
    return FileWalker.isMarkdown(String(decoding: path[start...], as: UTF8.self))
  }

  /// The order of a walk: what a folder holds stands in its place.
  static func isBefore(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.lexicographicallyPrecedes(right) { left, right in (left == slash ? 0 : left) < (right == slash ? 0 : right) }
  }
}
