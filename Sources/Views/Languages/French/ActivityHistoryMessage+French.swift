import Chronology
import Insight
import Languages

private let language = Language.french

extension ActivityHistoryMessage {
  var french: String {
    switch self {
    case .heading(let span): heading(span)
    case .sentence(let span, let count): "\(heading(span)), \(span.days)\(language.colon) \(completions(count))."
    case .completionCount(let count): completions(count)
    case .nothingDone: "Rien n’a été fait."
    case .completions: "Accomplissements"
    case .latest(let count): "Les derniers des \(completions(count))"
    case .completionsIn(let span): "Accomplissements \(time(of: span))"
    case .nothingIn(let span): "Rien \(time(of: span))."
    case .done: "faite"
    case .not: "non"
    case .notDone: "pas faite"
    case .howOften: "Combien de fois chacune a été faite"
    case .yearByWeeks: "Les 12 derniers mois, une colonne par semaine"
    case .daysDone(let count): "faite \(language.days(count))"
    case .yearInWords(let count, let days):
      "Faite \(language.days(count)) du \(days.first) au \(days.last); la liste ci-dessous les donne tous."
    }
  }

  private func completions(_ count: Int) -> String { language.counted(count, "accomplissement", "accomplissements") }

  private func heading(_ span: ActivitySpan) -> String {
    span.period.map { "Activités des \(last($0))" } ?? "Activités"
  }

  private func time(of span: ActivitySpan) -> String {
    if let period = span.period { return "au cours des \(last(period))" }
    return span.days.count == 1 ? "le \(span.days.first)" : "du \(span.days.first) au \(span.days.last)"
  }

  /// `7 derniers jours`
  private func last(_ period: ActivityPeriod) -> String {
    switch period {
    case .sevenDays: "7 derniers jours"
    case .thirtyOneDays: "31 derniers jours"
    case .threeMonths: "3 derniers mois"
    case .twelveMonths: "12 derniers mois"
    }
  }
}
