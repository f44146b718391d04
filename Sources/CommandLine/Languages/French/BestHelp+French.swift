extension BestHelp {
  var french: String {
    switch self {
    case .numberExpected: "un nombre comme 42 ou 12.4, ou une durée comme 24:30"
    case .value: "la valeur de l’essai, ou ses minutes et secondes"
    case .on: "Le jour de l’essai; aujourd’hui par défaut"
    case .summary: "Noter un essai pour un record personnel"
    case .discussion:
      """
      L’essai va dans son journal. Le record ne change que si l’essai le bat. Une durée s’écrit en heures, minutes et \
      secondes, 0:23:58; là où le fichier a «\u{A0}24:30 min\u{A0}», le record s’écrit toujours ainsi, «\u{A0}23:58 \
      min\u{A0}».
      """
    case .recordToday: "Noter ce que vous avez fait aujourd’hui"
    case .recordTime: "Noter un temps, en minutes et secondes"
    case .recordYesterday: "Noter un essai d’hier"
    }
  }
}
