import BuiltIns
import Vault

/// The templates that there are: those of the vault that one stands in, and the built-in ones.
struct TemplateShelf {
  private let own: Shelf

  /// - Parameter root: the vault's folder.
  init(vault root: String?) {
    let folder = root.map { FileSystem.path(of: VaultRoot.templatesFolder, in: $0) }
    own = Shelf(thing: .template, folder: folder)
  }

  /// The names of the vault's own templates, in order. Those of rituals are presets.
  var ownNames: [String] {
    own.names.filter { !$0.hasPrefix(PresetShelf.folder + "/") }
  }

  /// The template of a name: that of the vault before a built-in one. What is neither is a path, if it looks like one or leads
  /// somewhere.
  func template(named name: String) -> Result<PageTemplate, ShelfProblem> {
    if let path = own.path(named: name) { return file(path, called: name) }
    if let builtIn = BuiltInTemplates.all.first(where: { $0.name == name }) { return .success(builtIn) }
    if Shelf.isPath(name) { return file(name, called: name) }
    return .failure(own.unknown(name, among: ownNames + BuiltInTemplates.all.map(\.name), limit: 2))
  }

  private func file(_ path: String, called name: String) -> Result<PageTemplate, ShelfProblem> {
    own.text(at: path).map { PageTemplate(name: name, summary: "", text: $0) }
  }
}
