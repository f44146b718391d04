import Languages

private let language = Language.english

extension BlockName {
  var english: String {
    switch self {
    case .titled(let title, let time): "\(language.quoted(title)) (\(time))"
    case .untitled(let time): "the block of \(time)"
    }
  }
}
