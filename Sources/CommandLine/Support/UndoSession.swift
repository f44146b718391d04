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
      return console.refuse(invocation, UndoMessage.isKeptNowhere)
    }
    guard let root = VaultRoot.find(from: invocation.vaultPath) else {
      console.error.write("\(invocation.commandLine): \(NoVault.lines(at: invocation.vaultPath, in: console.language))")
      return .couldNotRun
    }
    let shelf = UndoShelf(stateFolder: stateFolder, root: root)
    let items = shelf.items(list)
    if invocation[Self.list] { return show(items, root) }
    let count = invocation[Self.count]
    guard count <= items.count else {
      let isUndo = list == .undo
      guard !items.isEmpty else {
        return console.refuse(invocation, isUndo ? UndoMessage.nothingToUndo : .nothingToRedo)
      }
      return console.refuse(invocation, isUndo ? UndoMessage.onlyUndone(items.count) : .onlyRedone(items.count))
    }
    guard count == 1 || !invocation[EditSession.dryRun] && !invocation[SharedOptions.json] else {
      return console.refuse(invocation, UndoMessage.oneAtATime)
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
      let (line, reason) = (line(of: item.entry), reason(failure, root))
      return console.refuse(invocation, list == .undo ? UndoMessage.cannotUndo(line, reason) : .cannotRedo(line, reason))
    }
    let (line, time) = (line(of: item.entry), item.entry.time)
    let note = list == .undo ? UndoMessage.undone(line, time: time, distance(to: item.entry)) : .redone(line, time: time)
    if invocation[SharedOptions.json] {
      console.output.write(RevisionJSON.object(revisions, notes: [note.english]).write(pretty: true) + "\n")
    } else if invocation[EditSession.dryRun] {
      console.writeForeign(revisions.map(\.diff).joined())
    } else {
      let files = revisions.map { "  \(console.language.say(state(of: $0)))\n" }
      console.write(messages: console.language.say(note) + "\n" + files.joined())
    }
    return .success
  }

  /// Says of a command that was not typed just now how long ago it was; nothing where the command said itself what time it is.
  private func distance(to entry: UndoEntry) -> UndoDistance? {
    let clock = [SharedOptions.today.syntax.spelling, SharedOptions.now.syntax.spelling]
    guard list == .undo, !entry.arguments.contains(where: { word in clock.contains { word.hasPrefix($0) } }) else { return nil }
    return UndoDistance(from: entry.time, to: invocation.momentOfWriting)
  }

  private func state(of revision: FileRevision) -> UndoneFileMessage {
    let path = ControlCharacters.escaping(revision.path)
    if revision.before == nil { return list == .undo ? .broughtBack(path) : .created(path) }
    if revision.after == nil { return .removed(path) }
    return list == .undo ? .asBefore(path) : .changed(path)
  }

  private func reason(_ failure: CommitFailure, _ root: String) -> Told {
    let path = ControlCharacters.escaping(shown(failure.path, root))
    return switch failure.error {
    case .changedWhileEditing where !FileSystem.exists(failure.path), .notFound: Told(UndoneFileMessage.isGone(path))
    case .changedWhileEditing: Told(UndoneFileMessage.wasChanged(path))
    case .alreadyExists: Told(UndoneFileMessage.isThereAgain(path))
    default: Told(failure.told)
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
      let changes = item.entry.changes
      let files = changes.count == 1 ? shown(changes[0].path, root) : console.language.say(UndoMessage.files(changes.count))
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

/// What is told of commands that are taken back or done again. A command is named by its line, and by the day and the time at which it
/// was kept: `2026-11-20 10:15`.
enum UndoMessage: Message {
  case isKeptNowhere
  case nothingToUndo
  case nothingToRedo
  case onlyUndone(Int)
  case onlyRedone(Int)
  case oneAtATime
  case cannotUndo(String, Told)
  case cannotRedo(String, Told)
  case undone(String, time: String, UndoDistance?)
  case redone(String, time: String)
  case files(Int)
  /// That what was just written cannot be taken back, and why.
  case isNotKept(Told)
}

/// What became of a file of a command that is taken back or done again, by its path.
enum UndoneFileMessage: Message {
  case broughtBack(String)
  case created(String)
  case removed(String)
  case asBefore(String)
  case changed(String)
  case isGone(String)
  case wasChanged(String)
  case isThereAgain(String)
}
