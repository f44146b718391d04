import Languages

private let language = Language.english

extension ForeignLineMessage {
  var english: String {
    switch self {
    case .isSign(let signs, let programs):
      "\(language.list(signs)) is a sign of \(language.programs(programs)), and is read as words"
    case .areSigns(let signs, let programs):
      "\(language.list(signs)) are signs of \(language.programs(programs)), and are read as words"
    }
  }
}
