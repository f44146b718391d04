import Languages

private let language = Language.french

extension OverLimitMessage {
  var french: String {
    switch self {
    case .hasBytes(let found, let limit):
      "le fichier a \(language.counted(found, "octet", "octets")), et au-delà de \(language.number(limit)) il n’est pas lu"
    case .splitFile: "divisez-le en plusieurs fichiers"
    case .isNested(let found, let limit):
      "les citations et les listes ont \(language.counted(found, "niveau", "niveaux")), et au-delà de \(language.number(limit)) elles ne sont pas lues"
    case .removeMarkers:
      "enlevez une partie des \(language.quoted(">")), des marqueurs de liste ou des espaces au début de cette ligne"
    case .runsOn(let found, let limit):
      "les lignes d’ici à la prochaine ligne vide contiennent \(language.counted(found, "signe", "signes")) parmi [ ] * _ <, et au-delà de \(language.number(limit)) elles ne sont pas lues"
    case .separateLines: "séparez les lignes par des lignes vides, ou mettez-les entre des lignes de \(language.quoted("```"))"
    case .hasLines(let found, let limit):
      "le texte jusqu’ici a \(language.counted(found, "ligne ou marqueur", "lignes et marqueurs")), et au-delà de \(language.number(limit)) il n’est pas lu"
    case .splitText: "divisez le fichier en plusieurs"
    case .frontMatterHasBytes(let found, let limit):
      "l’en-tête a \(language.counted(found, "octet", "octets")), et au-delà de \(language.number(limit)) il n’est pas lu"
    case .moveFrontMatter: "déplacez-en une partie dans le texte ou dans d’autres fichiers"
    case .frontMatterIsNested(let found, let limit):
      "les listes et les dictionnaires ont \(language.counted(found, "niveau", "niveaux")), et au-delà de \(language.number(limit)) ils ne sont pas lus"
    case .removeBrackets: "enlevez une partie des crochets, des accolades ou des espaces qui précèdent"
    case .itemHasSigns(let found, let limit):
      "cet élément a \(language.counted(found, "signe", "signes")) comme des parenthèses et des deux-points, et au-delà de \(language.number(limit)) ses champs ne sont pas lus"
    case .splitItem: "divisez-le en plusieurs éléments, ou mettez-le entre des lignes de \(language.quoted("```"))"
    }
  }
}
