/// `tidemark completions`
enum CompletionsCommand {
  private static let shell = Operand.one("SHELL", choices: Shell.allCases.map(\.rawValue), "the shell: bash, zsh or fish")

  static let command = Command(
    "completions",
    "Print what a shell needs to complete command lines of tidemark",
    discussion: """
      The shell asks tidemark what comes next: commands, options, values, days, and the names of what is in your vault. The \
      packages put the scripts where the shells look for them. Otherwise write yours to this file:

        bash  ~/.local/share/bash-completion/completions/tidemark
        zsh   _tidemark, in a folder of $fpath
        fish  ~/.config/fish/completions/tidemark.fish
      """,
    operands: [shell],
    examples: [Example("tidemark completions fish", "Print the script for fish")]
  ) { invocation, console in
    guard let shell = Shell(rawValue: invocation[shell]) else { return .couldNotRun }
    console.output.write(CompletionScript.text(for: shell))
    return .success
  }
}
