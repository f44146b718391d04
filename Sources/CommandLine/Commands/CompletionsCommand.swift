import Languages

/// `tidemark completions`
enum CompletionsCommand {
  private static let shell = Operand.one("SHELL", choices: Shell.allCases.map(\.rawValue), CompletionsHelp.shell)

  static let command = Command(
    "completions",
    CompletionsHelp.summary,
    discussion: CompletionsHelp.discussion,
    operands: [shell],
    examples: [Example("tidemark completions fish", CompletionsHelp.fish)]
  ) { invocation, console in
    guard let shell = Shell(rawValue: invocation[shell]) else { return .couldNotRun }
    console.output.write(CompletionScript.text(for: shell))
    return .success
  }
}

/// What the help of `completions` says.
enum CompletionsHelp: Message {
  case shell, summary, discussion, fish
}
