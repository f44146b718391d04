import Diagnostics
import Languages
import Lint
import Outline
import Pages
import SourceText
import Vault
import Workspace

/// `tidemark export`
enum ExportCommand {
  private static let format = Option.texts(
    "to",
    value: "FORMAT",
    choices: ExportFormat.allCases.map(\.rawValue),
    ExportHelp.format
  )
  private static let output = Option.text("output", short: "o", value: "FILE|DIR", ExportHelp.output)

  static let command = Command(
    "export",
    ExportHelp.summary,
    discussion: ExportHelp.discussion,
    operands: [SharedOptions.paths],
    options: [
      format, output, PageChoice.view, PageChoice.on, TableChoice.table, TableChoice.delimiter, CalendarChoice.tasks,
      CalendarChoice.zone, CalendarChoice.from, CalendarChoice.until, CalendarChoice.question.kind,
      CalendarChoice.question.project, SharedOptions.watch, SharedOptions.jobs,
      SharedOptions.today, SharedOptions.now,
      SharedOptions.standardInputName,
    ],
    examples: [
      Example("tidemark export pages/compass.md", ExportHelp.asText),
      Example("tidemark export Compass", ExportHelp.byTitle),
      Example("tidemark export -o texts/", ExportHelp.textFiles),
      Example("tidemark export --to json -o vault.json", ExportHelp.asJSON),
      Example("tidemark export Compass --to html -o compass.html", ExportHelp.asPage),
      Example("tidemark export --to html -o site/", ExportHelp.asSite),
      Example("tidemark export --to svg --view life -o life.svg", ExportHelp.asPoster),
      Example("tidemark export \"Low water\" --to svg --view year -o low-water.svg", ExportHelp.asPicture),
      Example("tidemark export --to csv -o tables/", ExportHelp.asTables),
      Example("tidemark export --to ics -o calendar.ics", ExportHelp.asCalendar),
      Example("tidemark export --to todotxt -o todo.txt projects", ExportHelp.asTodoTxt),
      Example("tidemark export --to loop -o Loop/", ExportHelp.asLoop),
      Example("tidemark export --to html --to csv --to json -o export/", ExportHelp.severalForms),
      Example("tidemark export --to vdir -o calendar/ --zone Europe/Madrid", ExportHelp.asEvents),
    ],
    exitCodes: [
      ExitCodeNote(.success, ExportHelp.success),
      ExitCodeNote(.findings, ExportHelp.findings),
      ExitCodeNote(.couldNotRun, ExportHelp.couldNotRun),
    ]
  ) { invocation, console in
    let forms = SeveralForms.forms(invocation[format])
    guard let form = forms.first, forms.count == 1 else { return run(forms, invocation, console) }
    let problem =
      CalendarChoice.problem(invocation, form, output: invocation[output])
      ?? TableChoice.problem(invocation, form, output: invocation[output])
    if let problem {
      return console.refuse(invocation, problem)
    }
    let choice = ForeignChoice.problem(form, output: invocation[output])
    if let problem = choice ?? PageChoice.problem(invocation, form, output: invocation[output]) {
      return console.refuse(invocation, problem)
    }
    let exporter = Exporter(invocation: invocation, console: console, format: form)
    return exporter.run(to: invocation[output])
  }

  private static func run(_ forms: [ExportFormat], _ invocation: Invocation, _ console: Console) -> ExitCode {
    if let problem = SeveralForms.problem(invocation, forms, output: invocation[output]) {
      return console.refuse(invocation, problem)
    }
    return forms.enumerated().reduce(.success) { status, form in
      let exporter = Exporter(
        invocation: invocation,
        console: console,
        format: form.element,
        isOneOfSeveral: true,
        tellsOfFiles: form.offset == 0
      )
      return max(status, exporter.run(to: SeveralForms.output(of: form.element, in: invocation[output] ?? "")))
    }
  }
}

/// One run of `tidemark export`: documents are read and rendered on several threads, and what was read of each is let go.
private struct Exporter {
  let invocation: Invocation
  let console: Console
  let format: ExportFormat
  var isOneOfSeveral = false
  /// Whether it says what is wrong with files: of several forms only the first does.
  var tellsOfFiles = true

  /// Blocks of so many bytes go back to the system when they are freed: what is written of many years is made of such blocks.
  private static let keptMemory: Int32 = 1 << 20
  /// Of a calendar of at most so many bytes what it is made of is freed when the process ends. Of a larger one it would take much memory
  /// beside what is written.
  private static let heldBytes = 1 << 24
  /// The most bytes of the texts of days that a site keeps as they were read. Other days are read again for their pages.
  private static let keptDays = 1 << 20

  func run(to output: String?) -> ExitCode {
    FreedMemory.keep(Exporter.keptMemory)
    // Of a page that is exported only the errors are told, so no other rule need run.
    let errorRules = RuleCatalogue.all.filter { $0.severity == .error }.map { $0.name }
    let paths = NamedPaths.settled(invocation[SharedOptions.paths], invocation, least: .part)
    let files = FileSet(paths, standardInputName: invocation[SharedOptions.standardInputName])
    let linter = FileLinter(only: errorRules, clock: invocation.clock, paths: files.walker.files.map(\.path))
    let isSite = format == .html && output.map(FolderExport.isFolder) ?? false
    let maker = ExportMaker(
      linter: linter,
      format: format,
      isSite: isSite,
      // Views and pictures read the vault themselves.
      keepsPlan: format == .html && !isSite && invocation[PageChoice.view] == nil,
      keptDays: Allowance(isSite ? Exporter.keptDays : 0),
      tables: format == .csv ? TableChoice(invocation) : nil,
      width: max(console.width, 60),
      language: console.language
    )
    var parts = [[ExportPart]](repeating: [], count: paths.count)
    var hasErrors = false
    let isComplete = files.forEach(
      tellsOfFiles ? console.listener : console.silentListener,
      jobs: invocation.jobs,
      make: maker.make
    ) { file, made in
      if !made.errors.isEmpty {
        if tellsOfFiles { console.error.write((hasErrors ? "\n" : "") + made.errors) }
        hasErrors = true
      }
      guard let part = made.part else { return .somebody(made.document ?? linter.homes.document(of: file)) }
      parts[file.pathIndex].append(part)
      return .tidemark
    }
    let ordered = zip(paths, parts).flatMap { path, parts in inOrder(parts, of: path) }
    // They are many, and large.
    parts = []
    let status = write(ordered, of: files.walker, to: output)
    return max(ExitCode(isComplete: isComplete), hasErrors ? .findings : .success, status)
  }

  /// The documents of a folder in the order of its vault.
  private func inOrder(_ parts: [ExportPart], of path: String) -> [ExportPart] {
    guard path != FileSet.standardInput, FileSystem.isDirectory(path) else { return parts }
    let records = parts.map(\.record)
    return DocumentOrder(root: VaultRoot.find(from: path), records).indexes(of: records).map { parts[$0] }
  }

  // MARK: Calendars

  private func writeCalendar(_ parts: consuming [ExportPart], of walker: FileWalker, to output: String?) -> ExitCode {
    let inputs = Set(parts.compactMap(\.place))
    let calendar = CalendarExport.make(of: parts, walker, invocation, console)
    // What the calendar needs of them it has.
    parts = []
    switch calendar {
    case .failure(let problem): return console.refuse(invocation, problem.problem)
    case .success(let calendar):
      if format == .vdir, let output { return calendar.write(into: output, invocation, console) }
      guard let bytes = calendar.bytes else {
        return console.refuse(invocation, ExportMessage.nothingForCalendar)
      }
      if bytes.count <= Exporter.heldBytes { console.held.hold(calendar) }
      guard let output, output != FileSet.standardInput else {
        // A person reads lines in a terminal, and a program those of the standard.
        console.writeForeign(console.isTerminal ? bytes.filter { $0 != 0x0D } : bytes)
        return .success
      }
      return write([(output, bytes)], besides: inputs, makingFolders: isOneOfSeveral)
    }
  }

  // MARK: Pages

  private func writePages(_ parts: consuming [ExportPart], of walker: FileWalker, to output: String?) -> ExitCode {
    guard !parts.isEmpty else { return .success }
    if let output, FolderExport.isFolder(output) {
      let site = SiteExport.make(
        of: parts,
        walker,
        into: output,
        remembering: console.stateFolder,
        invocation,
        in: console.language
      )
      // What the site needs of them it has.
      parts = []
      switch site {
      case .failure(let problem): return console.refuse(invocation, problem.problem)
      case .success(let export): return export.write(console)
      }
    }
    switch PageExport.make(of: parts, walker, invocation, in: console.language) {
    case .failure(let problem): return console.refuse(invocation, problem.problem)
    case .success(let export):
      let view = invocation[PageChoice.view].flatMap(PageView.init(rawValue:))
      guard let bytes = view.map({ export.view($0, on: invocation[PageChoice.on]) }) ?? export.single else {
        return console.refuse(invocation, ExportMessage.nothingForView(view?.rawValue ?? ""))
      }
      guard let output, output != FileSet.standardInput else {
        console.writeForeign(bytes)
        return .success
      }
      return write([(output, bytes)], besides: Set(parts.compactMap(\.place)), makingFolders: false)
    }
  }

  // MARK: Pictures

  private func writePicture(_ parts: [ExportPart], of walker: FileWalker, to output: String?) -> ExitCode {
    guard !parts.isEmpty else { return .success }
    switch PageExport.make(of: parts, walker, invocation, in: console.language) {
    case .failure(let problem): return console.refuse(invocation, problem.problem)
    case .success(let export):
      guard let view = invocation[PageChoice.view].flatMap(PageView.init(rawValue:)) else {
        return writePictures(export, into: output ?? "", besides: Set(parts.compactMap(\.place)))
      }
      guard let bytes = export.picture(view, on: invocation[PageChoice.on]) else {
        return console.refuse(invocation, ExportMessage.nothingForPicture(view.rawValue))
      }
      guard let output, output != FileSet.standardInput else {
        console.writeForeign(bytes)
        return .success
      }
      return write([(output, bytes)], besides: Set(parts.compactMap(\.place)), makingFolders: false)
    }
  }

  /// All pictures that the vault has something for.
  private func writePictures(_ export: PageExport, into folder: String, besides inputs: Set<String>) -> ExitCode {
    let files = VaultPictures.views.compactMap { view in
      export.picture(view, on: invocation[PageChoice.on]).map { bytes in
        (path: FileSystem.path(of: view.rawValue + format.ending, in: folder), bytes: bytes)
      }
    }
    guard !files.isEmpty else { return console.refuse(invocation, ExportMessage.nothingForPictures) }
    return write(files, besides: inputs, makingFolders: true)
  }

  // MARK: Tables

  private func writeTables(_ parts: consuming [ExportPart], to output: String?) -> ExitCode {
    let inputs = Set(parts.compactMap(\.place))
    let tables = TableChoice(invocation).tables(of: parts)
    guard let output, output != FileSet.standardInput else {
      for table in tables { console.writeForeign(console.isTerminal ? table.bytes.filter { $0 != 0x0D } : table.bytes) }
      return .success
    }
    guard FolderExport.isFolder(output) else {
      return write(tables.map { (output, $0.bytes) }, besides: inputs, makingFolders: false)
    }
    let files = tables.map { (path: FileSystem.path(of: $0.name, in: output), bytes: $0.bytes) }
    return write(files, besides: inputs, makingFolders: true)
  }

  // MARK: Other programs

  private func writeForeign(_ parts: [ExportPart], to output: String?) -> ExitCode {
    let export = ForeignExport(parts, format)
    guard !export.isEmpty else {
      return console.refuse(invocation, ExportMessage.nothingForForm(format.rawValue))
    }
    var status = ExitCode.success
    if let output, output != FileSet.standardInput {
      let inputs = Set(parts.compactMap(\.place))
      let isFolder = FolderExport.isFolder(output)
      let files =
        isFolder ? export.files.map { (FileSystem.path(of: $0.path, in: output), $0.bytes) } : [(output, export.whole)]
      status = write(files, besides: inputs, makingFolders: isFolder)
    } else {
      console.writeForeign(export.whole)
    }
    guard status == .success else { return status }
    console.error.write(export.account.report(in: console.language).map { ControlCharacters.escaping($0) + "\n" }.joined())
    return export.account.hasLoss ? .findings : .success
  }

  // MARK: Writing

  private func write(_ parts: consuming [ExportPart], of walker: FileWalker, to output: String?) -> ExitCode {
    switch format {
    case .html: writePages(parts, of: walker, to: output)
    case .svg: writePicture(parts, of: walker, to: output)
    case .ics, .vdir: writeCalendar(parts, of: walker, to: output)
    case .csv: writeTables(parts, to: output)
    case .loop, .todotxt, .klog: writeForeign(parts, to: output)
    case .text, .json: writeParts(parts, to: output)
    }
  }

  private func writeParts(_ parts: [ExportPart], to output: String?) -> ExitCode {
    guard let output, output != FileSet.standardInput else {
      for piece in format.whole(of: parts.map(\.rendered)) { console.writeForeign(piece) }
      return .success
    }
    guard format.canBeEmpty || !parts.isEmpty else { return .success }
    // What the exported files are called without symbolic links; none of them may be written over.
    let inputs = Set(parts.compactMap(\.place))
    if FolderExport.isFolder(output) { return writeFiles(parts, into: output, besides: inputs) }
    let whole = format.whole(of: parts.map(\.rendered))
    return write([(output, whole.inOne())], besides: inputs, makingFolders: false)
  }

  private func writeFiles(_ parts: [ExportPart], into folder: String, besides inputs: Set<String>) -> ExitCode {
    let names = OutputNames.names(for: parts.map(\.record.path))
    let files = zip(parts, names).map { part, name in
      let path = FileSystem.path(of: name + format.ending, in: folder)
      return (path: path, bytes: format.whole(of: [part.rendered]).inOne())
    }
    return write(files, besides: inputs, makingFolders: true)
  }

  /// Writes all of the files or none.
  private func write(
    _ files: [(path: String, bytes: [UInt8])],
    besides inputs: Set<String>,
    makingFolders: Bool
  ) -> ExitCode {
    if let problem = files.lazy.compactMap({ problem(inWriting: $0.path, besides: inputs) }).first { return fail(problem) }
    // What stands there is read before it is written over, and takes as much memory as what is written.
    FreedMemory.giveBack()
    if case .failure(let failure) = FileSystem.write(files, makingFolders: makingFolders) { return fail(failure.told) }
    return .success
  }

  /// Why a file must not be written; nil where nothing stands against it.
  private func problem(inWriting path: String, besides inputs: Set<String>) -> ExportMessage? {
    let real = if case .success(let real) = FileSystem.realPath(path) { real } else { path }
    let shown = ControlCharacters.escaping(path)
    if inputs.contains(real) { return .isExported(shown) }
    if FileWalker.isMarkdown(FileSystem.name(of: real)) || FileWalker.isMarkdown(FileSystem.name(of: path)) {
      return .isMarkdown(shown)
    }
    return nil
  }

  private func fail(_ problem: some Message) -> ExitCode {
    console.error.write("tidemark: \(console.language.say(problem))\n")
    return .couldNotRun
  }
}

/// What the help of `export` says.
enum ExportHelp: Message {
  case format, output, summary, discussion, asText, byTitle, textFiles, asJSON
  case asPage, asSite, asPoster, asPicture, asTables, asCalendar
  case asTodoTxt, asLoop, severalForms, asEvents, success, findings, couldNotRun
}
