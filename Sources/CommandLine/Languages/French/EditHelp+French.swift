import Planner

extension EditHelp {
  var french: String {
    switch self {
    case .items: "chaque élément par son nom ou une partie du nom, ou par FILE:LINE"
    case .item: "son nom ou une partie du nom, ou FILE:LINE"
    case .thing: "son nom ou une partie du nom, un fichier, ou FILE:LINE"
    case .openHabits:
      """
      chaque élément par son nom ou une partie du nom, ou par FILE:LINE; un rituel pour toutes ses habitudes encore à faire; \
      ajoutez un jour à la fin, comme hier ou lundi..mercredi
      """
    case .titleOrPath: "son titre ou une partie du titre, ou son chemin"
    case .page: "La page\u{A0}: son titre ou une partie du titre, ou son chemin"
    case .icon: "Lui donner cette icône\u{A0}: un émoji ou le nom d’un symbole"
    case .iconExpected: "un émoji ou le nom d’un symbole"
    case .color: "Lui donner cette couleur, comme teal"
    case .category: "Lui donner cette catégorie"
    case .entryNote: "Texte pour l’entrée de son journal"
    case .doneOn: "Le ou les jours où cela a été fait; aujourd’hui par défaut"
    case .dueDay: "Le jour de l’échéance"
    case .recurs: "Quand cela revient, comme «\u{A0}2 weeks on mon\u{A0}»"
    case .key: "une propriété d’un fichier, ou un champ de toute autre chose"
    case .arcDaysExpected: "un nombre de jours de 7 à 365"
    case .dryRun: "Afficher la modification sous forme de diff et ne rien écrire"
    case .scope: "Chercher seulement dans ce fichier, cette page, ce projet, ce rituel, cette section ou cette stratégie"
    case .written: "la modification a été écrite, ou il n’y avait rien à modifier"
    case .notWritten:
      """
      rien n’a été écrit\u{A0}: ce nom n’est celui de rien, ou de plusieurs choses, ou il aurait fallu modifier plus que ce \
      que vous demandiez
      """
    case .colorExpected: "l’une des couleurs \(Color.allCases.map(\.rawValue).joined(separator: ", "))"
    }
  }
}
