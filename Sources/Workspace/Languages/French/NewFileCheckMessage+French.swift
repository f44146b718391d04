import Diagnostics
import Languages

extension NewFileCheckMessage {
  var french: String {
    switch self {
    case .found(let problem, nil): ControlCharacters.escaping(problem.text(in: .french))
    case .found(let problem, let advice?):
      ControlCharacters.escaping("\(problem.text(in: .french)); \(advice.text(in: .french))")
    }
  }
}
