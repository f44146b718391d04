import Diagnostics
import Languages

extension NewFileCheckMessage {
  var spanish: String {
    switch self {
    case .found(let problem, nil): ControlCharacters.escaping(problem.text(in: .spanish))
    case .found(let problem, let advice?):
      ControlCharacters.escaping("\(problem.text(in: .spanish)); \(advice.text(in: .spanish))")
    }
  }
}
