import BuiltIns
import Languages
import Vault

/// The templates that there are: those of the vault that one stands in, and the built-in ones.
struct TemplateShelf {
  private let own: Shelf
  private let language: Language

  /// - Parameters:
  ///   - root: the vault's folder.
  ///   - language: that of the built-in ones.
  init(vault root: String?, in language: Language) {
    self.language = language
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
    if let builtIn = BuiltInTemplates.all(in: language).first(where: { $0.name == name }) { return .success(builtIn) }
    if Shelf.isPath(name) { return file(name, called: name) }
    return .failure(own.unknown(name, among: ownNames + BuiltInTemplates.names, limit: 2))
  }

  private func file(_ path: String, called name: String) -> Result<PageTemplate, ShelfProblem> {
    own.text(at: path).map { PageTemplate(name: name, summary: "", text: $0) }
  }
}
