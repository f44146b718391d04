extension FmtHelp {
  var french: String {
    switch self {
    case .check: "Ne rien écrire; donner la liste des fichiers qui changeraient"
    case .diff: "Ne rien écrire; afficher ce qui changerait sous forme de diff unifié"
    case .summary: "Mettre des fichiers dans leur forme canonique"
    case .discussion:
      """
      Écrit les dates, les heures, les nombres, les règles et les champs comme le fait le format, et met des lignes vides \
      autour des titres. Les mots, l’ordre des choses, le retrait et les fins de ligne restent tels quels. Le résultat est \
      relu avant d’être écrit\u{A0}: si autre chose a changé, rien n’est écrit. Chaque fichier qui change est nommé; l’entrée \
      standard va sur la sortie standard.

      \(SharedHelp.aboutFolders.french)
      """
    case .standardInput: "Mettre en forme l’entrée standard vers la sortie standard"
    case .success: "fait, ou avec --check et --diff\u{A0}: rien ne changerait"
    case .findings: "avec --check ou --diff\u{A0}: quelque chose changerait"
    case .couldNotRun: "un fichier a été refusé, ou n’a pas pu être lu ou écrit"
    }
  }
}
