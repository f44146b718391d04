import Diagnostics
package import Git

/// Why a command that asks git does nothing, in words for people.
package struct GitProblem: Error, Equatable {
  /// What is wrong.
  let message: String
  /// What to do.
  let help: String?

  package init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  /// - Parameter place: The folder that git was asked about, as it is shown.
  package init(_ failure: GitRepository.Failure, at place: String) {
    switch failure {
    case .notRun(.missing): self.init("there is no program “git” in the folders of PATH", help: "install git")
    case .notRun(.timedOut): self.init("git was not done in time, and was ended", help: "run the command again")
    case .notRun(.failed(let code)): self.init("git could not be started (the system's error \(code))")
    case .refused(let words) where words.contains("not a git repository"):
      self.init("“\(place)” is in no git repository", help: "begin one there with “git init”")
    case .refused(let words): self.init("git says: \(words)")
    }
  }

  /// - Parameter command: What was asked, as `tidemark changes`.
  package func lines(after command: String) -> [String] {
    let words = message.split(separator: "\n").map { ControlCharacters.escaping(String($0)) }
    return ["\(command): " + words.joined(separator: "\n  ")]
      + (help.map { ["  help: " + ControlCharacters.escaping($0)] } ?? [])
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
