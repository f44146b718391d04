import Chronology
import Diagnostics
import Editing
import Languages
import Outline
import Planner
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

  /// How much of a vault a command must read.
  enum Need {
    /// All of the kinds and the days that it asks for.
    case all
    /// What is called as the person named it, and the projects; the rest only to say why the command refuses.
    case named
    /// The same of what holds these words.
    case words([String])
  }

  /// Reads the vault, lets a command change it, and writes what it changed: all or nothing.
  ///
  /// - Parameters:
  ///   - names: what the person named; a `FILE:LINE` among them may lead to any day.
  ///   - days: the days that the command may change or ask, from today on by default.
  ///   - kinds: the other kinds of files.
  ///   - isSettledToday: whether today and the root alone say what the names mean, and nothing else will change; then they alone are
  ///     read.
  static func run(
    _ invocation: Invocation,
    _ console: Console,
    names: [String] = [],
    needs need: Need = .all,
    days: ((CivilDate) -> ClosedRange<CivilDate>?)? = nil,
    kinds: Set<DocumentKind> = Set(DocumentKind.allCases),
    isSettledToday: ((EditedVault) -> Bool)? = nil,
    _ change: (inout EditedVault) throws(EditRefusal) -> Void
  ) -> ExitCode {
    let view = ViewedVault(invocation, console)
    let mayBeAnyDay = names.contains { $0.contains(":") }
    let range = days.map { $0(view.today) } ?? view.today...CivilDate.latest
    let wanted = mayBeAnyDay ? .earliest ... .latest : range
    let command = invocation.commandLine
    let named = names + (invocation.options[scope.syntax.name] ?? [])
    func make(of plans: VaultPlans, _ chosen: [String: Thing] = [:]) throws(VaultEdit.Refusal) -> VaultEdit {
      try VaultEdit(of: plans, naming: named, chosen: chosen, today: view.today, now: view.now, change)
    }
    func settled(of plans: VaultPlans) -> Result<VaultEdit, VaultEdit.Refusal> {
      console.settle { chosen throws(VaultEdit.Refusal) in try make(of: plans, chosen) }
    }
    let (glance, status) = view.glance(days: wanted, kinds: kinds, tasks: .ofProjects)
    guard status == .success else { return console.refuse(invocation, ConsoleMessage.nothingWritten) }
    /// Nil where all must be read.
    func narrow() -> Result<VaultEdit, VaultEdit.Refusal>? {
      guard let sieve = need.sieve(named) else { return nil }
      let today = view.today
      if let isSettledToday {
        let plans = view.plans(glance) { peek, bytes, name in
          (peek == .day(today) || peek == .unknown) && sieve.mayFind(in: bytes, ofFileNamed: name)
        }
        if isSettledToday(EditedVault(onDisk: plans, today: today, now: view.now)) { return settled(of: plans) }
      }
      let plans = view.plans(glance) { peek, bytes, name in
        glance.mayBe(.project, peek, bytes, name) || sieve.mayFind(in: bytes, ofFileNamed: name)
      }
      do throws(VaultEdit.Refusal) {
        return .success(try make(of: plans))
      } catch {
        // All that the name may mean is among these.
        return error.isOfSeveral ? settled(of: plans) : nil
      }
    }
    let edit: VaultEdit
    switch narrow() ?? settled(of: view.plans(glance)) {
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

extension EditSession {
  /// The same for a command that changes the number of one thing of a page.
  ///
  /// - Parameters:
  ///   - types: what the thing may be.
  ///   - word: what such a thing is called.
  ///   - refusing: what is said where no such thing is found.
  static func runOnNumber(
    _ types: [ItemType],
    called word: ThingWord,
    _ invocation: Invocation,
    _ console: Console,
    refusing: (EditRefusal, EditedVault) -> EditRefusal,
    _ change: (inout EditedVault, Thing) throws(EditRefusal) -> Void
  ) -> ExitCode {
    let name = invocation[EditOptions.item]
    func changeThing(_ vault: inout EditedVault) throws(EditRefusal) {
      let thing: Thing
      do throws(EditRefusal) {
        thing = try vault.thing(named: name, in: invocation[scope], called: word) { _, item in
          item.map { types.contains($0.type) } ?? false
        }
      } catch {
        throw refusing(error, vault)
      }
      try change(&vault, thing)
      try EditCheck(vault).check()
    }
    return run(invocation, console, names: [name], needs: .named, days: { _ in nil }, kinds: [.page], changeThing)
  }
}

extension EditSession.Need {
  /// What tells the files that must be read; nil where all must be.
  fileprivate func sieve(_ names: [String]) -> NameSieve? {
    switch self {
    case .all: nil
    case .named: NameSieve(names)
    case .words(let words): NameSieve(words)
    }
  }
}
