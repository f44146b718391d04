import Languages
import Phrases
import Planner
import Vault

/// `tidemark complete`, which the scripts of `completions` call.
enum CompleteCommand {
  private static let shell = Operand.one("SHELL", choices: Shell.allCases.map(\.rawValue), CompleteHelp.shell)
  private static let words = Operand.many("WORDS", CompleteHelp.words)

  /// How long a person who presses a key may wait. Then the program answers without the names of the vault.
  static let milliseconds = 250

  static let command = Command(
    "complete",
    CompleteHelp.summary,
    discussion: CompleteHelp.discussion,
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

/// What the help of `complete` says.
enum CompleteHelp: Message {
  case shell, words, summary, discussion
}
