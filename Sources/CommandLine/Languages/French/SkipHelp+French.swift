extension SkipHelp {
  var french: String {
    switch self {
    case .on: "Le ou les jours sautés; aujourd’hui par défaut"
    case .from: "Le premier jour sauté; aujourd’hui par défaut"
    case .to: "Le dernier jour sauté; le premier par défaut"
    case .summary: "Sauter des tâches récurrentes, des séries ou des habitudes"
    case .discussion:
      """
      Un jour sauté n’interrompt aucune série. On peut aussi sauter des jours à venir. De plusieurs choses, toutes sont \
      sautées ou aucune. Le nom d’un rituel désigne ses habitudes.
      """
    case .skipToday: "Sauter aujourd’hui"
    case .openOfRitual: "Sauter ce qui restait à faire d’un rituel"
    case .twoThings: "Sauter deux choses pendant trois jours"
    case .futureDays: "Sauter quelques jours à venir"
    }
  }
}
