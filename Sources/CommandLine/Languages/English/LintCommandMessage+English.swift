import Languages

private let language = Language.english

extension LintCommandMessage {
  var english: String {
    switch self {
    case .stagedAndWatch:
      "\(language.quoted("--staged")) reads what git has, of whose changes \(language.quoted("--watch")) knows nothing; leave one of them out"
    case .fixAndWatch:
      "\(language.quoted("--fix")) would change files while you edit them; leave out \(language.quoted("--watch"))"
    case .stagedAndFix:
      "\(language.quoted("--staged")) reads git's index, where no fix can be written; fix the files, then \(language.quoted("git add")) them"
    case .stagedInput: "\(language.quoted("-")) is standard input, of which nothing is staged; leave it out"
    case .goesWithFix(let option):
      "\(language.quoted(option)) goes with \(language.quoted("--fix")); write \(language.quoted("--fix " + option))"
    case .oneRuleAtATime:
      "\(language.quoted("--unsafe-fixes")) takes the findings of one rule at a time; name it, as \(language.quoted("--rule unknown-key"))"
    case .dryRunInFormat(let format):
      "\(language.quoted("--dry-run")) prints a diff, for which the format \(language.quoted(format)) has no place; "
        + "take \(language.quoted("--format json")), or leave out \(language.quoted("--format"))"
    case .inputAlone:
      "with \(language.quoted("--fix")), \(language.quoted("-")) must be the only path, because the fixed text goes to standard output; "
        + "run the command again for the files"
    }
  }
}
