import Diagnostics
import Git
import Languages
import Vault
import Workspace

/// `tidemark git-setup`
enum GitSetupCommand {
  private static let global = Option.flag("global", GitSetupHelp.global)
  private static let local = Option.flag("local", GitSetupHelp.local)
  private static let check = Option.flag("check", GitSetupHelp.check)
  private static let remove = Option.flag("remove", GitSetupHelp.remove)
  private static let text = Option.flag("textconv", GitSetupHelp.textconv)
  private static let program = Option.text("program", value: "NAME", GitSetupHelp.program)

  static let command = Command(
    "git-setup",
    GitSetupHelp.summary,
    discussion: GitSetupHelp.discussion,
    options: [local, global, check, remove, text, program, SharedOptions.vault],
    examples: [
      Example("tidemark git-setup", GitSetupHelp.setUpVault),
      Example("tidemark git-setup --check", GitSetupHelp.seeMissing),
      Example("tidemark git-setup --global", GitSetupHelp.setUpAll),
    ],
    exitCodes: [
      ExitCodeNote(.success, GitSetupHelp.success),
      ExitCodeNote(.findings, GitSetupHelp.findings),
      ExitCodeNote(.couldNotRun, GitSetupHelp.couldNotRun),
    ]
  ) { invocation, console in
    if let mistake = mistake(in: invocation) { return console.refuse(invocation, mistake) }
    do throws(GitProblem) {
      return try run(invocation, console)
    } catch {
      return console.refuse(invocation, error)
    }
  }

  private static func mistake(in invocation: Invocation) -> GitSetupMessage? {
    for (one, other) in [(local, global), (check, remove)] where invocation[one] && invocation[other] {
      return .cannotBeTogether(one.syntax.spelling, other.syntax.spelling)
    }
    return nil
  }

  private static func run(_ invocation: Invocation, _ console: Console) throws(GitProblem) -> ExitCode {
    let setup = try GitSetup(
      invocation[global] ? .global : .local,
      at: invocation[SharedOptions.vault] ?? ".",
      program: invocation[program] ?? ProgramName.lasting,
      showsText: invocation[text]
    )
    func write(_ message: GitSetupMessage) {
      console.write(messages: ControlCharacters.escaping(console.language.say(message)) + "\n")
    }
    if invocation[check] {
      let missing = try setup.missing()
      for message in missing { write(message) }
      return missing.isEmpty ? .success : .findings
    }
    var isIdle = true
    let say = { (message: GitSetupMessage) in
      isIdle = false
      write(message)
    }
    if invocation[remove] {
      try setup.remove(say)
      if isIdle { write(.nothingToRemove) }
      return .success
    }
    let wroteAttributes = try setup.setUp(say)
    if isIdle {
      write(.allIsSetUp)
    } else if wroteAttributes, setup.scope == .local {
      write(.commitAttributes)
    }
    guard let other = try setup.overriding() else { return .success }
    console.error.write("\(invocation.commandLine): \(ControlCharacters.escaping(console.language.say(other)))\n")
    return .findings
  }
}

/// What the help of `git setup` says.
enum GitSetupHelp: Message {
  case global, local, check, remove, textconv, program, summary, discussion, setUpVault, seeMissing, setUpAll
  case success, findings, couldNotRun
}
