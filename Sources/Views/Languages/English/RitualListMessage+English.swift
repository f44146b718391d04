import Languages
import Planner

private let language = Language.english

extension RitualListMessage {
  var english: String {
    switch self {
    case .title: "Rituals"
    case .group(.active): "Active"
    case .group(.upcoming): "Upcoming"
    case .group(.toRenew): "To renew"
    case .group(.withoutArc): RitualMessage.noArcYet.english
    case .group(.unreadArc): RitualMessage.arcNotRead.english
    case .group(.over): "Over"
    case .active(let count, let all): "\(language.number(count)) of \(language.counted(all, "ritual", "rituals")) active"
    case .noneFor(let slots, let others):
      "No ritual is for \(RitualMessage.forSlots(slots).english); "
        + (others == 1 ? "1 ritual is of another time." : "\(language.number(others)) rituals are of other times.")
    case .hidden(let count, let isAll):
      (isAll ? "No ritual is active or coming; " : "")
        + "\(language.counted(count, "ritual is", "rituals are")) over. \(language.quoted("tidemark rituals --all")) shows "
        + "\(count == 1 ? "it" : "them") too."
    case .noArc: "no arc"
    case .toBegin: "no arc, so nothing of it is due; \(RitualMessage.beginning.english):"
    case .toReadArc: "nothing of it is due; \(RitualMessage.reasonOfUnreadArc.english):"
    case .toRenew(let arc): "\(RitualMessage.renewal(arc).english):"
    case .noArcYet(let command): "no arc yet; \(RitualMessage.beginning.english): \(command)"
    case .arc(let number, let status): "arc \(number), \(RitualMessage.status(status).english)"
    case .ofGoals(let rate): "\(language.percent(rate)) of the goals"
    case .twelveMonths: "All rituals, the last twelve months"
    }
  }
}
