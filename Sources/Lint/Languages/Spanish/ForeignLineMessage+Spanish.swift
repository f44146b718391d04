import Languages

private let language = Language.spanish

extension ForeignLineMessage {
  var spanish: String {
    switch self {
    case .isSign(let signs, let programs):
      "\(language.list(signs)) es un signo de \(language.programs(programs)), y se lee como texto"
    case .areSigns(let signs, let programs):
      "\(language.list(signs)) son signos de \(language.programs(programs)), y se leen como texto"
    }
  }
}
