import Diagnostics
import Planner
import Vault

/// Which page the words of a person mean: its path, its title, or the beginning of that; upper and lower case do not count.
enum GlancePageChoice {
  /// An index of the pages.
  case page(Int)
  /// What to tell the person.
  case problem(String)

  init(_ words: String, in plans: VaultPlans) {
    let pages = plans.pages
    let quoted = "“\(ControlCharacters.escaping(words))”"
    if let index = GlancePageChoice.page(at: words, in: plans) {
      self = .page(index)
      return
    }
    let key = TaskKey.projectKey(words)
    let titles = pages.map { TaskText.line($0.record.title) }
    let keys = titles.map(TaskKey.projectKey)
    let equal = pages.indices.filter { keys[$0] == key }
    let found = equal.isEmpty && !key.isEmpty ? pages.indices.filter { keys[$0].hasPrefix(key) } : equal
    func list(_ indices: some Sequence<Int>) -> String {
      indices.map { index in
        let place = TaskPlace(titleOf: pages[index].record).text
        return "\n  " + ControlCharacters.escaping("\(place): \(TaskText.line(pages[index].record.title))")
      }.joined()
    }
    if found.count == 1 {
      self = .page(found[0])
    } else if found.count > 1 {
      let advice = equal.isEmpty ? "write more of its title, or its path" : "write its path"
      self = .problem("\(quoted) may be any of these pages; \(advice):" + list(found))
    } else if pages.isEmpty {
      self = .problem("no page is called \(quoted): there is none")
    } else if let nearest = nearestWord(to: words, in: titles) {
      self = .problem("no page is called \(quoted); did you mean “\(ControlCharacters.escaping(nearest))”?")
    } else {
      self = .problem("no page is called \(quoted); these are there:" + list(pages.indices))
    }
  }

  /// The page at a path, told from here or from the root of the vault.
  private static func page(at path: String, in plans: VaultPlans) -> Int? {
    let names = plans.pages.map(\.record.name)
    if let real = try? FileSystem.realPath(path).get(), let name = VaultRoot.name(of: real, in: plans.folder),
      let index = names.firstIndex(of: name)
    {
      return index
    }
    return names.firstIndex(of: path)
  }
}
