extension LogHelp {
  var french: String {
    switch self {
    case .activities:
      "chacune par son nom ou une partie du nom, ou par FILE:LINE; ajoutez un jour à la fin, comme hier ou lundi..mercredi"
    case .at: "L’heure à laquelle elle a été faite"
    case .sourceExpected: "un seul mot"
    case .source: "Quel programme le dit"
    case .summary: "Noter que des activités ont été faites"
    case .discussion:
      """
      Une activité compte une fois par jour. Une deuxième fois le même jour n’ajoute que l’heure ou les mots que l’entrée n’a \
      pas encore.
      """
    case .noteToday: "La noter pour aujourd’hui"
    case .noteWhen: "Noter quand c’était"
    case .noteTwo: "En noter deux pour dimanche dernier"
    }
  }
}
