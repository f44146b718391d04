extension BlockAddHelp {
  var french: String {
    switch self {
    case .text: "ses mots, avec une icône et des champs si vous voulez"
    case .when: "son jour et ses heures\u{A0}: «\u{A0}vendredi 9:30 pendant 45 minutes\u{A0}», 10:00-11:30"
    case .at: "Quand elle doit commencer, ou de quelle heure à quelle heure; par défaut, dans le prochain créneau libre"
    case .length: "La faire durer aussi longtemps; par défaut, ce que dit default-block du coffre"
    case .day: "Le jour où elle est; aujourd’hui par défaut"
    case .summary: "Ajouter une plage horaire à une journée"
    case .discussion:
      """
      Une heure prise est refusée, et les heures libres les plus proches vous sont indiquées; --nearest prend la plus proche \
      d’entre elles dans les heures de la journée, et --overlap écrit la plage quand même. Les plages de la routine que la \
      journée affiche comptent comme prises. Sans heure, la plage va dans le prochain créneau libre. Un jour et des heures \
      dans TEXT même, avant ou après ses mots, sont lus là où rien d’autre ne dit quand\u{A0}: «\u{A0}9:00-11:00 \
      Travail\u{A0}». Des heures seules font une plage sans titre, que `tidemark rename 10:00 "Écriture"` nomme.

      Un jour sans fichier en reçoit un avec son titre et cette plage. La routine n’y est pas écrite; les vues l’affichent \
      comme avant. `tidemark new day` l’écrit.
      """
    case .planMorning: "Prévoir cette matinée"
    case .asWritten: "L’écrire comme dans un fichier"
    case .withOptions: "Faire la même chose avec des options"
    case .planEvening: "Prévoir une soirée"
    }
  }
}
