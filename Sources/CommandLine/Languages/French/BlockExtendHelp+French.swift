extension BlockExtendHelp {
  var french: String {
    switch self {
    case .length: "combien de plus, comme dans 15m, ou de moins\u{A0}: -15m; ou sa fin\u{A0}: 14:30; 5m par défaut"
    case .summary: "Prolonger ou raccourcir une plage horaire"
    case .discussion:
      """
      La nouvelle fin est écrite. Une plage qui chevaucherait la suivante, ou dépasserait la fin de la journée, reste telle \
      quelle, et la commande dit de combien elle peut être prolongée. \(BlockHelp.aboutNames.french)
      """
    case .fiveMinutesMore: "Cinq minutes de plus"
    case .halfHourMore: "Une demi-heure de plus"
    case .withEnd: "Dire quand elle finit"
    case .quarterHourLess: "Un quart d’heure de moins"
    }
  }
}
