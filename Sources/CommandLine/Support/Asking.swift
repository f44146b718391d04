import Diagnostics
import Editing
import Languages
import Views
import Workspace

/// Which of several titles is meant, once the person was asked where that can be.
enum SettledTitle {
  /// An index of the titles.
  case title(Int)
  /// What to tell the person.
  case problem(TitleMessage)
}

extension Console {
  /// What words mean; where that may be several things, the one that the person chooses.
  func settle(_ choice: TitleChoice) -> SettledTitle {
    switch choice {
    case .title(let index): return .title(index)
    case .problem(let problem): return .problem(problem)
    case .several(let several):
      guard let chooser else { return .problem(several.problem) }
      let chosen = chooser.choose(several.question.text(in: language), among: several.labels, in: language)
      return chosen.map { .title(several.indices[$0]) } ?? .problem(.nothingChosen)
    }
  }

  /// Makes a change; where a name in it may mean several things, the person is asked which, and the change is made anew with that.
  ///
  /// - Parameter change: is given what the person chose, by the names that were asked about.
  func settle<Value>(
    _ change: ([String: Thing]) throws(VaultEdit.Refusal) -> Value
  ) -> Result<Value, VaultEdit.Refusal> {
    var chosen: [String: Thing] = [:]
    while true {
      do throws(VaultEdit.Refusal) {
        return .success(try change(chosen))
      } catch {
        guard case .refused(let refusal, _) = error, let choice = refusal.choice, chosen[choice.name] == nil, let chooser else {
          return .failure(error)
        }
        let labels = refusal.candidates.map { ControlCharacters.escaping("\($0.path):\($0.line)  \($0.title)") }
        let question = ControlCharacters.escaping(refusal.problem.text(in: language))
        guard let place = chooser.choose(question, among: labels, in: language) else {
          return .failure(.refused(EditRefusal(TitleMessage.nothingChosen), notes: []))
        }
        chosen[choice.name] = choice.things[place]
      }
    }
  }

  /// Says on standard error why a change is not made.
  func refuse(_ invocation: Invocation, _ refusal: VaultEdit.Refusal) -> ExitCode {
    switch refusal {
    case .unread(let problem): return refuse(invocation, UnreadEntriesMessage.nothingWritten(problem))
    case .refused(let refusal, let notes):
      let lines = RefusalText.lines(of: refusal, invocation, in: language) + notes.map { "  \($0.text(in: language))" }
      error.write(lines.joined(separator: "\n") + "\n")
      return .couldNotRun
    }
  }
}
