extension NewHelp {
  var french: String {
    switch self {
    case .summary: "Créer un fichier"
    case .success: "le fichier a été écrit"
    case .couldNotRun: "rien n’a été écrit\u{A0}: le fichier existe, ou ce qui est demandé est impossible"
    case .output: "Écrire ce fichier"
    }
  }
}
