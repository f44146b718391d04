import Planner
package import Vault

extension TitleChoice {
  /// Which page is meant: the words may be its path too, told from here or from the root of the vault.
  package static func page(_ words: String, in plans: VaultPlans) -> TitleChoice {
    if let index = index(ofFileAt: words, among: plans.pages.map(\.record.name), in: plans) { return .title(index) }
    let titles = plans.pages.map { ShownText.line($0.record.title) }
    let labels = zip(plans.pages, titles).map { page, title in "\(TaskPlace(titleOf: page.record).text): \(title)" }
    let things = Things(noun: .page, advice: .moreOfTitleOrPath, twins: (labels, .path))
    return TitleChoice(words, among: titles, of: things)
  }

  /// Which life is meant, likewise.
  package static func life(_ words: String, in plans: VaultPlans) -> TitleChoice {
    if let index = index(ofFileAt: words, among: plans.lives.map(\.record.name), in: plans) { return .title(index) }
    let titles = plans.lives.map { ShownText.line($0.record.title) }
    let labels = zip(plans.lives, titles).map { life, title in "\(TaskPlace(titleOf: life.record).text): \(title)" }
    let things = Things(noun: .life, advice: .moreOfTitleOrPath, twins: (labels, .path))
    return TitleChoice(words, among: titles, of: things)
  }

  private static func index(ofFileAt path: String, among names: [String], in plans: VaultPlans) -> Int? {
    if let real = try? FileSystem.realPath(path).get(), let name = VaultRoot.name(of: real, in: plans.folder),
      let index = names.firstIndex(of: name)
    {
      return index
    }
    return names.firstIndex(of: path)
  }
}
