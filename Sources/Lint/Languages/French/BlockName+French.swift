import Languages

private let language = Language.french

extension BlockName {
  var french: String {
    switch self {
    case .titled(let title, let time): "\(language.quoted(title)) (\(time))"
    case .untitled(let time): "la plage de \(time)"
    }
  }
}
