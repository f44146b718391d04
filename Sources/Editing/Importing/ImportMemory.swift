import Import
import Outline
import Planner

/// What earlier imports brought into a vault, as a file of lines: by it an import knows what was removed since, and does not bring it
/// again.
///
/// Entries of logs are not in it, but the items that have them: of entries the vault says itself, by their `source`, how far an import
/// has come.
package struct ImportMemory: Sendable, Equatable {
  /// Its path from the root of a vault. The name is hidden, so nothing in it is read as a file of the vault.
  package static let fileName = ".imported"

  private static let head = """
    # What `tidemark import` has brought into this vault, so that what you remove does not come again.
    # Remove a line, and the next import brings its thing again.

    """

  private var lines: Set<String> = []

  package init() {}

  /// Reads the file; lines of any words are kept.
  package init(text: String) {
    lines = Set(text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }.map(String.init))
  }

  /// The file: the same for the same things, whatever their order was.
  package var text: String { ImportMemory.head + lines.sorted().map { $0 + "\n" }.joined() }

  /// What either of two has.
  package func joined(with other: ImportMemory) -> ImportMemory {
    var all = self
    all.lines.formUnion(other.lines)
    return all
  }

  package var isEmpty: Bool { lines.isEmpty }

  func holds(_ line: String) -> Bool { lines.contains(line) }

  mutating func add(_ new: some Sequence<String>) { lines.formUnion(new) }

  // MARK: Lines

  /// The line of a file.
  static func line(ofFile name: String) -> String { ImportMemory.line(["file", name]) }

  /// The line of an item.
  ///
  /// - Parameter number: which of several of its name in its place it is, from 0.
  static func line(of item: PlanItem, in home: DraftHome, number: Int) -> String {
    var parts = [home.kind.rawValue, home.date?.description ?? home.name ?? Document.name(ofTitle: home.title)]
    parts += [home.section ?? "", home.group ?? ""]
    parts += home.parents.map { Document.name(ofTitle: $0.text) } + [Document.name(ofTitle: item.text)]
    if let time = item.content.blockTime { parts.append("at \(time.start)") }
    if let id = item.id { parts.append("^" + id) }
    if number > 0 { parts.append("no. \(number + 1)") }
    return line(parts)
  }

  private static func line(_ parts: [String]) -> String {
    parts.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.joined(separator: "\t")
  }
}
