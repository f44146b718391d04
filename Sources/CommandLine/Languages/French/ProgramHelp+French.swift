extension ProgramHelp {
  var french: String {
    switch self {
    case .help: "Afficher cette aide; -h l’affiche en bref"
    case .version: "Afficher la version"
    case .noInput: "Ne rien demander; là où un nom peut désigner plusieurs choses, en donner la liste et s’arrêter"
    case .noPager: "Afficher les longues sorties sans le visualiseur"
    }
  }
}
