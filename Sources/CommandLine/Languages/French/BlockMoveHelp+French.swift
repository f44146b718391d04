extension BlockMoveHelp {
  var french: String {
    switch self {
    case .when: "où elle va\u{A0}: 15:00, demain, «\u{A0}vendredi 9:30\u{A0}», 10:00-11:30, +30m"
    case .toDay: "La déplacer à ce jour"
    case .at: "Quand elle doit commencer, ou de quelle heure à quelle heure; par défaut, comme maintenant"
    case .length: "Combien de temps elle doit durer; autant que maintenant par défaut"
    case .summary: "Déplacer une plage horaire à un autre jour ou une autre heure"
    case .discussion:
      """
      Elle est déplacée avec ses tâches et tout ce qui est dessous, et garde sa durée à moins que vous ne donniez une fin ou \
      une durée. Une heure prise est refusée, et les heures libres les plus proches sont indiquées; --nearest prend la plus \
      proche, --overlap l’y déplace quand même. \(BlockHelp.aboutNames.french)
      """
    case .toAfternoon: "La déplacer dans l’après-midi"
    case .withEnd: "Dire aussi quand elle finit"
    case .halfHourLater: "La retarder d’une demi-heure"
    case .nineToTomorrow: "Déplacer à demain ce qui commence à neuf heures"
    }
  }
}
