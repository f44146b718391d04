extension EndArcHelp {
  var french: String {
    switch self {
    case .on: "Le dernier jour qui compte; aujourd’hui par défaut"
    case .summary: "Terminer un arc d’un rituel avant son dernier jour"
    case .discussion:
      """
      Écrit «\u{A0}ended\u{A0}» dans le titre de l’arc qui contient le jour, qui est alors le dernier qui compte. Si quelque \
      chose a été fait après ce jour, rien n’est écrit, parce que cela ne compterait plus.
      """
    case .today: "Faire d’aujourd’hui le dernier jour"
    case .earlierDay: "Faire d’un jour précédent le dernier"
    }
  }
}
