import BuiltIns
import Chronology
import Diagnostics
import Editing
import Languages
import Outline
import Reading
import SourceText
import Vault

/// `tidemark new page`
enum NewPageCommand {
  private static let title = Operand.words("TITLE", NewPageHelp.title)
  private static let template = Option.text("template", value: "NAME|FILE", NewPageHelp.template)
  private static let copy = Option.text("copy", value: "PAGE", NewPageHelp.copy)
  private static let before = Option.text("before", value: "PAGE", NewPageHelp.before)
  private static let after = Option.text("after", value: "PAGE", NewPageHelp.after)
  private static let output = Option.text("output", short: "o", value: "FILE", NewHelp.output)

  static let command = Command(
    "page",
    NewPageHelp.summary,
    discussion: NewPageHelp.discussion,
    operands: [title],
    options: [template, copy, before, after, output] + EditSession.options,
    examples: [
      Example("tidemark new page \"Deep Work\"", NewPageHelp.sixSections),
      Example("tidemark new page Health --template health -o pages/body.md", NewPageHelp.everyTracker),
      Example("tidemark new page \"Trip to Rome\" --copy Lisbon --after Lisbon", NewPageHelp.linesOfAnother),
    ],
    exitCodes: [
      ExitCodeNote(.success, NewPageHelp.success),
      ExitCodeNote(.couldNotRun, NewPageHelp.couldNotRun),
    ]
  ) { invocation, console in
    guard let file = NewFile(invocation, console) else { return .couldNotRun }
    let words = invocation[title].onOneLine
    guard !words.isEmpty else { return file.refuse(NewFileMessage.noTitle) }
    guard invocation[copy] == nil || invocation[template] == nil else {
      return file.refuse(NewFileMessage.copyAndTemplate)
    }
    let vault = file.vault
    var chosen: PageTemplate?
    if invocation[copy] == nil {
      switch TemplateShelf(vault: vault, in: console.language).template(named: invocation[template] ?? "default") {
      case .success(let found): chosen = found
      case .failure(let problem): return file.refuse(problem.words)
      }
    }
    let page = chosen?.filled(
      title: TextGuard.heading(words),
      today: file.today.description
    )
    let path = invocation[output] ?? PagePath.standard(forTitle: words, of: .page, vault: vault)
    let needsVault = [copy, before, after].contains { invocation[$0] != nil }
    let status =
      needsVault
      ? write(page, titled: words, to: path, invocation, console)
      : write(page ?? "", to: path, invocation, console)
    if status == .success, let chosen, !chosen.hasTitle {
      file.say(Told(NewFileMessage.templateHasNoTitle))
    }
    return status
  }

  /// Writes a page that has nothing to do with others.
  private static func write(_ text: String, to path: String, _ invocation: Invocation, _ console: Console) -> ExitCode {
    guard let file = NewFile(invocation, console) else { return .couldNotRun }
    let revision = FileRevision(name: path, path: path, before: nil, after: SourceText(text))
    guard invocation[EditSession.dryRun] else {
      guard invocation[SharedOptions.json] else { return file.write(text, to: path) }
      if let problem = NewFile.create(path, Array(text.utf8), console) { return file.refuse(problem) }
      let notes = [NewFileMessage.created(path).english]
      console.output.write(RevisionJSON.object([revision], notes: notes).write(pretty: true) + "\n")
      return .success
    }
    if FileSystem.exists(path) { return file.refuse(FileError.alreadyExists.told(about: path)) }
    console.writeForeign(revision.diff)
    return .success
  }

  /// Writes a page that begins as another, or that has a place among the others.
  ///
  /// - Parameter text: nil for a copy.
  private static func write(
    _ text: String?,
    titled words: String,
    to path: String,
    _ invocation: Invocation,
    _ console: Console
  ) -> ExitCode {
    func change(_ vault: inout EditedVault) throws(EditRefusal) {
      guard !FileSystem.exists(path) else { throw EditRefusal(FileError.alreadyExists.told(about: path)) }
      guard let name = name(of: path, in: vault.folder) else {
        throw EditRefusal(NewFileMessage.isNotInVault(path), help: .optionsAreForPages)
      }
      var text = text ?? ""
      if let model = invocation[copy] {
        text = try vault.text(of: try vault.file(named: model, of: [.page]), titled: words)
      }
      let page = try vault.begin(name, text)
      let place = try FilePlace(of: page, before: invocation[before], after: invocation[after], in: vault)
      if let place { try vault.arrange(page, place) }
    }
    return EditSession.run(invocation, console, days: { _ in nil }, change)
  }

  /// The path from the root of a file that is yet to be written; nil for one outside of it.
  private static func name(of path: String, in folder: String) -> String? {
    guard case .success(let root) = FileSystem.realPath(folder), case .success(let here) = FileSystem.realPath(".") else {
      return nil
    }
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : here + "/" + path).split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return VaultRoot.name(of: "/" + parts.joined(separator: "/"), in: root)
  }
}

/// What the help of `new page` says.
enum NewPageHelp: Message {
  case title, template, copy, before, after, summary, discussion, sixSections, everyTracker
  case linesOfAnother, success, couldNotRun
}
