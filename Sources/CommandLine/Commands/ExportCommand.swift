import Chronology
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
    "Write this file; or into this folder, if it exists or ends in /, one file for each document"
  )

  static let command = Command(
    "export",
    "Write files as plain text, or as JSON",
    discussion: """
      The text holds every word of a file and no Markdown, structured by section, with days and streaks counted up to today. A \
      day reads as a timetable, a project as To-Do and Done. The JSON holds all that was read; its schema is \
      Grammar/export.schema.json. Errors in a file go to standard error, and what was read is exported all the same. A folder \
      comes as a book: the vault's root, then pages, projects and the other kinds in the order of the root's lists and by title, \
      at last the days by date. No Markdown file is ever written over.

      \(SharedOptions.aboutFolders)
      """,
    operands: [SharedOptions.paths],
    options: [format, output, SharedOptions.today, SharedOptions.standardInputName],
    examples: [
      Example("tidemark export pages/compass.md", "Print a page as text"),
      Example("tidemark export -o texts/", "Write a text file for each document below this folder"),
      Example("tidemark export --to json -o vault.json", "Write everything as JSON"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "all was exported, and no file has an error"),
      ExitCodeNote(.findings, "all was exported, but a file has errors"),
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
  /// The first day of the week in the vault of the first file.
  private var weekStart = Weekday.monday
  /// What the exported files are called without symbolic links; none of them may be written over.
  private var inputs: Set<String> = []

  init(invocation: Invocation, console: Console) {
    self.invocation = invocation
    self.console = console
  }

  // MARK: Reading

  /// Reads path by path; the pages of a folder stand in the order of their vault.
  mutating func read() -> ExitCode {
    // Of a page that is exported only the errors are told, so no other rule need run.
    let errorRules = RuleCatalogue.all.filter { $0.severity == .error }.map { $0.name }
    let paths = invocation[SharedOptions.paths]
    var found = [[ExportedDocument]](repeating: [], count: paths.count)
    let files = FileSet(paths, standardInputName: invocation[SharedOptions.standardInputName])
    let linter = FileLinter(only: errorRules, today: invocation.today, paths: files.walker.files.map(\.path))
    let status = files.forEach(console) { file in
      let document = Document(reading: file.source)
      let linted = linter.file(file, document)
      report(linter.lint(linted), in: file)
      guard document.kind != nil else { return .somebody(document) }
      if found.allSatisfy(\.isEmpty) { weekStart = linted.context.settings.weekStarts }
      found[file.pathIndex].append(ExportedDocument(path: file.path, document: document, reading: linted.reading))
      if file.hasPlace, case .success(let real) = FileSystem.realPath(file.path) { inputs.insert(real) }
      return .tidemark
    }
    for (path, found) in zip(paths, found) {
      let isFolder = path != FileSet.standardInput && FileSystem.isDirectory(path)
      guard isFolder else {
        documents += found
        continue
      }
      let order = DocumentOrder(forVaultAt: path, found.map { ($0.path, $0.document, $0.reading) })
      documents += order.sorted(found, path: \.path)
    }
    return max(status, hasErrors ? .findings : .success)
  }

  private mutating func report(_ errors: [Diagnostic], in file: FileSet.File) {
    guard !errors.isEmpty else { return }
    let text = DiagnosticRenderer(style: .plain, width: max(console.width, 60)).text(for: errors) { _ in file.source }
    console.error.write((hasErrors ? "\n" : "") + text)
    hasErrors = true
  }

  // MARK: Writing

  func write(isJSON: Bool, to output: String?) -> ExitCode {
    let chosen = documents
    guard let output, output != FileSet.standardInput else {
      console.output.write(text(of: chosen, isJSON))
      return .success
    }
    guard isJSON || !chosen.isEmpty else { return .success }
    if output.hasSuffix("/") || FileSystem.isDirectory(output) { return writeFiles(chosen, isJSON, into: output) }
    return write(text(of: chosen, isJSON), to: output)
  }

  private func text(of documents: [ExportedDocument], _ isJSON: Bool) -> String {
    if isJSON { return JSONExport.documents(documents).write(pretty: true) + "\n" }
    return TextExport(today: invocation.today, weekStart: weekStart).text(of: documents.map(\.reading.plan))
  }

  private func writeFiles(_ documents: [ExportedDocument], _ isJSON: Bool, into folder: String) -> ExitCode {
    let ending = isJSON ? ".json" : ".txt"
    let names = OutputNames.names(for: documents.map(\.path))
    for (document, name) in zip(documents, names) {
      let path = FileSystem.path(of: name + ending, in: folder)
      if case .failure(let error) = FileSystem.createFolders(above: path) { return fail(error.message(aboutWriting: path)) }
      let status = write(text(of: [document], isJSON), to: path)
      guard status == .success else { return status }
    }
    return .success
  }

  private func write(_ text: String, to path: String) -> ExitCode {
    let real = if case .success(let real) = FileSystem.realPath(path) { real } else { path }
    let shown = ControlCharacters.escaping(path)
    if inputs.contains(real) { return fail("\(shown): not written: it is one of the files that are exported") }
    if FileWalker.isMarkdown(FileSystem.name(of: real)) || FileWalker.isMarkdown(FileSystem.name(of: path)) {
      return fail(
        "\(shown): not written: an export is no Markdown, and must not take the place of a page; choose another ending"
      )
    }
    if case .failure(let error) = FileSystem.write(path, Array(text.utf8)) { return fail(error.message(aboutWriting: path)) }
    return .success
  }

  private func fail(_ words: String) -> ExitCode {
    console.error.write("tidemark: \(words)\n")
    return .couldNotRun
  }
}
