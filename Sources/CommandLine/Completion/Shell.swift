import SourceText

/// A shell that asks what comes next.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The words after the name of the program, of what the shell hands on: of bash the line up to the cursor and its
  /// COMP_WORDBREAKS, of the others the words themselves.
  func question(_ texts: [String]) -> ShellQuestion {
    switch self {
    case .bash:
      let line = BashLine(texts.first ?? "", breaks: texts.dropFirst().first ?? "")
      return ShellQuestion(words: line.words) { line.reply($0.value) }
    case .zsh, .fish:
      return ShellQuestion(words: texts) { $0.summary.isEmpty ? $0.value : "\($0.value)\t\($0.summary)" }
    }
  }
}

/// What a shell asks, and how it wants a candidate to be written.
struct ShellQuestion {
  let words: [String]
  let written: (Candidate) -> String?

  /// The first line says what paths to propose where nothing else is; each line after it is a candidate.
  func text(_ answer: CompletionAnswer) -> String {
    let lines = answer.candidates.compactMap { candidate in
      written(Candidate(answer.lead + candidate.value, candidate.summary.onOneLine))
    }
    return ([answer.paths?.rawValue ?? "words"] + lines).map { $0 + "\n" }.joined()
  }
}
