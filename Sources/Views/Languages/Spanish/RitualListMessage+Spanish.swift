import Languages
import Planner

private let language = Language.spanish

extension RitualListMessage {
  var spanish: String {
    switch self {
    case .title: "Rituales"
    case .group(.active): "En curso"
    case .group(.upcoming): "Por comenzar"
    case .group(.toRenew): "Por renovar"
    case .group(.withoutArc): RitualMessage.noArcYet.spanish
    case .group(.unreadArc): RitualMessage.arcNotRead.spanish
    case .group(.over): "Terminados"
    case .active(let count, let all): "\(language.number(count)) de \(language.counted(all, "ritual", "rituales")) en curso"
    case .noneFor(let slots, let others):
      "No hay ritual para \(RitualMessage.forSlots(slots).spanish); "
        + (others == 1 ? "hay 1 ritual de otra hora." : "hay \(language.number(others)) rituales de otras horas.")
    case .hidden(let count, let isAll):
      (isAll ? "Ningún ritual está en curso ni por comenzar; hay " : "Hay ")
        + "\(language.counted(count, "ritual terminado", "rituales terminados")). "
        + "\(language.quoted("tidemark rituals --all")) también \(count == 1 ? "lo" : "los") muestra."
    case .noArc: "sin arco"
    case .toBegin: "sin arco, así que no toca nada de él; \(RitualMessage.beginning.spanish):"
    case .toReadArc: "no toca nada de él; \(RitualMessage.reasonOfUnreadArc.spanish):"
    case .toRenew(let arc): "\(RitualMessage.renewal(arc).spanish):"
    case .noArcYet(let command): "aún sin arco; \(RitualMessage.beginning.spanish): \(command)"
    case .arc(let number, let status): "arco \(number), \(RitualMessage.status(status).spanish)"
    case .ofGoals(let rate): "\(language.percent(rate)) de las metas"
    case .twelveMonths: "Todos los rituales, los últimos doce meses"
    }
  }
}
