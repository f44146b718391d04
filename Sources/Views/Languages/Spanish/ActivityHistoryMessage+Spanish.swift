import Chronology
import Languages

private let language = Language.spanish

extension ActivityHistoryMessage {
  var spanish: String {
    switch self {
    case .heading(let span): heading(span)
    case .sentence(let span, let count): "\(heading(span)), \(span.days): \(completions(count))."
    case .completionCount(let count): completions(count)
    case .nothingDone: "No se hizo nada."
    case .completions: "Registros"
    case .latest(let count): "Los últimos de \(completions(count))"
    case .completionsIn(let span): "Registros \(time(of: span))"
    case .nothingIn(let span): "Nada \(time(of: span))."
    case .done: "hecha"
    case .not: "no"
    case .notDone: "no hecha"
    case .howOften: "Cuántas veces se hizo cada una"
    case .yearByWeeks: "Los últimos 12 meses, una columna por semana"
    case .daysDone(let count): "hecha en \(language.days(count))"
    case .yearInWords(let count, let days):
      "Hecha en \(language.days(count)) del \(days.first) al \(days.last); la lista de abajo los tiene todos."
    }
  }

  private func completions(_ count: Int) -> String { language.counted(count, "registro", "registros") }

  private func heading(_ span: ActivitySpan) -> String {
    span.period.map { "Actividades de los últimos \(language.length(of: $0))" } ?? "Actividades"
  }

  private func time(of span: ActivitySpan) -> String {
    if let period = span.period { return "en los últimos \(language.length(of: period))" }
    return span.days.count == 1 ? "el \(span.days.first)" : "del \(span.days.first) al \(span.days.last)"
  }
}
