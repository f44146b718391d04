import Languages

private let language = Language.english

extension PageState {
  package var english: String {
    switch self {
    case .open: "open"
    case .done: "done"
    case .dropped: "dropped"
    case .skipped: "skipped"
    case .missed: "missed"
    case .waiting: "not open yet"
    case .unknown(let mark): "marked \(language.quoted(mark))"
    }
  }
}
