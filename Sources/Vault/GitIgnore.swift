/// The patterns of one `.gitignore` file (gitignore(5)).
///
/// Paths are taken relative to the folder that the patterns stand for, with `/` between their parts. A pattern that names a
/// folder says nothing about what lies in it: who walks a tree does not enter an ignored folder, so that nothing in it can be
/// taken back by `!`.
public struct GitIgnore: Sendable {
  /// What the last pattern that matches a path says about it.
  public enum Verdict: Sendable {
    case ignored
    /// A pattern that begins with `!` takes it back.
    case kept
  }

  private let patterns: [GitIgnorePattern]

  /// Reads the contents of a `.gitignore` file. A pattern that can match nothing is dropped, as git does.
  public init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    patterns = rest.split(separator: UInt8(ascii: "\n")).compactMap { line in
      GitIgnorePattern(line: line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
  }

  public init(_ text: String) {
    self.init(Array(text.utf8))
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// What the patterns say about a path, or nil where none of them matches it.
  public func verdict(for path: String, isDirectory: Bool) -> Verdict? {
    verdict(for: path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)[...], isDirectory: isDirectory)
  }

  func verdict(for parts: ArraySlice<[UInt8]>, isDirectory: Bool) -> Verdict? {
    guard let pattern = patterns.last(where: { $0.matches(parts, isDirectory: isDirectory) }) else { return nil }
    return pattern.isNegated ? .kept : .ignored
  }
}
