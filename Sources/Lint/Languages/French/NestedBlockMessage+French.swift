import Languages

private let language = Language.french

extension NestedBlockMessage {
  var french: String {
    switch self {
    case .beginsNoBlock(let time):
      "\(language.quoted(time)) ne commence pas une plage ici, sous un autre élément; cela fait partie du texte"
    case .moveToTop: "déplacez l’élément au premier niveau, ou écrivez l’heure après le premier mot"
    }
  }
}
