import Languages

private let language = Language.french

extension MisplacedGroupMessage {
  var french: String {
    switch self {
    case .isReadAsWords(let group): "\(language.quoted(group)) n’est pas à la fin de la ligne, donc il est lu comme du texte"
    case .move: "déplacez-le à la fin de la ligne"
    case .keepOne(let key): "la ligne a déjà \(language.quoted(key)) à la fin\u{A0}: gardez l’une des deux"
    case .moveToEnd: "Le déplacer à la fin de la ligne"
    case .isNoPartOfTitle(let tag):
      "\(language.quoted(tag)) n’est pas lu après les champs d’un titre, et n’est affiché nulle part"
    case .writeBeforeFields: "écrivez-le avant les champs\u{A0}: il fait alors partie du titre"
    case .writeBelowHeading: "écrivez-le sous le titre\u{A0}: un arc n’a que son numéro et ses jours"
    case .writeTagsBeforeFields: "Écrire les mots-clés avant les champs"
    case .isNoIdentifier(let id): "\(language.quoted(id)) n’est pas lu\u{A0}: un titre n’est connu que par son texte"
    case .deleteIdentifier: "supprimez-le"
    }
  }
}
