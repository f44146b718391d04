extension StatsWeekHelp {
  var french: String {
    switch self {
    case .week: "une semaine comme «\u{A0}cette semaine\u{A0}» ou «\u{A0}semaine dernière\u{A0}»; celle-ci par défaut"
    case .summary: "Afficher ce qui a été fait en une semaine"
    case .discussion:
      """
      Les semaines commencent comme le dit le coffre. \(StatsSpanHelp.discussion.french)

      --json affiche un objet comme le fait «\u{A0}stats month\u{A0}».
      """
    case .showWeek: "Afficher cette semaine jusqu’à aujourd’hui"
    case .showEarlier: "Afficher la semaine précédente"
    }
  }
}
