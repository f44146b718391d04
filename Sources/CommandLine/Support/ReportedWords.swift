import Editing
import Languages
import Outline
import Workspace

/// Words of a task that the linter would report as soon as it is written, as they say when it is or how much
/// it matters: who wrote them is told at once.
enum ReportedWords {
  /// What is told of the first of them, and what to write; none where the linter finds nothing.
  ///
  /// - Parameters:
  ///   - line: what stands behind the bullet.
  ///   - title: a title that such a file may have.
  static func told(of line: String, in kind: DocumentKind, below title: String, _ vault: EditedVault) -> [Told] {
    guard let found = LineCheck(vault).words(toldBy: rules, in: line, of: kind, below: title) else { return [] }
    return [Told(LeftWordsMessage.last(found.text, option: nil)), found.advice].compactMap(\.self)
  }

  private static let rules = ["unread-when", "unread-priority"]
}
