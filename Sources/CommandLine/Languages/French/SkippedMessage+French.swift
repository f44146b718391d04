import Languages

private let language = Language.french

extension SkippedMessage {
  var french: String {
    switch self {
    case .file(let problem): "\(problem.text(in: .french)) (non lu)"
    case .garbled(let path):
      "\(path)\(language.colon) peut être mal lu\(language.colon) il a une fusion non résolue ou trop de niveaux; `tidemark lint` dit où"
    }
  }
}
