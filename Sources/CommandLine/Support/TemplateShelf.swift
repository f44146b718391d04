import Diagnostics
import Outline
import SourceText
import Vault

/// The templates that there are: those of the vault that one stands in, and the built-in ones.
struct TemplateShelf {
  /// Why there is no template.
  enum Problem: Error {
    case unknown(String, nearest: String?)
    case unreadable(String, FileError)
    case notUTF8(String)
    case noPage(String)

    /// One line for people.
    var words: String {
      switch self {
      case .unknown(let name, let nearest):
        "no template is called “\(ControlCharacters.escaping(name))”; "
          + (nearest.map { "did you mean “\(ControlCharacters.escaping($0))”?" } ?? "“tidemark templates” lists them")
      case .unreadable(let path, let error): error.message(about: path)
      case .notUTF8(let path): "\(ControlCharacters.escaping(path)): is not UTF-8, as a template must be"
      case .noPage(let path):
        "\(ControlCharacters.escaping(path)): is no template of a page: its front matter does not say “kind: page”"
      }
    }
  }

  /// The folder of the vault's templates, as the user would name it; nil outside of any vault.
  private let folder: String?

  /// - Parameter root: the vault's folder.
  init(vault root: String?) {
    folder = root.map { FileSystem.path(of: VaultRoot.templatesFolder, in: $0) }
  }

  /// The names of the vault's own templates, in order.
  var ownNames: [String] {
    guard let folder, FileSystem.isDirectory(folder) else { return [] }
    return FileWalker(walking: [folder]).files.map { file in
      let name = String(file.path.dropFirst(folder.count + 1))
      return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }
  }

  /// The template of a name: that of the vault before a built-in one. What is neither is a path, if it looks like one or leads
  /// somewhere.
  func template(named name: String) -> Result<PageTemplate, Problem> {
    if let folder {
      let path = FileSystem.path(of: name + ".md", in: folder)
      if FileSystem.isRegularFile(path) { return file(path, called: name) }
    }
    if let builtIn = BuiltInTemplates.all.first(where: { $0.name == name }) { return .success(builtIn) }
    if name.contains("/") || FileWalker.isMarkdown(name) || FileSystem.exists(name) { return file(name, called: name) }
    return .failure(.unknown(name, nearest: nearestWord(to: name, in: ownNames + BuiltInTemplates.all.map(\.name))))
  }

  private func file(_ path: String, called name: String) -> Result<PageTemplate, Problem> {
    switch FileSystem.read(path, limit: FileSet.limit) {
    case .failure(let error): return .failure(.unreadable(path, error))
    case .success(let bytes):
      guard let text = String(validating: bytes, as: UTF8.self) else { return .failure(.notUTF8(path)) }
      guard Document(reading: SourceText(bytes)).kind == .page else { return .failure(.noPage(path)) }
      return .success(PageTemplate(name: name, summary: "", text: text))
    }
  }
}
