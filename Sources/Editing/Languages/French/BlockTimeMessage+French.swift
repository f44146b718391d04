import Languages

private let language = Language.french

extension BlockTimeMessage {
  var french: String {
    switch self {
    case .hasNoTime(let place): "\(place) n’a pas d’heure avant son texte"
    case .isNoBlock(let title): "\(language.title(title)) n’est pas une plage"
    }
  }
}
