import Outline
import SourceText

/// Tells from the bytes of a file whether it can hold what a name means, at a fraction of the cost of reading it. Most files of a
/// vault hold nothing of a name.
///
/// It may say yes of too many files, and never no of one with a title that the name fits (`ThingName`).
public struct NameSieve: Sendable {
  private let names: [NameLetters]
  /// The names as they were typed.
  private let typed: [[UInt8]]

  /// Nil where one of the names may be that of a place in a file: `FILE:LINE`, a path or a time.
  public init?(_ names: [String]) {
    let isPlace = names.contains { name in name.contains { $0 == ":" || $0 == "/" } || name.lowercased().hasSuffix(".md") }
    guard !names.isEmpty, !isPlace else { return nil }
    typed = names.map { Array($0.utf8) }
    self.names = names.map { NameLetters(Document.name(ofTitle: $0.onOneLine)) }
  }

  /// Whether a file may have something with one of the names in it, or be called so.
  ///
  /// - Parameter name: the path of the file from the root of the vault.
  public func mayFind(in bytes: [UInt8], ofFileNamed name: String) -> Bool {
    // Most names are typed as they are written, which is seen at a tenth of the cost.
    if typed.contains(where: { !$0.isEmpty && bytes.holds($0) }) { return true }
    let text = bytes.withUnsafeBufferPointer { TitleLetters($0) }
    let path = TitleLetters(name)
    return names.contains { $0.mayName(text) || $0.mayName(path) }
  }
}
