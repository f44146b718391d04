import Languages

extension EntryState {
  var french: String {
    switch self {
    case .done: "fait"
    case .skipped: "sauté"
    case .missed: "manqué"
    }
  }
}
