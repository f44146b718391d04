import Chronology
import Languages

private let language = Language.english

extension FigureMessage {
  var english: String {
    switch self {
    case .day(let day): "\(language.dayAndYear(day.date, .short)), \(language.distance(day))"
    case .weekday(let day): "\(language.name(of: day.date.weekday)), \(language.distance(day))"
    case .streak(let current, let longest): "Streak \(current), best \(longest)"
    case .perfectDays(let current, let longest): "Streak of perfect days \(current), best \(longest)"
    case .lasts(let minutes): "Lasts \(language.length(minutes))"
    case .percent(let percent): language.percent(percent)
    case .due(let day): "Due \(words(for: day))"
    case .done(let day): "Done \(words(for: day))"
    case .steps(let done, let all): "\(done) of \(all) \(language.form(all, "step", "steps")) done"
    case .tasks(let done, let all): "\(done) of \(all) \(language.form(all, "task", "tasks")) done"
    case .openToday: "Open today"
    case .openSince(let day): "Open since \(words(for: day))"
    case .ofPeriod(let done, let due): "\(done) of \(due) in this period"
    case .lastDone(let day): "Last done \(words(for: day))"
    case .next(let days): "Next: \(days.map { language.dayAndYear($0, .short) }.joined(separator: ", "))"
    case .ofArc(let done, let goal): "\(done) of \(goal) in this arc"
    case .arcBegins(let day): "The arc begins \(words(for: day))"
    case .dayOfArc(let day, let count, 0): "Day \(day) of \(count), the last"
    case .dayOfArc(let day, let count, let left): "Day \(day) of \(count), \(left) \(language.form(left, "day", "days")) left"
    case .arcIsComplete: "The arc is complete"
    case .arcEndedEarly(let days): "The arc was ended early, after \(days) \(language.form(days, "day", "days"))"
    case .planned(let days): "Planned \(days.map(words).joined(separator: "; "))"
    case .plannedTime(let minutes): "Planned \(language.length(minutes))"
    case .nothingFree: "Nothing is free"
    case .free(let minutes, let stretches):
      "Free \(language.length(minutes)): \(stretches.map(language.times).joined(separator: ", "))"
    }
  }

  private func words(for day: SeenDay) -> String { language.say(FigureMessage.day(day)) }
}
