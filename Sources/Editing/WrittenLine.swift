public import Outline
public import Planner
import SourceText

/// A line as a person wrote it on the command line, read as what it is to be in a file.
public struct WrittenLine {
  /// A file in which the line stands alone, for the linter.
  public let text: String
  /// What it reads as; nil where it is no single item.
  public let item: PlanItem?

  /// - Parameter line: what stands behind the bullet.
  public init(_ line: String, in kind: DocumentKind, below title: String) {
    let words = line.onOneLine
    text = "---\nkind: \(kind.rawValue)\n---\n\n# \(title)\n\n- \(words)\n"
    let file = EditableFile(path: "line.md", source: SourceText(text))
    let elements = file.content.introduction.elements
    let found = elements.count == 1 && file.content.sections.isEmpty ? elements[0].item : nil
    item = found.flatMap { $0.number == nil && $0.children.isEmpty && $0.notes.isEmpty ? $0 : nil }
  }
}
