import Languages

private let language = Language.french

extension MalformedBoxMessage {
  var french: String {
    switch self {
    case .lacksSpace(let text, let marker):
      "\(language.quoted(text)) ne commence pas un élément de liste\(language.colon) il manque un espace après \(language.quoted(marker))"
    case .isInParagraph(let box): "\(language.quoted(box)) est dans un paragraphe, où les cases ne sont pas lues"
    case .isNoBox(let box): "\(language.quoted(box)) n’est pas une case"
    case .isJoined(let box): "\(language.quoted(box)) n’est pas une case, car un mot suit sans espace"
    case .comesAfterWords(let box): "\(language.quoted(box)) n’est pas une case, car le texte vient avant"
    case .comesAfter(let box, let before):
      "\(language.quoted(box)) n’est pas une case, car \(language.quoted(before)) vient avant"
    case .write(let box): "écrivez \(language.quoted(box))"
    case .makeListItem: "écrivez \(language.quoted("- ")) devant, pour en faire un élément de liste"
    case .writeBeforeWords: "écrivez-la avant le texte"
    case .writeSpace: "écrivez un espace après"
    case .writeBefore(let before): "écrivez-la avant \(language.quoted(before))"
    case .writeMarker: "Écrire \(language.quoted("- ")) devant la case"
    case .moveToFront: "Mettre la case au début"
    case .insertSpace: "Écrire un espace après"
    }
  }
}
