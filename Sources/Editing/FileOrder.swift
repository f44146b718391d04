import Languages
import Outline
import Planner
import Vault

/// Where a file is to stand among those of its kind.
public enum FilePlace: Hashable, Sendable {
  case before(Thing)
  case after(Thing)

  var other: Thing {
    switch self {
    case .before(let thing), .after(let thing): thing
    }
  }

  fileprivate var side: FileOrderMessage.Side {
    switch self {
    case .before: .before
    case .after: .after
    }
  }
}

extension EditedVault {
  /// Puts a page, a project or a ritual before or after another in the order of the vault: in the list of its root.
  ///
  /// The line of its link moves, or one is written. A list that is not there is made. Files that the list leaves out come after
  /// it by title, so those that are to come before get their lines too.
  public mutating func arrange(_ thing: Thing, _ place: FilePlace) throws(EditRefusal) {
    let (name, other) = (thing.title, place.other.title)
    guard let kind = self[thing.file]?.plan.kind, let list = kind.traits.list else {
      throw EditRefusal(FileOrderMessage.hasNoPlace(name), help: .kindsWithPlace)
    }
    guard self[place.other.file]?.plan.kind == kind else {
      throw EditRefusal(FileOrderMessage.isOfOtherKind(other, kind, name))
    }
    guard thing.file != place.other.file else { throw EditRefusal(FileOrderMessage.besideItself(name, place.side)) }
    guard let root else {
      throw EditRefusal(FileOrderMessage.noVault, help: .initMakesOne)
    }
    let order = order(of: kind)
    var wanted = order.filter { $0 != thing.file }
    guard let index = wanted.firstIndex(of: place.other.file) else { throw EditRefusal(FileOrderMessage.isNotInVault(other)) }
    if case .before = place { wanted.insert(thing.file, at: index) } else { wanted.insert(thing.file, at: index + 1) }
    guard wanted != order else {
      note(FileOrderMessage.comesAlready(name, place.side, other))
      return
    }
    try write(wanted, moving: thing.file, place, in: list)
    guard self.order(of: kind) == wanted else {
      throw EditRefusal(FileOrderMessage.wouldBeOtherOrder(root.path), help: .changeSection(list))
    }
    let file = try opened(root.name)
    let line = links(in: list).first { $0.target == thing.file }.map { ":\(file.line(of: $0.path))" } ?? ""
    note(.moved, FileOrderMessage.moved(name, place.side, other, at: file.path + line))
  }

  /// The other files of the kind of one, in the order of the vault.
  public func neighbors(of thing: Thing) -> [Thing] {
    guard let kind = self[thing.file]?.plan.kind else { return [] }
    return order(of: kind).filter { $0 != thing.file }.map { Thing(file: $0, path: nil, title: self[$0]?.plan.title ?? $0) }
  }

  // MARK: The list

  private mutating func write(
    _ order: [String],
    moving name: String,
    _ place: FilePlace,
    in list: VaultSection
  ) throws(EditRefusal) {
    if let neighbor = links(in: list).first(where: { $0.target == place.other.file })?.path {
      let position: ItemPosition = if case .before = place { .before(neighbor) } else { .after(neighbor) }
      return try putLink(to: name, at: position, in: list)
    }
    // The other is left out of the list: all that come before the file are listed, and then the file.
    let section = try sectionOfList(list)
    for file in order.prefix(while: { $0 != name }) + [name] {
      let links = links(in: list)
      guard file == name || !links.contains(where: { $0.target == file }) else { continue }
      let last = links.last { $0.path.section == section && $0.target != name }?.path
      try putLink(to: file, at: last.map { .after($0) } ?? .end(of: PlanPath(section: section)), in: list)
    }
  }

  /// Moves the line of a file's link, or writes one.
  private mutating func putLink(to name: String, at position: ItemPosition, in list: VaultSection) throws(EditRefusal) {
    guard let root else { return }
    let file = try file(root.name)
    if let path = links(in: list).first(where: { $0.target == name })?.path {
      update(root.name, to: try file.moving(path, to: position).file)
      return
    }
    let index = documents()
    var failure: EditRefusal?
    for words in linkWords(to: name, in: list) {
      guard let link = VaultLink(words), index.target(of: link, in: list)?.name == name else { continue }
      do throws(EditRefusal) {
        update(root.name, to: try file.inserting(words: words, at: position).file)
        return
      } catch {
        failure = failure ?? error
      }
    }
    throw failure ?? EditRefusal(FileOrderMessage.hasNoLink(name), help: .changeSection(list))
  }

  /// Ways to write a link to a file, in the style of most links of the list first.
  private func linkWords(to name: String, in list: VaultSection) -> [String] {
    let title = self[name]?.plan.title ?? name
    let escaped = title.replacing("[", with: "\\[").replacing("]", with: "\\]")
    let isPlain = !name.contains { " ()<>\\".contains($0) }
    let target = name.replacing("%", with: "%25").replacing("#", with: "%23")
    let inline = "[\(escaped)](\(isPlain ? target : "<\(target)>"))"
    let wiki = "[[\(title)]]"
    let texts = links(in: list).map(\.text)
    let areWiki = texts.filter { $0.hasPrefix("[[") }.count * 2 > texts.count
    return areWiki ? [wiki, inline] : [inline, wiki]
  }

  /// The place of the section of a list, which is made before those that come after it in every root.
  private mutating func sectionOfList(_ list: VaultSection) throws(EditRefusal) -> Int {
    guard let root else { return 0 }
    var file = try file(root.name)
    if let offset = file.content.sections.firstIndex(where: { $0.role.ofRoot == list }) { return offset + 1 }
    let later = VaultSection.allCases.drop { $0 != list }
    let next = file.content.sections.firstIndex { section in section.role.ofRoot.map(later.contains) ?? false }
    let place = (next ?? file.content.sections.count) + 1
    file = try file.inserting(PlanSection(title: list.rawValue), at: place)
    update(root.name, to: file)
    return place
  }

  // MARK: What the lists say

  private struct ListedLink {
    let path: PlanPath
    let text: String
    /// The name of the file; nil for a dead link.
    let target: String?
  }

  private func links(in list: VaultSection) -> [ListedLink] {
    guard let content = root?.plan.content else { return [] }
    let index = documents()
    return content.placedItems.compactMap { path, item in
      guard item.type == .link, content[section: path.section].role.ofRoot == list else { return nil }
      let target = VaultLink(item.text).flatMap { index.target(of: $0, in: list)?.name }
      return ListedLink(path: path, text: item.text, target: target)
    }
  }

  /// The files of a kind in the order of the vault.
  private func order(of kind: DocumentKind) -> [String] { documents().ordered(kind).map(\.name) }
}

/// What is said of the order of files.
enum FileOrderMessage: Message {
  enum Side: Hashable, Sendable, CaseIterable {
    case before, after
  }

  case hasNoPlace(String)
  case kindsWithPlace
  /// `“Home” is not a project, and “Thesis” is one`
  case isOfOtherKind(String, DocumentKind, String)
  case besideItself(String, Side)
  case noVault
  case initMakesOne
  case isNotInVault(String)
  case comesAlready(String, Side, String)
  case wouldBeOtherOrder(String)
  case changeSection(VaultSection)
  /// `“Home” before “Health”, tidemark.md:7`
  case moved(String, Side, String, at: String)
  case hasNoLink(String)
}
