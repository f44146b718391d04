import Languages

private let language = Language.english

extension OptionProblem {
  var english: String {
    switch self {
    case .of(let option, let problem): "\(option)\(language.colon) \(problem.text(in: language))"
    }
  }
}
