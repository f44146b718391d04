import Languages

extension FieldMeaning {
  var french: String {
    switch self {
    case .type: "Ce qu’est l’élément, là où son texte dirait autre chose"
    case .icon: "L’image devant le titre"
    case .was: "Où était l’élément avant d’être mis de côté"
    case .every: "Quand cela revient"
    case .at: "À quelles heures d’un jour prévu; pour une règle en heures, de quand à quand"
    case .in: "Dans quels mois c’est à faire"
    case .from: "Le premier jour où c’est à faire"
    case .untilDate: "Compte les jours jusqu’à une date; à côté d’une règle, le dernier jour où c’est à faire"
    case .until: "Le dernier jour où c’est à faire"
    case .sinceAdded: "Le jour où l’activité a été ajoutée"
    case .since: "Compte les jours depuis une date"
    case .streak: "Compte combien de fois de suite cela a été fait"
    case .goalOfArc: "Combien de fois l’arc vise à le faire"
    case .goal: "Combien de jours d’une période c’est à faire"
    case .best: "Garde le meilleur des essais"
    case .count: "Compte en nombres, en montant ou en descendant"
    case .to: "Où le compte s’arrête"
    case .due: "Le jour de l’échéance"
    case .priority: "À quel point c’est important"
    case .done: "Le jour où cela a été fait"
    case .notifyOfBlock: "Avertit quand la plage commence, quand elle se termine, ou les deux"
    case .notify: "À quelle heure avertir le jour de l’échéance"
    case .project: "Le projet auquel appartient la tâche"
    case .color: "La couleur dans laquelle c’est affiché"
    case .ended: "Le dernier jour qui compte, d’un arc terminé plus tôt"
    case .rating: "Comment la semaine s’est passée"
    case .categoryOfMark: "Ce qui a occupé la semaine"
    case .category: "La catégorie à laquelle cela appartient"
    case .marked: "Le jour où cela a été noté, si c’était plus tard"
    case .source: "Quel programme a écrit l’entrée"
    case .theme: "L’apparence de la section"
    }
  }
}
