import Languages

private let language = Language.french

extension ConflictMarkerMessage {
  var french: String {
    switch self {
    case .marksMerge(let line): "\(language.quoted(line)) marque une fusion non résolue"
    case .keepRight:
      "gardez ce qui est juste et supprimez les lignes écrites par git; d’ici là, aucune commande ne modifie le fichier"
    }
  }
}
