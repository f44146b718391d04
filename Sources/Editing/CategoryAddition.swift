import Languages
import Outline
import Planner

extension EditedVault {
  /// Adds a category to the root of the vault, behind the others; the section *Categories* is made where there is none.
  ///
  /// - Parameters:
  ///   - words: as they are written in a file, with icon and fields. A wrong value is written as it is; who calls this asks the
  ///     linter.
  ///   - color: the name of a color.
  ///   - icon: an emoji, or the name of a symbol.
  public mutating func addCategory(_ words: String, color: String? = nil, icon: String? = nil) throws(EditRefusal) {
    guard let root else { throw EditRefusal(CategoryAdditionMessage.noRoot) }
    var file = try file(root.name)
    let title = VaultSection.categories.rawValue
    let place: Int
    if let index = file.content.sections.firstIndex(where: { $0.role == .categories }) {
      place = index + 1
    } else {
      place = file.content.sections.count + 1
      file = try file.inserting(PlanSection(title: title, role: .categories), at: place)
    }
    let known = file.content.itemPaths.filter { file.content[$0]?.content == .category }
    let emoji = icon.flatMap { $0.count == 1 && $0.allSatisfy(Emoji.isEmoji) ? $0 : nil }
    let line = [emoji, words.onOneLine].compactMap(\.self).joined(separator: " ")
    let position = known.last.map { ItemPosition.after($0) } ?? .end(of: PlanPath(section: place))
    var path: PlanPath
    let before = known.compactMap { path in file.content[path].map { (path, $0.text) } }
    (file, path) = try file.inserting(words: line, at: position, allowsProblems: true)
    guard let item = file.content[path], item.content == .category, !item.text.isEmpty else {
      throw EditRefusal(CategoryAdditionMessage.isNotRead(words), help: .writeLikeLearning)
    }
    let name = ThingName(item.text)
    if let twin = before.first(where: { name.matches($0.1, .equal) }) {
      throw EditRefusal(
        CategoryAdditionMessage.isThere(
          twin.1,
          at: "\(try self.file(root.name).path):\(try self.file(root.name).line(of: twin.0))"
        ),
        commands: color.map { [["set", twin.1, "color", $0]] } ?? []
      )
    }
    if let icon, emoji == nil { file = try file.setting(.icon, to: icon, of: path, allowsProblems: true) }
    if let color { file = try file.setting(.color, to: color, of: path, allowsProblems: true) }
    update(root.name, to: file)
    note(.added, CategoryAdditionMessage.category(item.text, at: "\(file.path):\(file.line(of: path))"))
  }
}

/// What is said of a new category.
enum CategoryAdditionMessage: Message {
  case noRoot
  case isNotRead(String)
  case writeLikeLearning
  case isThere(String, at: String)
  /// `the category “Learning”, tidemark.md:7`
  case category(String, at: String)
}
