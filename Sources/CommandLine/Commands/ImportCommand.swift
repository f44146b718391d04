import Calendar
import Chronology
import Diagnostics
import Editing
import Export
import Import
import Languages
import Outline
import Planner
import Reading
import SourceText
import Vault
import Views
import Workspace

/// `tidemark import`
enum ImportCommand {
  private static let paths = Operand.some("FROM|PATH", ImportHelp.paths)
  private static let into = Option.text("into", value: "DIR", ImportHelp.into)
  private static let title = Option.text("title", value: "TITLE", ImportHelp.title)
  private static let map = Option.value(
    "map",
    value: "KEY=COLUMN,...",
    expectation: ImportHelp.mapExpected,
    ImportHelp.map
  ) { text in columns(text) }
  private static let since = EditOptions.day("since", .back, ImportHelp.since)
  private static let until = EditOptions.day("until", .ahead, ImportHelp.until)
  private static let zone = Option.text("zone", value: "NAME", ImportHelp.zone)
  private static let highest = Option.choice(
    "highest",
    value: "LEVEL",
    default: HighestLevel.one,
    ImportHelp.highest
  )
  private static let doneMeans = Option.choice(
    "done-means",
    value: "MEANING",
    default: DoneMeaning.reached,
    ImportHelp.doneMeans
  )
  private static let again = Option.flag("again", ImportHelp.again)
  private static let dryRun = Option.flag("dry-run", ImportHelp.dryRun)

  static let command = Command(
    "import",
    ImportHelp.summary,
    discussion: ImportHelp.discussion,
    operands: [paths],
    options: [
      into, title, map, since, until, zone, highest, doneMeans, again, dryRun, SharedOptions.json, SharedOptions.jobs,
      SharedOptions.today, SharedOptions.now,
    ],
    examples: [
      Example("tidemark import vault.json --into ~/restored", ImportHelp.fromExport),
      Example("tidemark import todo.txt --dry-run", ImportHelp.showTodoTxt),
      Example("tidemark import loop ~/Downloads/Loop.zip", ImportHelp.loop),
      Example("tidemark import ics calendar.ics --zone Europe/Madrid", ImportHelp.calendar),
      Example("tidemark import csv log.csv --map date=Day,name=What,note=Remark", ImportHelp.ownTable),
    ],
    exitCodes: [
      ExitCodeNote(.success, ImportHelp.success),
      ExitCodeNote(.findings, ImportHelp.findings),
      ExitCodeNote(.couldNotRun, ImportHelp.couldNotRun),
    ]
  ) { invocation, console in
    do throws(EditRefusal) {
      return try run(invocation, console)
    } catch {
      console.error.write(RefusalText.lines(of: error, invocation, in: console.language).joined(separator: "\n") + "\n")
      return .couldNotRun
    }
  }

  /// What is known of clocks.
  private static func zones(_ chosen: String?) -> ImportZones {
    let system: ImportZones.Rule = { Clock.secondsEast(at: $0) }
    return ImportZones(chosen: chosen, system: system) { name in
      if name == "UTC" { return ImportZones.universal }
      guard let zone = CalendarChoice.zone(name) else { return nil }
      return { zone.secondsEast(at: $0) }
    }
  }

  /// What `--map` says; nil for what it cannot.
  private static func columns(_ text: String) -> [String: String]? {
    var columns: [String: String] = [:]
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2, ["date", "name", "value", "note"].contains(sides[0]),
        columns.updateValue(sides[1], forKey: sides[0]) == nil
      else { return nil }
    }
    return columns
  }

  private static func run(_ invocation: Invocation, _ console: Console) throws(EditRefusal) -> ExitCode {
    if let name = invocation[zone], CalendarChoice.zone(name) == nil {
      throw EditRefusal(ImportMessage.isNoZone(name), help: .writeZone)
    }
    let (found, named) = try files(invocation[paths])
    // Columns are those of a table.
    let format = try invocation[map] != nil && named == nil ? TableFiles.self : format(of: found.files, named: named)
    let files = found.files.filter { file in
      !file.name.hasPrefix(".") || format.readsHiddenFolder.map { file.name.hasPrefix($0 + "/") } ?? false
    }
    guard !files.isEmpty else { throw EditRefusal(ImportMessage.noFilesOf(format: format.name)) }
    let target = try ImportTarget(invocation[into], invocation, console)
    let today = target.today
    var drafts: [ImportDraft]
    do throws(ImportError) {
      drafts = try format.drafts(
        of: files,
        ImportOptions(
          today: today,
          title: invocation[title],
          columns: invocation[map] ?? [:],
          zones: zones(invocation[zone]),
          highestIsFour: invocation[highest] == .four,
          anyIsDone: invocation[doneMeans] == .any,
          until: invocation[until]?.date(from: today, weekStart: target.vault.settings.weekStarts),
          isNewVault: target.isNew
        )
      )
    } catch {
      throw EditRefusal(ImportMessage.isWrong(at: error.place.description, error.problem))
    }
    drafts += found.links.map { path in
      ImportDraft(.unread(.because(.isSymbolicLink)), at: ImportPlace(path: path), original: path)
    }
    var vault = target.vault
    let first = invocation[since]?.date(from: today, weekStart: vault.settings.weekStarts)
    var memory = invocation[again] ? ImportMemory() : target.memory
    // What goes to the root needs one; an export brings its own.
    let bringsRoot = drafts.contains { draft in
      if case .file(let file) = draft.content { file.plan.vault != nil } else { false }
    }
    if target.isNew, !bringsRoot { vault.create(VaultRoot.fileName, target.root) }
    let account = vault.take(drafts, since: first, knowing: &memory) { path in
      try? FileSystem.read(path, limit: ImportedFiles.mostBytes).get()
    }
    if target.isNew, vault.root == nil { vault.create(VaultRoot.fileName, target.root) }
    // What was left is kept beside a root, so that the folder is a vault and not one of strange files.
    let isOfUse = account.count(of: .written) > 0 || target.isNew && !account.left.isEmpty
    var revisions = isOfUse ? vault.revisions : []
    if let revision = target.revision(of: memory) { revisions.append(revision) }
    var leftPath: String?
    if let note = ImportReport.note(of: account, command: invocation.commandLine + " " + format.name, in: console.language) {
      let (path, isThere) = target.leftNote(for: note)
      leftPath = path
      if !isThere { revisions.append(FileRevision(name: path, path: path, before: nil, after: SourceText(note))) }
    }
    if !invocation[dryRun] {
      if let problem = RevisionWriter.write(revisions) {
        return console.refuse(invocation, problem)
      }
      console.written.add(revisions)
    }
    let report = ImportReport(account: account, revisions: revisions, leftPath: leftPath, next: format.advice.map { Told($0) })
    if invocation[SharedOptions.json] {
      console.output.write(report.json.write(pretty: true) + "\n")
    } else if invocation[dryRun] {
      console.writeForeign(revisions.filter { $0.name != ImportMemory.fileName }.map(ImportReport.diff).joined())
      let lines = [console.language.say(ConsoleMessage.nothingWrittenYet)] + report.lines(in: console.language)
      console.error.write(lines.map { $0 + "\n" }.joined())
    } else {
      console.write(messages: report.lines(in: console.language).map { $0 + "\n" }.joined())
    }
    return account.left.isEmpty ? .success : .findings
  }

  /// What the operands lead to, and the format that the first of them names.
  private static func files(_ operands: [String]) throws(EditRefusal) -> (ImportedFiles, (any FileFormat.Type)?) {
    let named = operands.first.flatMap(ImportFormats.named)
    let paths = named == nil ? operands : Array(operands.dropFirst())
    guard !paths.isEmpty else {
      throw EditRefusal(ImportMessage.nameFiles(after: operands[0]))
    }
    do throws(ImportedFiles.Problem) {
      return (try ImportedFiles(paths), named)
    } catch {
      let first = operands[0]
      let isWord =
        named == nil && operands.count > 1 && !first.contains("/") && !first.contains(".") && !FileSystem.exists(first)
      guard isWord else { throw EditRefusal(ImportMessage.nothingWritten(error.words)) }
      let names = ImportFormats.all.map { $0.name }
      throw EditRefusal(ImportMessage.isNeither(first), help: .formats(names, meant: nearestWord(to: first, in: names)))
    }
  }

  private static func format(
    of files: [ImportedFile],
    named: (any FileFormat.Type)?
  ) throws(EditRefusal) -> any FileFormat.Type {
    if let named { return named }
    let found = ImportFormats.all.filter { $0.recognizes(files) }
    guard found.count == 1 else {
      let names = (found.isEmpty ? ImportFormats.all : found).map { $0.name }
      throw EditRefusal(ImportMessage.saysNoProgram(files[0].path), help: .nameFormat(names))
    }
    return found[0]
  }
}

/// Which level of four is the highest.
private enum HighestLevel: String, CaseIterable, Sendable {
  case one = "1"
  case four = "4"
}

/// Which days of a number count as done.
private enum DoneMeaning: String, CaseIterable, Sendable {
  case reached, any
}

/// What the help of `import` says.
enum ImportHelp: Message {
  case paths, into, title, mapExpected, map, since, until, zone, highest, doneMeans, again, dryRun, summary, discussion
  case fromExport, showTodoTxt, loop, calendar, ownTable, success
  case findings, couldNotRun
}
