extension TallyHelp {
  var french: String {
    switch self {
    case .strokesExpected: "un nombre de traits"
    case .strokes: "combien de traits, ou un nombre négatif pour en retirer (par défaut\u{A0}: 1)"
    case .summary: "Ajouter un trait à un décompte"
    case .addOneStroke: "Ajouter un trait"
    case .removeOneStroke: "Retirer un trait"
    }
  }
}
