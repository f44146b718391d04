import Chronology
import Languages
import Outline
import Planner
import Vault

extension EditedVault {
  /// Adds an activity behind the others, which is the lowest rank, with today as the day on which it was added.
  ///
  /// - Parameters:
  ///   - words: as they are written in a file, with icon and fields. A wrong value is written as it is; who calls this asks the
  ///     linter.
  ///   - category: a name; a known one is written as it is known.
  ///   - icon: an emoji, or the name of a symbol.
  public mutating func addActivity(
    _ words: String,
    category: String? = nil,
    icon: String? = nil,
    to thing: Thing
  ) throws(EditRefusal) {
    let old = try file(thing.file)
    let activities = old.content.itemPaths.filter { old.content[$0]?.type == .activity && $0.elements.count == 1 }
    let position = activities.last.map { ItemPosition.after($0) } ?? .end(of: PlanPath(section: 0))
    let emoji = icon.flatMap { $0.count == 1 && $0.allSatisfy(Emoji.isEmoji) ? $0 : nil }
    let line = [emoji, words].compactMap(\.self).joined(separator: " ")
    var (file, path) = try old.inserting(words: line, at: position, allowsProblems: true)
    guard let item = file.content[path], case .activity(let details) = item.content, item.box == nil, !item.text.isEmpty else {
      throw EditRefusal(ActivityAdditionMessage.isNotRead(words), help: .writeLikeTennis)
    }
    try old.checkIsNew(item, among: activities)
    if let icon, emoji == nil { file = try file.setting(.icon, to: icon, of: path, allowsProblems: true) }
    if let category { file = try file.setting(.category, to: known(category), of: path, allowsProblems: true) }
    if details.since == nil { file = try file.setting(.since, to: today.description, of: path) }
    update(thing.file, to: file)
    note(.added, title: item.text, at: "\(file.path):\(file.line(of: path))")
  }

  /// A category of activities as it is known, built in or a line of the root; another as it is.
  private func known(_ category: String) -> String {
    let name = category.onOneLine
    let lines = root?.plan.content.topItems.filter { $0.content == .category }.map(\.text) ?? []
    return (DocumentKind.activities.builtInCategories + lines).first { $0.lowercased() == name.lowercased() } ?? name
  }
}

/// What is said of a new activity.
enum ActivityAdditionMessage: Message {
  case isNotRead(String)
  case writeLikeTennis
}
