import Diagnostics
import Editing
import Languages
import SourceText
import Vault
import Views
import Workspace

/// What `undo` and `redo` have in common.
struct UndoSession {
  private static let list = Option.flag("list", UndoSessionHelp.list)

  static let count = Operand(
    syntax: OperandSyntax(
      value: ValueSyntax(name: "N", expectation: Told(SharedHelp.number(1...100))) { Int($0).map { 1...100 ~= $0 } ?? false },
      summary: Told(UndoSessionHelp.count),
      isRequired: false,
      isRepeatable: false
    )
  ) { texts in texts.first.flatMap { Int($0) } ?? 1 }

  static let options: [any DeclaredOption] = [list, EditSession.dryRun, SharedOptions.vault, SharedOptions.json]

  static let exitCodes = [
    ExitCodeNote(.success, UndoSessionHelp.success),
    ExitCodeNote(.couldNotRun, UndoSessionHelp.couldNotRun),
  ]

  private let list: UndoShelf.List
  private let invocation: Invocation
  private let console: Console

  init(_ list: UndoShelf.List, _ invocation: Invocation, _ console: Console) {
    (self.list, self.invocation, self.console) = (list, invocation, console)
  }

  func run() -> ExitCode {
    guard let stateFolder = console.stateFolder else {
      return console.refuse(invocation, "it is not known where commands are kept; set HOME or XDG_STATE_HOME")
    }
    guard let root = VaultRoot.find(from: invocation.vaultPath) else {
      console.error.write("\(invocation.commandLine): \(NoVault.message(at: invocation.vaultPath))")
      return .couldNotRun
    }
    let shelf = UndoShelf(stateFolder: stateFolder, root: root)
    let items = shelf.items(list)
    if invocation[Self.list] { return show(items, root) }
    let count = invocation[Self.count]
    guard count <= items.count else {
      let words =
        list == .undo ? "no command is left to take back" : "there is nothing to redo since the last command that wrote"
      let some = list == .undo ? "\(items.count) can be taken back" : "\(items.count) can be done again"
      return console.refuse(invocation, items.isEmpty ? words : "only \(some); nothing was written")
    }
    guard count == 1 || !invocation[EditSession.dryRun] && !invocation[SharedOptions.json] else {
      return console.refuse(invocation, "--dry-run and --json are for one command at a time")
    }
    for _ in 0..<count {
      guard let item = shelf.items(list).first else { break }
      let status = apply(item, of: shelf, root)
      if status != .success { return status }
    }
    return .success
  }

  private func apply(_ item: UndoShelf.Item, of shelf: UndoShelf, _ root: String) -> ExitCode {
    let revisions = item.changes.map { change in
      FileRevision(
        name: shown(change.path, root),
        path: shown(change.path, root),
        before: change.before.map { SourceText($0) },
        after: change.after.map { SourceText($0) }
      )
    }
    if !invocation[EditSession.dryRun], case .failure(let failure) = shelf.apply(item) {
      let words =
        "“\(line(of: item.entry))” cannot be \(list == .undo ? "taken back" : "done again"), and nothing was written: "
      return console.refuse(invocation, words + reason(failure, root))
    }
    let verb = list == .undo ? "undone" : "done again"
    let notes = ["\(verb): “\(line(of: item.entry))” of \(item.entry.time)\(distance(to: item.entry))"]
    if invocation[SharedOptions.json] {
      console.output.write(RevisionJSON.object(revisions, notes: notes).write(pretty: true) + "\n")
    } else if invocation[EditSession.dryRun] {
      console.writeForeign(revisions.map(\.diff).joined())
    } else {
      let files = revisions.map { "  \(ControlCharacters.escaping($0.path)): \(state(of: $0))\n" }
      console.write(messages: notes[0] + "\n" + files.joined())
    }
    return .success
  }

  /// Says of a command that was not typed just now how long ago it was; nothing where the command said itself what time it is.
  private func distance(to entry: UndoEntry) -> String {
    let clock = [SharedOptions.today.syntax.spelling, SharedOptions.now.syntax.spelling]
    guard list == .undo, !entry.arguments.contains(where: { word in clock.contains { word.hasPrefix($0) } }) else { return "" }
    return UndoDistance(from: entry.time, to: invocation.momentOfWriting).map { ", \($0.words)" } ?? ""
  }

  private func state(of revision: FileRevision) -> String {
    if revision.before == nil { return list == .undo ? "brought back" : "created" }
    if revision.after == nil { return "removed" }
    return list == .undo ? "as it was before" : "changed"
  }

  private func reason(_ failure: CommitFailure, _ root: String) -> String {
    let path = ControlCharacters.escaping(shown(failure.path, root))
    return switch failure.error {
    case .changedWhileEditing where !FileSystem.exists(failure.path), .notFound: "\(path) is gone"
    case .changedWhileEditing: "\(path) was changed meanwhile"
    case .alreadyExists: "\(path) is there again"
    default: failure.message
    }
  }

  private func show(_ items: [UndoShelf.Item], _ root: String) -> ExitCode {
    if invocation[SharedOptions.json] {
      let rows = items.map { item -> JSON in
        [
          "time": .string(item.entry.time),
          "arguments": .array(item.entry.arguments.map { .string($0) }),
          "files": .array(item.entry.changes.map { .string(shown($0.path, root)) }),
        ]
      }
      console.output.write(JSON.array(rows).write(pretty: true) + "\n")
      return .success
    }
    for item in items {
      let files = item.entry.changes.count == 1 ? shown(item.entry.changes[0].path, root) : "\(item.entry.changes.count) files"
      console.write(messages: "\(item.entry.time)  \(line(of: item.entry))  \(ControlCharacters.escaping(files))\n")
    }
    return .success
  }

  /// `tidemark done "Buy milk" --on 2026-11-20`. Which vault was named is left out: it is the one whose list this is.
  private func line(of entry: UndoEntry) -> String {
    var arguments = entry.arguments
    let vault = SharedOptions.vault.syntax.spelling
    arguments.removeAll { $0.hasPrefix(vault + "=") }
    if let index = arguments.firstIndex(of: vault) { arguments.removeSubrange(index..<min(index + 2, arguments.count)) }
    return ControlCharacters.escaping(ShellWord.line(["tidemark"] + arguments))
  }

  /// The path from here, where it lies below the current folder; else from the vault's root.
  private func shown(_ path: String, _ root: String) -> String {
    if case .success(let here) = FileSystem.currentDirectory, let name = VaultRoot.name(of: path, in: here) { return name }
    return VaultRoot.name(of: path, in: root) ?? path
  }
}

/// What the help of `undo` and `redo` says.
enum UndoSessionHelp: Message {
  case list, count, success, couldNotRun
}
