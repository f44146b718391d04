import Diagnostics
package import Git
package import Languages

/// Why a command that asks git does nothing.
package struct GitProblem: Error, Equatable {
  /// What is wrong.
  let problem: Told
  /// What to do.
  let help: Told?

  package init<Problem: Message>(_ problem: Problem, help: Problem? = nil) {
    self.problem = Told(problem)
    self.help = help.map { Told($0) }
  }

  /// - Parameter place: The folder that git was asked about, as it is shown.
  package init(_ failure: GitRepository.Failure, at place: String) {
    switch failure {
    case .notRun(.missing): self.init(GitProblemMessage.isMissing, help: .install)
    case .notRun(.timedOut): self.init(GitProblemMessage.timedOut, help: .runAgain)
    case .notRun(.failed(let code)): self.init(GitProblemMessage.notStarted(code))
    case .refused(let words) where words.contains("not a git repository"):
      self.init(GitProblemMessage.isNoRepository(place), help: .begin)
    case .refused(let words): self.init(GitProblemMessage.says(words))
    }
  }

  /// - Parameter command: What was asked, as `tidemark changes`.
  package func lines(after command: String, in language: Language) -> [String] {
    let words = problem.text(in: language).split(separator: "\n").map { ControlCharacters.escaping(String($0)) }
    let advice = help.map { ControlCharacters.escaping($0.text(in: language)) }
    return ["\(command): " + words.joined(separator: "\n  ")]
      + (advice.map { ["  \(language.say(ReportMessage.help))\(language.colon) \($0)"] } ?? [])
  }
}

/// Why git did not do what was asked of it.
enum GitProblemMessage: Message {
  case isMissing
  case install
  case timedOut
  case runAgain
  /// The system's number for what went wrong.
  case notStarted(Int32)
  case isNoRepository(String)
  case begin
  /// What git itself said, in its own language.
  case says(String)
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
