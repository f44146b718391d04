import Languages

private let language = Language.french

extension OptionProblem {
  var french: String {
    switch self {
    case .of(let option, let problem): "\(option)\(language.colon) \(problem.text(in: language))"
    }
  }
}
