package import Languages
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
  public func onlyFile(of kind: DocumentKind, named name: String? = nil) throws(EditRefusal) -> Thing {
    try onlyFile(of: kind, named: name, advice: nil, option: "--in")
  }

  /// The same for a command.
  ///
  /// - Parameters:
  ///   - help: what to do where there is none.
  ///   - option: what names one of several.
  package func onlyFile(
    of kind: DocumentKind,
    named name: String?,
    help: some Message,
    option: String = "--in"
  ) throws(EditRefusal) -> Thing {
    try onlyFile(of: kind, named: name, advice: Told(help), option: option)
  }

  private func onlyFile(
    of kind: DocumentKind,
    named name: String?,
    advice: Told?,
    option: String
  ) throws(EditRefusal) -> Thing {
    if let name { return try file(named: name, of: [kind]) }
    let found = files(of: kind)
    guard let first = found.first else { throw EditRefusal(problem: Told(NamedFileMessage.hasNone(kind)), advice: advice) }
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
        NamedFileMessage.hasSeveral(found.count, kind),
        help: .nameOne(option),
        candidates: found.map { EditRefusal.Candidate(path: $0.path, line: 1, title: $0.plan.title) },
        choice: EditRefusal.Choice(name: kind.rawValue, things: things)
      )
    }
    return Thing(file: first.name, path: nil, title: first.plan.title)
  }

  /// A refusal of a name that nothing has, nor nearly, with the command that begins a file of that name.
  func beginning(_ name: String, of kinds: Set<DocumentKind>, _ refusal: EditRefusal) -> EditRefusal {
    guard let kind = kinds.first, kinds.count == 1, [.project, .page, .ritual].contains(kind), refusal.candidates.isEmpty,
      refusal.advice == nil, refusal.commands.isEmpty, FileLine(name) == nil, !name.contains("/"), !name.hasSuffix(".md")
    else { return refusal }
    var refusal = refusal
    refusal.advice = Told(NamedFileMessage.isBegunFirst(kind))
    refusal.commands = [["new", kind.rawValue, name.onOneLine]]
    return refusal
  }
}

/// What is said of the files of a kind.
enum NamedFileMessage: Message {
  case hasNone(DocumentKind)
  case hasSeveral(Int, DocumentKind)
  /// `name one with --in`
  case nameOne(String)
  case isBegunFirst(DocumentKind)
}
