import Languages

extension PlaceMessage {
  var spanish: String {
    switch self {
    case .title(let title, let place): "\(Language.spanish.title(title)), \(place)"
    }
  }
}
