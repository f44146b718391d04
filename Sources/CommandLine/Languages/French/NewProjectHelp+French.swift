import Planner

extension NewProjectHelp {
  var french: String {
    switch self {
    case .name: "le nom du projet"
    case .summary: "Créer un projet"
    case .discussion:
      """
      Sans --output, le projet va dans `projects/` du coffre, ou sinon dans ce dossier, sous son nom en minuscules. Un fichier \
      qui existe n’est jamais écrasé. Deux projets d’un coffre ne peuvent porter le même nom, et aucun ne peut s’appeler \
      «\u{A0}\(Project.allTitle)\u{A0}». `tidemark task add` y ajoute des tâches.
      """
    case .giveItIcon: "Lui donner une icône"
    }
  }
}
