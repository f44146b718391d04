import Languages

private let language = Language.french

extension ConflictingKeysMessage {
  var french: String {
    switch self {
    case .sayWhatItIs(let first, let second):
      "\(language.quoted(first)) et \(language.quoted(second)) disent chacune ce qu’est l’élément, qui ne peut être que l’une des deux choses"
    case .keepOne(let type?):
      "gardez l’une des deux; pour l’instant, l’élément est lu comme étant de type \(language.quoted(type))"
    case .keepOne(nil): "gardez l’une des deux"
    }
  }
}
