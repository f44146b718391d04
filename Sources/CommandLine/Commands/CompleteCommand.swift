import Phrases
import Planner
import Vault

/// `tidemark complete`, which the scripts of `completions` call.
enum CompleteCommand {
  private static let shell = Operand.one("SHELL", choices: Shell.allCases.map(\.rawValue), "the shell that asks")
  private static let words = Operand.many("WORDS", "of bash the line up to the cursor and COMP_WORDBREAKS; else the words")

  /// How long a person who presses a key may wait. Then the program answers without the names of the vault.
  static let milliseconds = 250

  static let command = Command(
    "complete",
    "Tell a shell what may come next on a command line",
    discussion: """
      Each proposal is on a line of its own, after a first line that says which paths the shell is to propose where there is \
      nothing else: files, folders or words, for none.
      """,
    operands: [shell, words],
    options: [SharedOptions.today, SharedOptions.now, SharedOptions.jobs]
  ) { invocation, console in
    guard let shell = Shell(rawValue: invocation[shell]) else { return .couldNotRun }
    let question = shell.question(invocation[words])
    let completer = Completer(question.words, in: Tidemark.program, language: console.language)
    let known = question.text(completer.knownAnswer(today: invocation.clock.now.date))
    guard completer.isLive else {
      console.output.write(known)
      return .success
    }
    console.answer(known, within: milliseconds) {
      // The shell hands on what was typed: `~/life`.
      let home = ProgramName.environment("HOME")
      let named = completer.line.values["vault"]?.last.map { Configuration.expanded($0, home: home) ?? $0 }
      let path = named ?? console.configuration.standardPath
      guard let root = VaultRoot.find(from: path) else { return known }
      let clock = invocation.clock.today(in: Settings(ofRoot: root))
      let typed = completer.line.values["today"]?.last.flatMap { try? NamedDay($0, .ahead) }
      let today = typed?.date(from: clock) ?? clock
      let names = VaultNames(for: completer.sources, at: path, today: today, jobs: invocation.jobs)
      return question.text(completer.answer(names: names, today: today))
    }
    return .success
  }.hidden()
}
