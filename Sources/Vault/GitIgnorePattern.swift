/// One line of a `.gitignore` file.
///
/// Names are compared byte by byte, as git does it: `?` stands for one byte. As gitignore(5) says, `**` beside other characters
/// is a plain `*` (git itself reads the `**` of `a**/b` as any number of parts).
struct GitIgnorePattern: Sendable {
  /// Whether the pattern takes back what an earlier one ignores.
  let isNegated: Bool
  private let isDirectoryOnly: Bool
  /// Whether the pattern holds a `/` that does not end it: then it matches whole paths, else the last part of one.
  private let isAnchored: Bool
  private let parts: [GlobPart]

  /// Nil for an empty line, a comment, and a pattern that can match nothing.
  init?(line: ArraySlice<UInt8>) {
    guard line.first != UInt8(ascii: "#") else { return nil }
    var pattern = Self.trimmingTrailingSpaces(line)
    isNegated = pattern.first == UInt8(ascii: "!")
    if isNegated { pattern.removeFirst() }
    isDirectoryOnly = pattern.last == UInt8(ascii: "/")
    if isDirectoryOnly { pattern.removeLast() }
    isAnchored = pattern.contains(UInt8(ascii: "/"))
    if pattern.first == UInt8(ascii: "/") { pattern.removeFirst() }
    guard !pattern.isEmpty, let parts = GlobPart.parse(Array(pattern), isPath: isAnchored) else { return nil }
    self.parts = parts
  }

  /// Spaces at the end are dropped, but for one after a backslash.
  private static func trimmingTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.startIndex
    var index = line.startIndex
    while index < line.endIndex {
      if line[index] == UInt8(ascii: "\\") {
        index += 2
        end = min(index, line.endIndex)
      } else {
        index += 1
        if line[index - 1] != UInt8(ascii: " ") { end = index }
      }
    }
    return line[..<end]
  }

  func matches(_ path: ArraySlice<[UInt8]>, isDirectory: Bool) -> Bool {
    guard isDirectory || !isDirectoryOnly, let name = path.last else { return false }
    return isAnchored ? matches(path) : parts[0].matches(name)
  }

  /// Matches part for part. After a mismatch the last `**` takes one part more; no earlier one need be tried again.
  private func matches(_ path: ArraySlice<[UInt8]>) -> Bool {
    var part = 0
    var index = path.startIndex
    var retry: (part: Int, index: Int)?
    while index < path.endIndex {
      if part < parts.count, case .anyDepth = parts[part] {
        part += 1
        // At the end it matches everything within, but not the folder itself.
        if part == parts.count { return true }
        retry = (part, index)
      } else if part < parts.count, parts[part].matches(path[index]) {
        part += 1
        index += 1
      } else if let again = retry {
        retry = (again.part, again.index + 1)
        (part, index) = (again.part, again.index + 1)
      } else {
        return false
      }
    }
    return part == parts.count
  }
}
