extension QuestionHelp {
  var french: String {
    switch self {
    case .tag: "Afficher seulement ce qui a ce mot-clé, ou un mot-clé qui est sous lui; s’il y en a plusieurs, tous"
    case .project: "Afficher seulement ce qui est de ce projet; donnez son titre, ou le début du titre"
    case .page: "Afficher seulement ce qui est sur cette page"
    case .ritual: "Afficher seulement ce qui est dans ce rituel"
    case .category: "Afficher seulement les rituels et les activités de cette catégorie"
    case .state: "Afficher seulement ce qui est dans cet état"
    case .open: "Afficher seulement ce qui est ouvert, comme «\u{A0}--state open\u{A0}»"
    case .due:
      """
      Afficher seulement ce qui est à faire\u{A0}: overdue, jusqu’à un jour ou à la fin de «\u{A0}cette semaine\u{A0}», dans \
      une période comme lundi..mercredi, ou none
      """
    case .priority: "Afficher seulement ce qui a cette priorité"
    case .sort:
      """
      Tout mettre dans un ordre\u{A0}: d’abord l’échéance la plus proche, la plus haute priorité ou le plus ancien, ou par \
      titre ou projet
      """
    case .reverse: "Inverser l’ordre"
    case .group: "Diviser la liste\u{A0}: par projet, page, mot-clé, type ou jour d’échéance, ou pas du tout"
    case .kind: "Afficher seulement ce qui est dans des fichiers de ce type, ou les éléments de ce type"
    case .dueExpected: "overdue, none, ou \(PhraseKind.period.french)"
    }
  }
}
