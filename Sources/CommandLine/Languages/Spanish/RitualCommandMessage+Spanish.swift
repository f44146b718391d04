import Diagnostics
import Languages
import Views

private let language = Language.spanish

extension RitualCommandMessage {
  var spanish: String {
    switch self {
    case .needsRitual(let habit): "\(language.title(habit)) necesita el nombre de un ritual"
    case .newRitualBegins: "`tidemark new ritual` comienza uno"
    case .nameRitual: "nombra el ritual antes, o después de --ritual"
    case .ritualFirst: "primero va el ritual y luego el hábito"
    case .isHabit(let problem, let ritual, let command):
      "\(problem.spanish); es un hábito de \(language.quoted(ritual)), que `\(command)` muestra"
    case .orCommand(let problem, let command): "\(problem.spanish)\n  \(ReportMessage.type.spanish): \(command)"
    case .oneAtATime: "se muestra un solo ritual a la vez; quita --ritual"
    case .isPeriod(let words, let span, let command):
      "\(language.quoted(words)) es \(name(of: span)), no un ritual: \(language.quoted(command)) muestra esos días; para elegir meses, usa --months y --to"
    }
  }

  private func name(of span: StatsPeriodSpan) -> String {
    switch span {
    case .week: "una semana"
    case .month: "un mes"
    case .year: "un año"
    case .period: "un periodo"
    }
  }
}
