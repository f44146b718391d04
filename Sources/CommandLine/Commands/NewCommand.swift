import Chronology
import Diagnostics
import Reading
import Vault

/// `tidemark new`
enum NewCommand {
  static let command = Command(
    "new",
    "Begin a file",
    subcommands: [NewPageCommand.command]
  )
}

/// `tidemark new page`
enum NewPageCommand {
  private static let title = Operand.one("TITLE", "the title of the page")
  private static let template = Option.text(
    "template",
    value: "NAME|FILE",
    "Begin from this template: a built-in one, one of the vault's templates folder, or a file"
  )
  private static let output = Option.text("output", short: "o", value: "FILE", "Write this file")

  static let command = Command(
    "page",
    "Begin a Focus page from a template",
    discussion: """
      Without --output the page goes to pages/ in the vault, else to this folder, under its title in small letters. A file that \
      exists is never written over. `tidemark templates` lists the templates.
      """,
    operands: [title],
    options: [template, output, SharedOptions.today],
    examples: [
      Example("tidemark new page “Deep Work”", "Begin a page of six sections"),
      Example("tidemark new page Health --template health -o pages/body.md", "Begin one with every tracker"),
    ]
  ) { invocation, console in
    func fail(_ message: String) -> ExitCode {
      console.error.write("tidemark new page: \(message)\n")
      return .couldNotRun
    }
    let words = invocation[title].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty else { return fail("the title has no words") }
    let text: String
    switch TemplateSource(invocation[template] ?? "default").text() {
    case .success(let found): text = found
    case .failure(let problem): return fail(problem.words)
    }
    let page = text.replacing("{{title}}", with: TextGuard.heading(words))
      .replacing("{{today}}", with: invocation.today.description)
    let path = invocation[output] ?? PagePath.standard(forTitle: words)
    if case .failure(let error) = FileSystem.createFolders(above: path) { return fail(error.message(about: path)) }
    switch FileSystem.writeNew(path, Array(page.utf8)) {
    case .success:
      console.output.write("\(ControlCharacters.escaping(path)): created\n")
      return .success
    case .failure(let error):
      return fail(error.message(about: path))
    }
  }
}

/// Where a template comes from.
private struct TemplateSource {
  private let name: String

  enum Problem: Error {
    case unknown(String, nearest: String?)
    case unreadable(String, FileError)

    var words: String {
      switch self {
      case .unknown(let name, let nearest):
        "no template is called “\(name)”; "
          + (nearest.map { "did you mean “\($0)”?" } ?? "`tidemark templates` lists them")
      case .unreadable(let path, let error): error.message(about: path)
      }
    }
  }

  init(_ name: String) {
    self.name = name
  }

  /// A template of the vault goes before a built-in one of the same name; a path is a path.
  func text() -> Result<String, Problem> {
    if name.contains("/") || name.hasSuffix(".md") { return file(name) }
    if let root = VaultRoot.find(from: ".") {
      let path = FileSystem.path(of: "templates/\(name).md", in: root)
      if FileSystem.exists(path) { return file(path) }
    }
    if let builtIn = BuiltInTemplates.all.first(where: { $0.name == name }) { return .success(builtIn.text) }
    return .failure(.unknown(name, nearest: nearestWord(to: name, in: BuiltInTemplates.all.map(\.name))))
  }

  private func file(_ path: String) -> Result<String, Problem> {
    FileSystem.read(path).map { String(decoding: $0, as: UTF8.self) }.mapError { .unreadable(path, $0) }
  }
}

/// Where a new page goes.
enum PagePath {
  static func standard(forTitle title: String) -> String {
    let name = slug(title) + ".md"
    guard let root = VaultRoot.find(from: ".") else { return name }
    return FileSystem.path(of: "pages/\(name)", in: root)
  }

  /// The words of a title in small letters with hyphens between them; letters and digits of any script stay.
  static func slug(_ title: String) -> String {
    let words = title.lowercased().split { !($0.isLetter || $0.isNumber) }
    return words.isEmpty ? "page" : words.joined(separator: "-")
  }
}
