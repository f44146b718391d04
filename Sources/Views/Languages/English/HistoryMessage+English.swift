import Languages
import Planner

private let language = Language.english

extension HistoryMessage {
  var english: String {
    switch self {
    case .allRituals: "All rituals"
    case .band(let band): words(of: band)
    case .soFar(let band): "\(words(of: band)) so far"
    case .skipped: "skipped"
    case .nothingRan: "nothing ran"
    case .total(let rate, let perfectDays):
      language.percent(rate) + (perfectDays.map { ", \(language.counted($0, "perfect day", "perfect days"))" } ?? "")
    case .habitsDone(let rate, let skipped):
      "\(language.part(rate)) done" + (skipped > 0 ? ", \(language.number(skipped)) skipped" : "")
    case .allSkipped: "all skipped"
    case .noArcRan(let title): "No arc of \(language.quoted(title)) ran on this day."
    case .noRitualRan: "No ritual ran on this day."
    case .comparison(.up, let points, let before):
      "\(language.counted(points, "point", "points")) above the 7 days before (\(language.percent(before)))."
    case .comparison(.down, let points, let before):
      "\(language.counted(points, "point", "points")) below the 7 days before (\(language.percent(before)))."
    case .comparison(.stable, _, let before): "Level with the 7 days before (\(language.percent(before)))."
    case .daysBefore(let rate): "The 7 days before came to \(language.percent(rate))."
    case .doneThoughNotDue: "done, though not due"
    case .dayOfArc(let arc, let day, let count):
      "arc \(arc), day \(language.number(day)) of \(language.number(count))"
    case .habit(let title): "Habit \(title)"
    }
  }

  private func words(of band: RateBand) -> String {
    switch band {
    case .all: "all done"
    case .half: "half or more"
    case .less: "less than half"
    case .nothingDue: "nothing due"
    }
  }
}
