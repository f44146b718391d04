import Languages

extension PlaceMessage {
  var french: String {
    switch self {
    case .title(let title, let place): "\(Language.french.title(title)), \(place)"
    }
  }
}
