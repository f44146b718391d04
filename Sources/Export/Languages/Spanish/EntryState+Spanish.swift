import Languages

extension EntryState {
  var spanish: String {
    switch self {
    case .done: "hecho"
    case .skipped: "omitido"
    case .missed: "incumplido"
    }
  }
}
