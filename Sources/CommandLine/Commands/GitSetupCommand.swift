import Diagnostics
import Git
import Vault
import Workspace

/// `tidemark git-setup`
enum GitSetupCommand {
  private static let global = Option.flag("global", "Set up all repositories of this user instead of one")
  private static let local = Option.flag("local", "Set up the repository of the vault (default)")
  private static let check = Option.flag("check", "Change nothing; name what is missing")
  private static let remove = Option.flag("remove", "Remove what this command has set up")
  private static let text = Option.flag("textconv", "Let git diff and git log show the text of tidemark textconv")
  private static let program = Option.text(
    "program",
    value: "NAME",
    "Let git call this program: a name of PATH, or a path; by default the one that runs"
  )

  static let command = Command(
    "git-setup",
    "Set up git to merge and compare files by what they say",
    discussion: """
      Adds the line “\(GitSetup.line)” to the file .gitattributes in the folder of the vault, and configures both drivers: the \
      merge driver, which calls tidemark merge, and falls back to git's own merge by lines where the program is missing; and \
      names for the hunks of differences, taken from headings, time blocks, habits and what has a log. Each change is named. What \
      is there already stays, and a second run does nothing.

      With --global the line goes to the file that core.attributesFile names, or to git/attributes among the user's \
      configuration, and applies to the Markdown files of every repository. Files that are not Tidemark's are merged by lines.

      A configuration belongs to one clone: run this in each.
      """,
    options: [local, global, check, remove, text, program, SharedOptions.vault],
    examples: [
      Example("tidemark git-setup", "Set up the vault's repository"),
      Example("tidemark git-setup --check", "See what is missing"),
      Example("tidemark git-setup --global", "Set up every repository of this user"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "all is set up, or with --remove nothing is left"),
      ExitCodeNote(.findings, "with --check: something is missing; else: another line of attributes is in the way"),
      ExitCodeNote(.couldNotRun, "git is missing, the folder is in no repository, or something could not be written"),
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
