import Languages

private let language = Language.french

extension MissingNumberMessage {
  var french: String {
    switch self {
    case .isUnread(let text): "\(language.quoted(text)) ne se lit pas comme un nombre"
    case .sayWhatIsCounted(let values):
      "dites ce qui est compté\(language.colon) écrivez \(language.or(values.map(language.quoted)))"
    case .write(let text): "écrivez \(language.quoted(text))"
    case .writeDigits:
      "écrivez des chiffres après le deux-points, puis au besoin une unité, comme \(language.quoted("71.5 kg")); une durée, comme \(language.quoted("24:30 min")) ou \(language.quoted("1:02:03"))"
    case .hasNoNumber(let words): "\(language.quoted(words)) n’a pas de nombre à compter, et se lit donc comme 0"
    case .writeAfterColon(let words): "écrivez-le après un deux-points, comme \(language.quoted(words))"
    case .writeAtEnd:
      "écrivez un deux-points et le nombre à la fin du texte, comme \(language.quoted("Longueurs: 12")) ou \(language.quoted("Poids: 71.5 kg"))"
    case .isEmpty: "un compte n’a ni nom ni nombre"
    case .writeBoth: "écrivez les deux avant les parenthèses, comme \(language.quoted("Longueurs: 0"))"
    }
  }
}
