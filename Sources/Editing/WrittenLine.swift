public import Outline
public import Planner
import Reading

/// A line as a person wrote it on the command line, read as what it is to be in a file.
public struct WrittenLine {
  /// A file in which the line stands alone, for the linter.
  public let text: String
  /// What it reads as; nil where it is no single item.
  public let item: PlanItem?

  /// - Parameter line: what stands behind the bullet.
  public init(_ line: String, in kind: DocumentKind, below title: String) {
    let words = line.onOneLine
    let probe = Probe(words, in: .item(of: kind, title: title))
    text = probe.source.string(in: probe.source.bytes.indices)
    item = probe.item.flatMap { $0.number == nil && $0.children.isEmpty && $0.notes.isEmpty ? $0 : nil }
  }
}
