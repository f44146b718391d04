import Languages
import Outline
import Planner
import Reading
import Vault

extension EditedVault {
  /// The lines of the root's lists that lead to a file.
  func links(to name: String) -> [PlanPath] {
    guard let root else { return [] }
    let content = root.plan.content
    var paths: [PlanPath] = []
    var index: VaultIndex?
    for path in content.itemPaths where path.elements.count == 1 {
      guard content[path]?.content == .link, let link = content[path].flatMap({ VaultLink($0.text) }),
        let section = content[section: path.section].role.ofRoot, section.isList
      else { continue }
      if index == nil { index = documents() }
      if index?.target(of: link, in: section)?.name == name { paths.append(path) }
    }
    return paths
  }

  /// The files by what they are called, days apart, to which no list leads.
  func documents() -> VaultIndex {
    VaultIndex(files.filter { $0.source != nil && $0.plan.kind.traits.identity != .date }.compactMap { record($0.name) })
  }

  /// Takes the lines out of the root's lists that lead to a file. One that has more below it is kept in the trash.
  ///
  /// - Returns: what to say of it, and the lines, the last first.
  mutating func removeLinks(to name: String) throws(EditRefusal) -> (sentences: [RootLinkMessage], links: [RemovedThing]) {
    guard let root else { return ([], []) }
    var (sentences, links): ([RootLinkMessage], [RemovedThing]) = ([], [])
    for path in self.links(to: name).reversed() {
      let file = try file(root.name)
      let place = "\(file.path):\(file.line(of: path))"
      let title = file.content[path].flatMap { VaultLink($0.text)?.words } ?? name
      let removed = RemovedThing(path, titled: title, of: file, named: root.name, on: today)
      update(root.name, to: try file.removing(path))
      let isMore = removed.text.split(whereSeparator: \.isNewline).count > 1
      let kept = isMore ? keep(removed.kept, called: "link \(title)") : nil
      sentences.append(.lineIsGone(place, kept: kept))
      links.append(removed)
    }
    return (sentences, links)
  }

  /// Writes the new title of a file in the lines of the root that named it by the old one.
  ///
  /// - Parameter paths: the lines that led to it before.
  mutating func retitleLinks(_ paths: [PlanPath], to name: String, from old: String, as title: String) throws(EditRefusal) {
    guard let root else { return }
    for path in paths {
      let file = try file(root.name)
      guard let text = file.content[path]?.text,
        let link = LinkText(text)?.retitled(from: old, to: title, path: name), link != text
      else { continue }
      update(root.name, to: try file.settingWords(link, of: path))
      note(.renamedThereToo, at: "\(file.path):\(file.line(of: path))")
    }
    guard links(to: name) == paths else {
      throw EditRefusal(RootLinkMessage.wouldLeadElsewhere(title, root.path), help: .linkByPath(name))
    }
  }
}

/// A line of the root's lists as it is written.
struct LinkText {
  private let text: String
  private let link: VaultLink

  init?(_ text: String) {
    guard let link = VaultLink(text) else { return nil }
    self.text = text
    self.link = link
  }

  /// The same link to a document that has another title. What does not name it by its title stays.
  ///
  /// - Parameter path: that of its file from the root, for a title that cannot stand in `[[…]]`.
  func retitled(from old: String, to title: String, path: String) -> String {
    let name = ThingName(old)
    switch link.target {
    case .path:
      guard name.matches(link.words, .exact) else { return text }
      return "[\(LinkText.escaped(title))" + text.dropFirst(1 + link.words.count)
    case .title(let written):
      guard name.matches(written, .anyCase) else { return text }
      guard !title.contains(where: { "[]|#".contains($0) }) else {
        let words = name.matches(link.words, .anyCase) ? LinkText.escaped(title) : link.words
        return "[\(words)](\(LinkText.destination(path)))"
      }
      let inner = text.dropFirst(2).dropLast(2)
      let bar = inner.firstIndex(of: "|")
      let part = inner[..<(bar ?? inner.endIndex)].firstIndex(of: "#").map { inner[$0..<(bar ?? inner.endIndex)] } ?? ""
      let words = bar.map { name.matches(link.words, .anyCase) ? "|" + title : String(inner[$0...]) } ?? ""
      return "[[" + title + part + words + "]]"
    }
  }

  private static func escaped(_ title: String) -> String {
    title.contains("[") || title.contains("]") ? title.replacing("[", with: "\\[").replacing("]", with: "\\]") : title
  }

  private static func destination(_ path: String) -> String {
    path.contains { " ()".contains($0) } ? "<\(path)>" : path
  }
}

/// What is said of the lines of the root's lists.
enum RootLinkMessage: Message {
  /// With where what was below the line is kept.
  case lineIsGone(String, kept: String?)
  /// The new title of a file, and the path of the root.
  case wouldLeadElsewhere(String, String)
  case linkByPath(String)
}
