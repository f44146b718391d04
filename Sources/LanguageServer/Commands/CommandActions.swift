import Diagnostics
import Editing
import Languages
import SourceText
import Vault

/// The commands for the thing on a line, each with the edit that does it: only those that would change something.
enum CommandActions {
  static let kind = "refactor.rewrite"
  /// To how many projects it is offered to move a task.
  private static let mostProjects = 12

  static func all(in document: OpenDocument, onLine line: Int, _ session: inout Session) -> [JSON] {
    guard session.read(document) != nil else { return [] }
    let vault = session.editedVault(around: document, .near)
    guard let thing = vault.thing(in: document.place.fileName, onLine: line) else { return [] }
    let projects = projects(of: session.index(around: document)).map(\.title)
    return CommandAction.possible(for: thing, in: vault, projects: projects).compactMap { action in
      guard let edit = try? self.edit(action, in: document, onLine: line, &session) else { return nil }
      return ["title": .string(session.language.say(action)), "kind": .string(kind), "edit": edit]
    }
  }

  /// The projects to which it is offered to move a task.
  static func projects(of index: VaultIndex) -> [VaultRecord] { Array(index.ordered(.project).prefix(mostProjects)) }

  /// The edit of an action for the thing on a line; nil where there is nothing to change.
  static func edit(
    _ action: CommandAction,
    in document: OpenDocument,
    onLine line: Int,
    _ session: inout Session,
    _ scope: EditScope = .near
  ) throws(ResponseError) -> JSON? {
    try session.edit(around: document, scope) { vault throws(EditRefusal) in
      guard let thing = vault.thing(in: document.place.fileName, onLine: line) else {
        throw EditRefusal(CommandRefusal.isNamelessLine(line + 1))
      }
      try action.perform(on: thing, in: &vault)
    }
  }
}
