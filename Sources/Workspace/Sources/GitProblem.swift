import Diagnostics
package import Git
package import Languages

/// Why a command that asks git does nothing, in words for people.
package struct GitProblem: Error, Equatable {
  /// What is wrong.
  let problem: Told
  /// What to do.
  let advice: Told?

  /// - Parameter help: what to do, which is a message of the same table.
  package init<Problem: Message>(_ problem: Problem, help: Problem? = nil) {
    (self.problem, advice) = (Told(problem), help.map { Told($0) })
  }

  /// - Parameter place: The folder that git was asked about, as it is shown.
  package init(_ failure: GitRepository.Failure, at place: String) {
    switch failure {
    case .notRun(.missing): self.init(GitProblemMessage.isMissing, help: .install)
    case .notRun(.timedOut): self.init(GitProblemMessage.timedOut, help: .runAgain)
    case .notRun(.failed(let code)): self.init(GitProblemMessage.didNotStart(code: Int(code)))
    case .refused(let words) where words.contains("not a git repository"):
      self.init(GitProblemMessage.isInNoRepository(place), help: .beginOne)
    case .refused(let words): self.init(GitProblemMessage.says(words))
    }
  }

  /// - Parameter command: What was asked, as `tidemark changes`.
  package func lines(after command: String, in language: Language) -> [String] {
    let words = problem.text(in: language).split(separator: "\n").map { ControlCharacters.escaping(String($0)) }
    let label = "  " + language.say(ReportMessage.help) + language.colon + " "
    return ["\(command): " + words.joined(separator: "\n  ")]
      + (advice.map { [label + ControlCharacters.escaping($0.text(in: language))] } ?? [])
  }
}

/// What git comes to, or why it does not, in words.
///
/// - Parameter place: The folder that git is asked about, as it is shown.
package func askingGit<Value>(at place: String, _ body: () throws(GitRepository.Failure) -> Value) throws(GitProblem) -> Value {
  do throws(GitRepository.Failure) {
    return try body()
  } catch {
    throw GitProblem(error, at: place)
  }
}

/// Why git does nothing, and what to do about it.
enum GitProblemMessage: Message {
  case isMissing
  case install
  case timedOut
  case runAgain
  /// The number that the system has for the error.
  case didNotStart(code: Int)
  case isInNoRepository(String)
  case beginOne
  /// What git says itself.
  case says(String)
  case folderIsGone
  case goElsewhere
  case isOutside(String)
}
