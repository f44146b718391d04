import Languages
import Planner

private let language = Language.french

extension RitualListMessage {
  var french: String {
    switch self {
    case .title: "Rituels"
    case .group(.active): "En cours"
    case .group(.upcoming): "À venir"
    case .group(.toRenew): "À renouveler"
    case .group(.withoutArc): RitualMessage.noArcYet.french
    case .group(.unreadArc): RitualMessage.arcNotRead.french
    case .group(.over): "Terminés"
    case .active(let count, let all): "\(language.counted(count, "rituel", "rituels")) en cours sur \(language.number(all))"
    case .noneFor(let slots, let others):
      "Il n’y a aucun rituel pour \(RitualMessage.forSlots(slots).french); "
        + (others == 1
          ? "1 rituel est prévu à un autre moment." : "\(language.number(others)) rituels sont prévus à d’autres moments.")
    case .hidden(let count, let isAll):
      (isAll ? "Aucun rituel n’est en cours ni à venir; " : "")
        + "\(language.counted(count, "rituel est terminé", "rituels sont terminés")). "
        + "\(language.quoted("tidemark rituals --all")) \(count == 1 ? "le" : "les") montre aussi."
    case .noArc: "sans arc"
    case .toBegin: "sans arc, donc rien n’en est à faire; \(RitualMessage.beginning.french)\(language.colon)"
    case .toReadArc: "rien n’en est à faire; \(RitualMessage.reasonOfUnreadArc.french)\(language.colon)"
    case .toRenew(let arc): "\(RitualMessage.renewal(arc).french)\(language.colon)"
    case .noArcYet(let command): "pas encore d’arc; \(RitualMessage.beginning.french)\(language.colon) \(command)"
    case .arc(let number, let status): "arc \(number), \(RitualMessage.status(status).french)"
    case .ofGoals(let rate): "\(language.percent(rate)) des objectifs"
    case .twelveMonths: "Tous les rituels, les douze derniers mois"
    }
  }
}
