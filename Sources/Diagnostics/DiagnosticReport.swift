public import SourceText

/// A report on the findings of many files, made file by file.
public protocol DiagnosticReport: Sendable {
  /// Takes what was found in one file, and gives what can be printed before more is known.
  mutating func add(_ file: CheckedFile) -> String

  /// Takes a file that could not be read, and gives what can be printed before more is known.
  mutating func add(_ file: UnreadFile) -> String

  /// Gives the rest, when every file was taken.
  func end() -> String
}

/// A file and what was found in it, which may be nothing.
public struct CheckedFile: Sendable {
  /// The path as the user named it.
  public var path: String
  public var source: SourceText
  /// The findings, in the order of their places, as they are told (`folded`).
  public var findings: [Diagnostic]
  /// The texts of other files in which a fix has edits, by path; nil where there is none.
  public var others: @Sendable (String) -> SourceText?

  public init(
    path: String,
    source: SourceText,
    findings: [Diagnostic],
    others: @escaping @Sendable (String) -> SourceText? = { _ in nil }
  ) {
    (self.path, self.source, self.findings, self.others) = (path, source, findings, others)
  }

  /// The text of this file or another.
  func source(of path: String) -> SourceText? { path == self.path ? source : others(path) }
}

/// A file that could not be read, or a folder.
public struct UnreadFile: Sendable {
  /// The path as the user named it.
  public var path: String
  /// Why, in words: one line, no full stop.
  public var reason: String

  public init(path: String, reason: String) {
    (self.path, self.reason) = (path, reason)
  }
}

/// Where a finding begins and ends, for people: lines and columns from 1, columns in Unicode scalars, the end behind the last
/// character.
struct FindingPlace {
  var start: Position
  var end: Position

  init(_ range: Range<Int>, in source: SourceText) {
    start = source.position(at: range.lowerBound)
    end = source.position(at: range.upperBound)
  }
}

extension Diagnostic {
  /// What is wrong, how many more there are of it, and what to do, on one line.
  var messageWithHelp: String { help.map { "\(messageWithMore); \($0)" } ?? messageWithMore }
}

extension String {
  /// A path from the current folder without `./` at its beginning: platforms hold paths against those of the repository.
  var asRepositoryPath: String {
    var path = self[...]
    while path.hasPrefix("./") {
      path = path.dropFirst(2)
      while path.hasPrefix("/") { path = path.dropFirst() }
    }
    return path.isEmpty ? self : String(path)
  }
}
