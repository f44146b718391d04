import Outline
import Planner
import Reading
import SourceText

/// What is read of a page can be written, and reads as the same page again (format, *Writing from values*).
public enum WritingLaws {
  static func broken(by document: Document) -> [String] {
    canBeWritten(document) ? broken(by: PlanReading(of: document, fileName: "page").plan, guards: true) : []
  }

  /// Whether all that parts one block from the next is among the values. Link definitions are not, and the title is written
  /// first; nor is there a value for bytes that are not UTF-8. And code that is indented by more than four columns may stand behind
  /// a list only if that is indented further still.
  private static func canBeWritten(_ document: Document) -> Bool {
    let firstLine = document.title?.lines.lowerBound ?? 0
    let codes = document.tree.blocks.filter { $0.kind == .codeBlock && !$0.isFenced }
    return codes.allSatisfy { document.source.bytes[$0.start] != 0x20 } && document.definitionRanges.isEmpty
      && document.isRewritable
      && document.tree.children(of: 0).allSatisfy { document.tree[$0].firstLine >= firstLine }
  }

  /// What is lost of a page when it is written and read.
  ///
  /// - Parameter guards: whether words may come back with a backslash that keeps them from being read as syntax.
  public static func broken(by plan: Plan, guards: Bool = false) -> [String] {
    let written = plan.markdown
    let document = Document(reading: SourceText(written))
    let again = PlanReading(of: document, fileName: "page").plan
    guard again == plan || (guards && again.withResolvedWords == plan.withResolvedWords) else {
      return ["written and read again, this differs:\n\(Difference.first(plan, again))\n--- written\n\(written)"]
    }
    guard again.markdown == written else {
      return ["what was written is written otherwise:\n\(again.markdown)\n--- before\n\(written)"]
    }
    return []
  }
}
