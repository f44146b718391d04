import Languages

extension PropertyMeaning {
  var french: String {
    switch self {
    case .kind: "Ce qu’est le fichier. Un fichier sans type est une note, à laquelle Tidemark ne touche pas"
    case .tags: "Des mots par lesquels le fichier se retrouve"
    case .icon: "L’image devant le titre"
    case .allowInVault: "Des règles de «\u{A0}lint\u{A0}» qui se taisent dans tout le coffre"
    case .allow: "Des règles de «\u{A0}lint\u{A0}» qui se taisent dans ce fichier"
    case .theme: "L’apparence de la page"
    case .color: "La couleur du projet"
    case .time: "La partie de la journée à laquelle appartient le rituel"
    case .duration: "Combien de jours a un nouvel arc, de 7 à 365"
    case .category: "La catégorie à laquelle appartient le rituel"
    case .finished: "Le jour à partir duquel il n’est plus demandé de renouveler le rituel"
    case .born: "La date de naissance"
    case .expectancy: "Combien d’années de la vie sont affichées"
    case .notify: "Quand avertir de la semaine, ou «\u{A0}off\u{A0}»"
    case .view: "Comment la vie est affichée"
    case .glance: "Combien d’activités montre «\u{A0}glance\u{A0}»"
    case .clock: "Si les heures sont affichées sur 12 ou sur 24 heures"
    case .weekStarts: "Le premier jour de la semaine"
    case .dayStarts: "À quelle heure commence la journée où du temps libre est cherché"
    case .dayEnds: "À quelle heure se termine cette journée"
    case .defaultBlock: "Combien de temps dure une plage sans heure de fin"
    case .midnight: "Jusqu’à quelle heure c’est encore la veille"
    case .reminders: "À quelle heure avertir, chaque partie de la journée par son nom"
    case .insights: "Quelles cartes sont affichées"
    case .folders: "Les dossiers où les fichiers n’ont pas à dire leur type"
    }
  }
}
