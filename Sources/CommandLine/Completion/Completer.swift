import Chronology
import Languages
import Phrases
import Planner

/// What comes next on a command line that is being typed.
struct Completer {
  let line: TypedLine
  let program: Program
  let sources: [ValueSource]
  private let owner: String
  /// In which the summaries are: that of the line, where it names one.
  private let language: Language

  /// - Parameter words: those after the name of the program, the last of them at the cursor.
  init(_ words: [String], in program: Program, language: Language = .english) {
    line = TypedLine(words, in: program)
    self.language = line.values[SharedOptions.language.syntax.name]?.last.flatMap { Language(tag: $0) } ?? language
    self.program = program
    guard case .value(let value, let owner) = line.place, value.choices.isEmpty else {
      (sources, owner) = ([], "")
      return
    }
    self.owner = owner
    sources = CompletionTable.sources(of: owner, in: line.commandName) ?? []
  }

  /// Whether the files of a vault say more.
  var isLive: Bool { sources.contains(where: \.isLive) }

  /// The paths that the shell is to propose where there is no other candidate.
  var paths: CompletionAnswer.Paths? {
    if sources.contains(.folders) { return .folders }
    return sources.contains(.files) ? .files : nil
  }

  /// What the program knows without looking at any file.
  ///
  /// - Parameter today: what a shell shows beside `friday` depends on it.
  func knownAnswer(today: CivilDate) -> CompletionAnswer { answer(known(today: today)) }

  /// The same, with the names of a vault.
  func answer(names: VaultNames, today: CivilDate) -> CompletionAnswer {
    answer(known(today: today) + sources.filter(\.isLive).flatMap { names.candidates($0, line) })
  }

  private func answer(_ candidates: [Candidate]) -> CompletionAnswer {
    let isName = !sources.isEmpty
    let fitting = isName ? candidates.distinct.fitting(line.word) : candidates.distinct.beginning(with: line.word)
    // A dash would make an option of it.
    let words = isName && line.lead.isEmpty ? fitting.filter { !$0.value.hasPrefix("-") } : fitting
    return CompletionAnswer(paths: paths, lead: line.lead, candidates: words)
  }

  private func known(today: CivilDate) -> [Candidate] {
    switch line.place {
    case .command(let commands):
      let help = line.mayBeHelp ? [Candidate("help", language.say(CompleterMessage.help))] : []
      return commands.map { Candidate($0.name, $0.summary.text(in: language)) } + help
    case .option: return line.openOptions.map { Candidate($0.spelling, $0.summary.text(in: language)) }
    case .value(let value, _):
      if !value.choices.isEmpty {
        return value.choices.map { Candidate($0, KnownWords.summary(ofChoice: $0, of: value, in: language)) }
      }
      let direction = CompletionTable.direction(of: owner, in: line.commandName)
      let context = PhraseContext(today: today, direction)
      return sources.flatMap { KnownWords.candidates($0, word: line.word, context, program, language) }
    case .nothing: return []
    }
  }
}

/// What is proposed, before a shell writes it in its own way.
struct CompletionAnswer: Hashable, Sendable {
  /// Paths, which a shell proposes by itself.
  enum Paths: String, Sendable {
    case files, folders
  }

  var paths: Paths?
  /// What stands before each candidate in the same word: `--color=`.
  var lead = ""
  var candidates: [Candidate]
}

/// What a shell shows beside words that are no command and no option.
enum CompleterMessage: Message {
  /// `help`
  case help
  /// `format`, of the pages of the manual.
  case format
}
