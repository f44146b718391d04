import Diagnostics
import Languages

extension NewFileCheckMessage {
  var english: String {
    switch self {
    case .found(let problem, nil): ControlCharacters.escaping(problem.text(in: .english))
    case .found(let problem, let advice?):
      ControlCharacters.escaping("\(problem.text(in: .english)); \(advice.text(in: .english))")
    }
  }
}
