import Editing
import Languages
import Workspace

/// `tidemark restore`
enum RestoreCommand {
  private static let item = EditOptions.item

  static let command = Command(
    "restore",
    RestoreHelp.summary,
    discussion: RestoreHelp.discussion,
    operands: [item],
    options: [EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark restore \"Learn Dutch\"", RestoreHelp.bringBackSetAside),
      Example("tidemark restore \"Buy milk\"", RestoreHelp.bringBackRemoved),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    EditSession.run(invocation, console, names: [invocation[item]], days: { _ in .earliest ... .latest }) {
      vault throws(EditRefusal) in
      let (name, scope) = (invocation[item], invocation[EditSession.scope])
      switch setAside(name, in: scope, of: vault) {
      case .success(let thing):
        try vault.restore(thing)
        try EditCheck(vault).check()
      case .failure(let refusal):
        // Of several that are set aside one is meant, and a line of a file names nothing that is gone.
        guard refusal.choice == nil, scope == nil else { throw refusal }
        try restore(TrashShelf(of: vault.folder, limit: FileSet.limit), name, of: &vault, else: refusal)
      }
    }
  }

  private static func setAside(_ name: String, in scope: String?, of vault: EditedVault) -> Result<Thing, EditRefusal> {
    Result { () throws(EditRefusal) in
      try vault.thing(named: name, in: scope, called: .itemSetAside, isSetAside: true) { thing, _ in
        vault[thing.file]?.plan.kind.traits.setsAside == true
      }
    }
  }

  private static func restore(
    _ shelf: TrashShelf,
    _ name: String,
    of vault: inout EditedVault,
    else refusal: EditRefusal
  ) throws(EditRefusal) {
    let found = shelf.things(named: name)
    guard let first = found.first else {
      guard refusal.candidates.isEmpty, !name.contains(":") else { throw refusal }
      let newest = shelf.things.prefix(3).map(\.removed.title)
      throw EditRefusal(
        problem: Told(RestoreCommandMessage.nothingCalledSo(name)),
        advice: newest.isEmpty ? refusal.advice : Told(RestoreCommandMessage.removedLast(newest))
      )
    }
    guard found.count == 1 else {
      throw EditRefusal(
        RestoreCommandMessage.severalRemoved(name, found.count),
        help: .nameFile,
        commands: found.prefix(9).map { ["restore", $0.name] }
      )
    }
    try vault.restore(first.removed, keptIn: first.name)
  }
}

/// What the help of `restore` says.
enum RestoreHelp: Message {
  case summary, discussion, bringBackSetAside, bringBackRemoved
}

/// Why nothing is set aside or restored.
enum RestoreCommandMessage: Message {
  case nothingCalledSo(String)
  case removedLast([String])
  case severalRemoved(String, Int)
  case nameFile
  case isStrategy(String, at: String)
  case hasNoItems
  case setItemsAside
}
