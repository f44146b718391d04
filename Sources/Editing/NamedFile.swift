public import Outline
import Vault

extension EditedVault {
  /// The one file of some kinds that a name means: its title or the beginning of it, or its path.
  public func file(named name: String, of kinds: Set<DocumentKind>) throws(EditRefusal) -> Thing {
    if let file = file(at: name), kinds.contains(file.plan.kind) {
      return Thing(file: file.name, path: nil, title: file.plan.title)
    }
    do throws(EditRefusal) {
      return try thing(named: name, sorts: [.file], called: .file(kinds)) { thing, _ in
        self[thing.file].map { kinds.contains($0.plan.kind) } ?? false
      }
    } catch {
      throw beginning(name, of: kinds, error)
    }
  }

  /// The only file of a kind, or that of the vault's owner where it is clear; with a name the one that it means.
  ///
  /// - Parameters:
  ///   - help: what to do where there is none.
  ///   - option: what names one of several.
  public func onlyFile(
    of kind: DocumentKind,
    named name: String?,
    help: String,
    option: String = "--in"
  ) throws(EditRefusal) -> Thing {
    if let name { return try file(named: name, of: [kind]) }
    let found = files(of: kind)
    guard let first = found.first else { throw EditRefusal("the vault has no \(kind.noun)", help: help) }
    if found.count > 1, kind.traits.hasOwner {
      let index = VaultIndex((found + [root].compactMap(\.self)).compactMap(\.originalRecord))
      if !index.isOwnLifeUndecided, let own = index.ownLife {
        return Thing(file: own.name, path: nil, title: own.title)
      }
    }
    let things = found.map { Thing(file: $0.name, path: nil, title: $0.plan.title) }
    if let chosen = choices[kind.rawValue], things.contains(chosen) { return chosen }
    guard found.count == 1 else {
      throw EditRefusal(
        "the vault has \(found.count) files of the kind \(kind.rawValue)",
        help: "name one with \(option)",
        candidates: found.map { EditRefusal.Candidate(path: $0.path, line: 1, title: $0.plan.title) },
        choice: EditRefusal.Choice(name: kind.rawValue, things: things)
      )
    }
    return Thing(file: first.name, path: nil, title: first.plan.title)
  }

  /// A refusal of a name that nothing has, nor nearly, with the command that begins a file of that name.
  func beginning(_ name: String, of kinds: Set<DocumentKind>, _ refusal: EditRefusal) -> EditRefusal {
    guard let kind = kinds.first, kinds.count == 1, [.project, .page, .ritual].contains(kind), refusal.candidates.isEmpty,
      refusal.help == nil, refusal.commands.isEmpty, FileLine(name) == nil, !name.contains("/"), !name.hasSuffix(".md")
    else { return refusal }
    var refusal = refusal
    refusal.help = "a new one is begun first"
    refusal.commands = [["new", kind.rawValue, name.onOneLine]]
    return refusal
  }
}
