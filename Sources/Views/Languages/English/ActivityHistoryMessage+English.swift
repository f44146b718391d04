import Languages

private let language = Language.english

extension ActivityHistoryMessage {
  var english: String {
    switch self {
    case .heading(let span): heading(span)
    case .sentence(let span, let count): "\(heading(span)), \(span.days): \(completions(count))."
    case .completionCount(let count): completions(count)
    case .nothingDone: "Nothing was done."
    case .completions: "Completions"
    case .latest(let count): "The latest of \(completions(count))"
    case .completionsIn(let span): "Completions in \(name(of: span))"
    case .nothingIn(let span): "Nothing in \(name(of: span))."
    case .done: "done"
    case .not: "not"
    case .notDone: "not done"
    case .howOften: "How often each was done"
    case .yearByWeeks: "The past 12 months, a column a week"
    case .daysDone(let count): "\(language.days(count)) done"
    case .yearInWords(let count, let days):
      "\(language.days(count)) done from \(days.first) to \(days.last); the list below has each."
    }
  }

  private func completions(_ count: Int) -> String { language.counted(count, "completion", "completions") }

  private func heading(_ span: ActivitySpan) -> String {
    span.period == nil ? "Activities" : "Activities of \(name(of: span))"
  }

  private func name(of span: ActivitySpan) -> String {
    span.period.map { "the past \(language.length(of: $0))" } ?? "\(span.days)"
  }
}
