extension SharedHelp {
  var french: String {
    switch self {
    case .color: "Colorer la sortie; auto le fait dans un terminal, sauf si NO_COLOR est définie"
    case .language: "Parler anglais (en), espagnol (es) ou français (fr), quoi qu’en dise l’environnement"
    case .languageExpected: "en, es ou fr"
    case .today: "Prendre ce jour pour aujourd’hui, au lieu de celui de l’horloge"
    case .now: "Prendre cette heure pour l’heure actuelle, au lieu de celle de l’horloge"
    case .vault: "Utiliser le coffre où se trouve ce dossier, au lieu de celui du dossier courant"
    case .jobs: "Travailler sur N fichiers à la fois; par défaut, autant qu’il y a de processeurs"
    case .watch: "Afficher de nouveau chaque fois qu’un fichier change, jusqu’à Ctrl-C ou q"
    case .plain: "Afficher des lignes simples, qu’un lecteur d’écran peut suivre"
    case .standardInputName: "Traiter l’entrée standard comme le fichier de ce chemin, qui n’a pas à exister"
    case .json: "Afficher du JSON pour les programmes"
    case .aboutFolders:
      """
      Dans un dossier sont ignorés les fichiers et dossiers cachés, ce que nomme .gitignore, les modèles d’un coffre et les \
      liens symboliques qui en sortent; un fichier que vous nommez est lu dans tous les cas. Un fichier dont l’en-tête n’a pas \
      de type connu est laissé tel quel.
      """
    case .paths: "fichiers et dossiers; - pour l’entrée standard"
    case .number(let range): "un nombre de \(range.lowerBound) à \(range.upperBound)"
    case .showChange: "Afficher ce qui changerait"
    case .seeChange: "Voir ce qui changerait"
    case .vaultUnreadable: "le coffre n’a pas pu être lu"
    case .rootUnreadable: "le coffre ou sa racine n’a pas pu être lu"
    case .noSuchRitual: "le coffre n’a pas pu être lu, ou ce nom n’est celui d’aucun rituel, ou de plusieurs"
    case .noSuchPage: "le coffre n’a pas pu être lu, ou ce nom n’est celui d’aucune page, ou de plusieurs"
    case .dayShown: "la journée a été affichée, qu’elle contienne quelque chose ou non"
    }
  }
}
