extension NewActivitiesHelp {
  var french: String {
    switch self {
    case .title: "le titre; «\u{A0}\(NewFileWords.activities.french)\u{A0}» par défaut"
    case .activity: "Ajouter cette activité, écrite comme dans un fichier, avec son icône et ses champs si elle en a"
    case .summary: "Créer un journal d’activités"
    case .discussion:
      """
      Sans --output, c’est activities.md dans le dossier du coffre, ou sinon dans celui-ci. Un fichier qui existe n’est jamais \
      écrasé. Sans --activity, il a une activité à modifier; `tidemark activities` montre il y a combien de temps chacune a eu \
      lieu.
      """
    case .logToChange: "Créer un journal à modifier"
    case .beginYourOwn: "Créer le vôtre"
    }
  }
}
