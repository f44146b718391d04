import Languages

private let language = Language.french

extension PageState {
  package var french: String {
    switch self {
    case .open: "à faire"
    case .done: "fait"
    case .dropped: "abandonné"
    case .skipped: "sauté"
    case .missed: "manqué"
    case .waiting: "pas encore à faire"
    case .unknown(let mark): "marqué \(language.quoted(mark))"
    }
  }
}
