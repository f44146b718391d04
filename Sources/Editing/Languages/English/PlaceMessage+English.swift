import Languages

extension PlaceMessage {
  var english: String {
    switch self {
    case .title(let title, let place): "\(Language.english.title(title)), \(place)"
    }
  }
}
