import Chronology
import Diagnostics
import Editing
import Languages
import Outline
import Vault
import Workspace

/// `tidemark open`
enum OpenCommand {
  private static let name = Operand.one("THING", OpenHelp.name)

  static let kindWords: [(word: String, kind: DocumentKind)] =
    [("settings", .vault)] + DocumentKind.allCases.filter { $0 != .day }.map { ($0.rawValue, $0) }

  static let command = Command(
    "open",
    OpenHelp.summary,
    discussion: OpenHelp.discussion,
    operands: [name],
    options: [EditSession.scope, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.jobs],
    examples: [
      Example("tidemark open thesis", OpenHelp.openByName),
      Example("tidemark open today", OpenHelp.openToday),
      Example("tidemark open pages/health.md:14", OpenHelp.openLine),
    ],
    exitCodes: [
      ExitCodeNote(.success, OpenHelp.success),
      ExitCodeNote(.findings, OpenHelp.findings),
      ExitCodeNote(.couldNotRun, OpenHelp.couldNotRun),
    ]
  ) { invocation, console in
    let view = ViewedVault(invocation, console)
    let (plans, status) = view.plans(days: .earliest ... .latest, kinds: Set(DocumentKind.allCases))
    guard status == .success else { return status }
    let found: EditRefusal.Candidate
    switch console.settle({ chosen throws(VaultEdit.Refusal) in
      var target: EditRefusal.Candidate?
      let names = [invocation[name], invocation[EditSession.scope]].compactMap(\.self)
      _ = try VaultEdit(of: plans, naming: names, chosen: chosen, today: view.today, now: view.now) {
        vault throws(EditRefusal) in
        target = try OpenCommand.target(invocation[name], in: invocation[EditSession.scope], vault)
      }
      return target
    }) {
    case .success(let target?): found = target
    case .success(nil): return .couldNotRun
    case .failure(let refusal): return console.refuse(invocation, refusal)
    }
    return open(found, invocation, console)
  }

  /// Where a name leads. A file is without a line.
  private static func target(
    _ name: String,
    in scope: String?,
    _ vault: EditedVault
  ) throws(EditRefusal) -> EditRefusal.Candidate {
    if scope == nil, let (path, line, title) = try vault.line(named: name) {
      return EditRefusal.Candidate(path: path, line: line, title: title)
    }
    do throws(EditRefusal) {
      let thing = try vault.subject(named: name, in: scope)
      let isWhole = thing.title.lowercased() == name.lowercased() || name.hasSuffix(".md")
      if scope != nil || isWhole { return try candidate(thing, vault) }
    } catch {
      guard scope == nil, !error.isChoiceOfWholeNames(name) else { throw error }
    }
    if let day = try? NamedDay(name, .ahead) {
      try vault.check(day)
      return try file(ofDay: day.date(from: vault.today, weekStart: vault.settings.weekStarts), vault)
    }
    if let kind = kindWords.first(where: { $0.word == name.lowercased() })?.kind { return try file(of: kind, vault) }
    do throws(EditRefusal) {
      return try candidate(try vault.subject(named: name, in: scope), vault)
    } catch {
      guard let day = DoubtfulDay.nearest(to: name) else { throw error }
      var refusal = error
      refusal.commands = [["open", day]]
      throw refusal
    }
  }

  private static func candidate(_ thing: Thing, _ vault: EditedVault) throws(EditRefusal) -> EditRefusal.Candidate {
    let place = try vault.place(of: thing)
    guard !thing.isFile, let colon = place.lastIndex(of: ":"), let line = Int(place[place.index(after: colon)...]) else {
      return EditRefusal.Candidate(path: place, line: 0, title: thing.title)
    }
    return EditRefusal.Candidate(path: String(place[..<colon]), line: line, title: thing.title)
  }

  private static func file(ofDay date: CivilDate, _ vault: EditedVault) throws(EditRefusal) -> EditRefusal.Candidate {
    guard let day = vault.files(of: .day).first(where: { $0.plan.day?.date == date }) else {
      throw EditRefusal(OpenCommandMessage.noFile(date), help: .newDayMakesIt(date))
    }
    return EditRefusal.Candidate(path: day.path, line: 0, title: day.plan.title)
  }

  private static func file(of kind: DocumentKind, _ vault: EditedVault) throws(EditRefusal) -> EditRefusal.Candidate {
    let thing = try vault.onlyFile(of: kind, named: nil, help: OpenCommandMessage.helpSaysHow)
    return try candidate(thing, vault)
  }

  /// Opens the file, and lints it where it was changed.
  private static func open(_ place: EditRefusal.Candidate, _ invocation: Invocation, _ console: Console) -> ExitCode {
    guard let editor = console.editor else {
      let at = place.line > 0 ? "\(place.path):\(place.line)" : place.path
      return console.refuse(invocation, EditRefusal(OpenCommandMessage.noEditor(for: at), help: .setVariable))
    }
    let before = try? FileSystem.read(place.path, limit: FileSet.limit).get()
    console.output.flush()
    console.error.flush()
    let line = ControlCharacters.escaping(editor.line)
    guard let status = editor.open(path: place.path, line: place.line > 0 ? place.line : nil) else {
      return console.refuse(invocation, OpenCommandMessage.cannotStart(line))
    }
    guard status == 0 else { return console.refuse(invocation, OpenCommandMessage.ended(line, Int(status))) }
    guard let after = try? FileSystem.read(place.path, limit: FileSet.limit).get(), after != before else { return .success }
    let today = invocation.isGiven(SharedOptions.today) ? ["--today", "\(invocation.clock.now.date)"] : []
    guard case .command(let run, let lint) = Tidemark.program.parse(["lint"] + today + ["--", place.path]) else {
      return .success
    }
    return run(lint, console)
  }
}

extension EditRefusal {
  /// Whether several things have just this name.
  fileprivate func isChoiceOfWholeNames(_ name: String) -> Bool {
    candidates.count > 1 && candidates.allSatisfy { $0.title.lowercased() == name.lowercased() }
  }
}

/// What the help of `open` says.
enum OpenHelp: Message {
  case name, summary, discussion, openByName, openToday, openLine, success, findings, couldNotRun
}

/// Why nothing is opened.
enum OpenCommandMessage: Message {
  case noFile(CivilDate)
  case newDayMakesIt(CivilDate)
  case helpSaysHow
  case noEditor(for: String)
  case setVariable
  /// The command line of an editor, which is safe to show.
  case cannotStart(String)
  case ended(String, Int)
}
