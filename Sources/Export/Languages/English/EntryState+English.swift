import Languages

extension EntryState {
  var english: String {
    switch self {
    case .done: "done"
    case .skipped: "skipped"
    case .missed: "missed"
    }
  }
}
