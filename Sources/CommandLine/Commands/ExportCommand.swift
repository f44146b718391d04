import Diagnostics
import Export
import Lint
import Outline
import Reading
import Vault

/// `tidemark export`
enum ExportCommand {
  private enum Format: String, CaseIterable {
    case text, json
  }

  private static let format = Option.choice("to", value: "FORMAT", default: Format.text, "The form of the export")
  private static let output = Option.text(
    "output",
    short: "o",
    value: "FILE|DIR",
    "Write this file, or into this folder one file for each page"
  )

  static let command = Command(
    "export",
    "Write pages as plain text, or everything as JSON",
    discussion: """
      The text holds every word of a page and no Markdown, structured by section, with days and streaks counted up to today. The \
      JSON holds all that was read; its schema is Grammar/export.schema.json. Errors in a page go to standard error, and what \
      was read is exported all the same.
      """,
    operands: [SharedOptions.paths],
    options: [format, output, SharedOptions.today, SharedOptions.standardInputName],
    examples: [
      Example("tidemark export pages/compass.md", "Print a page as text"),
      Example("tidemark export -o texts/", "Write a text file for each page below this folder"),
      Example("tidemark export --to json -o vault.json", "Write everything as JSON"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "all was exported, and no page has an error"),
      ExitCodeNote(.findings, "all was exported, but a page has errors"),
      ExitCodeNote(.couldNotRun, "a file could not be read or written"),
    ]
  ) { invocation, console in
    var exporter = Exporter(invocation: invocation, console: console)
    let read = exporter.read()
    let isJSON = invocation[format] == .json
    let written = exporter.write(isJSON: isJSON, to: invocation[output])
    return max(read, written)
  }
}

/// One run of `tidemark export`.
private struct Exporter {
  let invocation: Invocation
  let console: Console
  private var documents: [ExportedDocument] = []
  private var hasErrors = false
  private var leftOut: [ExportedDocument] = []

  init(invocation: Invocation, console: Console) {
    self.invocation = invocation
    self.console = console
  }

  // MARK: Reading

  /// Reads path by path; the pages of a folder stand in the order of their vault.
  mutating func read() -> ExitCode {
    var linter = FileLinter(today: invocation.today)
    var status = ExitCode.success
    for path in invocation[SharedOptions.paths] {
      var found: [ExportedDocument] = []
      let files = FileSet([path], standardInputName: invocation[SharedOptions.standardInputName])
      status = max(status, files.forEach(console) { file in found += document(of: file, &linter) })
      let isFolder = path != FileSet.standardInput && FileSystem.isDirectory(path)
      documents += isFolder ? PageOrder(forVaultAt: path).sorted(found, path: \.path, title: Exporter.title) : found
    }
    return max(status, hasErrors ? .findings : .success)
  }

  private static func title(of document: ExportedDocument) -> String {
    document.page?.page.title ?? document.document.title.map { document.document.title(of: $0.headline) } ?? document.path
  }

  private mutating func document(of file: FileSet.File, _ linter: inout FileLinter) -> [ExportedDocument] {
    let document = Document(reading: file.source)
    let linted = linter.file(file, document)
    let errors = linter.lint(linted).filter { $0.severity == .error }
    if !errors.isEmpty {
      hasErrors = true
      let text = DiagnosticRenderer(style: .plain, width: max(console.width, 60)).text(for: errors) { _ in file.source }
      console.error.write(text + "\n")
    }
    guard document.kind != nil else {
      if file.isExplicit { NotTidemark.say(file.path, console) }
      return []
    }
    return [ExportedDocument(path: file.path, document: document, page: linted.page)]
  }

  // MARK: Writing

  func write(isJSON: Bool, to output: String?) -> ExitCode {
    let chosen = isJSON ? documents : documents.filter { $0.page != nil }
    if !isJSON { sayWhatIsLeftOut() }
    guard let output else {
      console.output.write(text(of: chosen, isJSON))
      return .success
    }
    guard output.hasSuffix("/") || FileSystem.isDirectory(output) else {
      return write(text(of: chosen, isJSON), to: output)
    }
    return chosen.isEmpty ? .success : writeFiles(chosen, isJSON, into: output)
  }

  /// Only pages have a text yet; a file of another kind that was named is told so.
  private func sayWhatIsLeftOut() {
    let named = Set(invocation[SharedOptions.paths])
    for document in documents where document.page == nil && named.contains(document.path) {
      let kind = document.document.kind?.rawValue ?? ""
      let path = ControlCharacters.escaping(document.path)
      console.error.write("tidemark: \(path): left out: only pages are exported as text, and its kind is “\(kind)”; use --to json\n")
    }
  }

  private func text(of documents: [ExportedDocument], _ isJSON: Bool) -> String {
    if isJSON { return JSONExport.documents(documents).write(pretty: true) + "\n" }
    return TextExport(today: invocation.today).text(of: documents.compactMap { $0.page?.page })
  }

  private func writeFiles(_ documents: [ExportedDocument], _ isJSON: Bool, into folder: String) -> ExitCode {
    let ending = isJSON ? ".json" : ".txt"
    let names = OutputNames.names(for: documents.map(\.path))
    for (document, name) in zip(documents, names) {
      let path = FileSystem.path(of: name + ending, in: folder)
      if case .failure(let error) = FileSystem.createFolders(above: path) { return fail(path, error) }
      let status = write(text(of: [document], isJSON), to: path)
      guard status == .success else { return status }
    }
    return .success
  }

  private func write(_ text: String, to path: String) -> ExitCode {
    if case .failure(let error) = FileSystem.write(path, Array(text.utf8)) { return fail(path, error) }
    return .success
  }

  private func fail(_ path: String, _ error: FileError) -> ExitCode {
    console.error.write("tidemark: \(error.message(about: path))\n")
    return .couldNotRun
  }
}

/// The names of files that are written one for each page.
enum OutputNames {
  /// The last part of each path without its ending; where two are equal, as much of the paths as tells them apart, its parts
  /// joined by hyphens.
  static func names(for paths: [String]) -> [String] {
    let parts = paths.map { path in
      let bare = path.split(separator: "/").filter { $0 != "." && $0 != ".." }.map(String.init)
      guard let last = bare.last else { return [path] }
      return bare.dropLast() + [last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last]
    }
    for depth in 1...max(parts.map(\.count).max() ?? 1, 1) {
      let names = parts.map { $0.suffix(depth).joined(separator: "-") }
      if Set(names).count == names.count { return names }
    }
    return parts.enumerated().map { "\($1.joined(separator: "-"))-\($0 + 1)" }
  }
}
