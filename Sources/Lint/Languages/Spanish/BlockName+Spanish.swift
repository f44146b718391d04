import Languages

private let language = Language.spanish

extension BlockName {
  var spanish: String {
    switch self {
    case .titled(let title, let time): "\(language.quoted(title)) (\(time))"
    case .untitled(let time): "el bloque de \(time)"
    }
  }
}
