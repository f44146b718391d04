extension CompletionsHelp {
  var english: String {
    switch self {
    case .shell: "the shell: bash, zsh or fish"
    case .summary: "Print what a shell needs to complete command lines of tidemark"
    case .discussion:
      """
      The shell asks tidemark what comes next: commands, options, values, days, and the names of what is in your vault. The \
      packages put the scripts where the shells look for them. Otherwise write yours to this file:

        bash  ~/.local/share/bash-completion/completions/tidemark
        zsh   _tidemark, in a folder of $fpath
        fish  ~/.config/fish/completions/tidemark.fish
      """
    case .fish: "Print the script for fish"
    }
  }
}
