import Languages

private let language = Language.spanish

extension OptionProblem {
  var spanish: String {
    switch self {
    case .of(let option, let problem): "\(option)\(language.colon) \(problem.text(in: language))"
    }
  }
}
