import Chronology
import Diagnostics
import Editing
import Languages
import Outline
import SourceText
import Vault
import Workspace

/// What all commands that change files have in common: their options, what they read, and how they say what they did.
struct EditSession {
  static let dryRun = Option.flag("dry-run", EditHelp.dryRun)
  static let scope = Option.text("in", value: "FILE|TITLE", EditHelp.scope)

  /// The options of every such command, besides its own.
  static let options: [any DeclaredOption] = [
    dryRun, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.json, SharedOptions.jobs,
  ]

  static let exitCodes = [
    ExitCodeNote(.success, EditHelp.written),
    ExitCodeNote(.couldNotRun, EditHelp.notWritten),
  ]

  /// Reads the vault, lets a command change it, and writes what it changed: all or nothing.
  ///
  /// - Parameters:
  ///   - names: what the person named; a `FILE:LINE` among them may lead to any day.
  ///   - needsNamedAlone: whether nothing matters to the command but what is called so, and the projects: then other files are read
  ///     only to say why it refuses.
  ///   - days: the days that the command may change or ask, from today on by default.
  ///   - kinds: the other kinds of files.
  static func run(
    _ invocation: Invocation,
    _ console: Console,
    names: [String] = [],
    needsNamedAlone: Bool = false,
    days: ((CivilDate) -> ClosedRange<CivilDate>?)? = nil,
    kinds: Set<DocumentKind> = Set(DocumentKind.allCases),
    _ change: (inout EditedVault) throws(EditRefusal) -> Void
  ) -> ExitCode {
    let view = ViewedVault(invocation, console)
    let mayBeAnyDay = names.contains { $0.contains(":") }
    let range = days.map { $0(view.today) } ?? view.today...CivilDate.latest
    let wanted = mayBeAnyDay ? .earliest ... .latest : range
    let command = invocation.commandLine
    let named = names + (invocation.options[scope.syntax.name] ?? [])
    func make(of plans: VaultPlans, _ chosen: [String: Thing]) throws(VaultEdit.Refusal) -> VaultEdit {
      try VaultEdit(of: plans, naming: named, chosen: chosen, today: view.today, now: view.now, change)
    }
    func settled(of plans: VaultPlans) -> Result<VaultEdit, VaultEdit.Refusal> {
      console.settle { chosen throws(VaultEdit.Refusal) in try make(of: plans, chosen) }
    }
    var narrow: Result<VaultEdit, VaultEdit.Refusal>?
    let sieve = needsNamedAlone ? NameSieve(named) : nil
    if let sieve {
      let (plans, status) = view.plans(days: wanted, kinds: kinds) { peek, bytes, name in
        peek == .kind(.project) || sieve.mayFind(in: bytes, ofFileNamed: name)
      }
      guard status == .success else { return console.refuse(invocation, ConsoleMessage.nothingWritten) }
      do throws(VaultEdit.Refusal) {
        narrow = .success(try make(of: plans, [:]))
      } catch {
        // All that the name may mean is among these.
        if error.isOfSeveral { narrow = settled(of: plans) }
      }
    }
    let result: Result<VaultEdit, VaultEdit.Refusal>
    if let narrow {
      result = narrow
    } else {
      let (plans, status) = view.plans(days: wanted, kinds: kinds, tellsProblems: sieve == nil)
      guard status == .success else { return console.refuse(invocation, ConsoleMessage.nothingWritten) }
      result = settled(of: plans)
    }
    let edit: VaultEdit
    switch result {
    case .success(let made): edit = made
    case .failure(let refusal): return console.refuse(invocation, refusal)
    }
    if !invocation[dryRun] {
      if let problem = edit.write() {
        console.error.write("\(command): \(problem.text(in: console.language))\n")
        return .couldNotRun
      }
      console.written.add(edit.revisions)
    }
    let report = PhraseEcho(invocation, today: view.today, weekStart: view.settings.weekStarts).following(edit.report)
    let lines = report.map { ControlCharacters.escaping($0.text(in: console.language)) }
    if invocation[SharedOptions.json] {
      console.output.write(RevisionJSON.object(edit.revisions, notes: report.map(\.english)).write(pretty: true) + "\n")
    } else if invocation[dryRun] {
      console.writeForeign(edit.revisions.map(\.diff).joined())
      // Beside the difference, which may be piped on, stands what the command would say.
      if !lines.isEmpty { console.error.write(console.language.say(ConsoleMessage.nothingWrittenYet) + "\n") }
      for line in lines { console.error.write("  \(line)\n") }
    } else {
      for line in lines { console.write(messages: line + "\n") }
    }
    return .success
  }
}
