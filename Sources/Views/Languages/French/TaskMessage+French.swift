import Languages
import Planner

private let language = Language.french

extension TaskMessage {
  var french: String {
    switch self {
    case .onDay(let day, let length): "le \(language.dayAndYear(day, length))"
    case .period(let first, let last): "du \(language.day(first)) au \(language.dayAndYear(last, first.length))"
    case .span(let first, let last, let length):
      "du \(language.dayAndYear(first, length)) au \(language.dayAndYear(last, length))"
    case .due(let day): "à faire \(language.distanceAndDay(day))"
    case .overdue(let day): "en retard de \(language.days(-day.distance)), \(language.day(day))"
    case .wasDue(let day): "était à faire le \(language.day(day))"
    case .openSince(let day): "à faire depuis le \(language.day(day)), \(language.distance(day))"
    case .openSinceTime(let time): "à faire depuis \(language.time(time))"
    case .openToday: "à faire aujourd’hui"
    case .done(let day): day.map { "faite \(language.distanceAndDay($0))" } ?? "faite"
    case .priority(let priority): "priorité \(name(of: priority))"
    case .steps(let done, let all): "\(language.counted(done, "étape", "étapes")) sur \(language.number(all))"
    case .inProject(let project): "dans \(project)"
    case .onPage(let page): "sur la page \(page)"
    case .inSection(let section): "dans \(language.quoted(section))"
    case .arc(let number): "arc \(number)"
    case .planned(let day): "prévue \(language.distanceAndDay(day))"
    case .setAside: "mise de côté"
    case .part(let done, let due): "\(language.number(done)) sur \(language.number(due))"
    case .partOfGoal(let value, let goal): "\(language.number(value)) sur \(language.number(goal))"
    case .againAt(let time): "de nouveau à \(language.time(time))"
    case .again(let day, let time):
      "de nouveau \(language.distanceAndDay(day))\(time.map { " à \(language.time($0))" } ?? "")"
    case .todayAt(let time): "aujourd’hui à \(language.time(time))"
    case .at(let time): "à \(language.time(time))"
    case .notOpenUntil(let day, let time):
      "à faire à partir du \(language.day(day))\(time.map { " à \(language.time($0))" } ?? ""), \(language.distance(day))"
    case .next(let moment, let name): "ensuite\(language.colon) \(moment) \(name)"
    case .nowUntil(let time, let name): "maintenant et jusqu’à \(language.time(time)) \(name)"
    case .tasks(let count, 0): language.counted(count, "tâche", "tâches")
    case .tasks(let count, let done) where done < count:
      "\(language.counted(count, "tâche", "tâches")), \(language.counted(done, "faite", "faites"))"
    case .tasks(let count, _): "\(language.counted(count, "tâche", "tâches")), \(count == 1 ? "faite" : "toutes faites")"
    case .until(let time): "jusqu’à \(language.time(time))"
    case .recurring: "récurrente"
    case .everyDay: "tous les jours"
    case .afterMidnight(let time): "\(language.time(time)), passé minuit"
    }
  }

  private func name(of priority: Priority) -> String {
    switch priority {
    case .high: "élevée"
    case .medium: "moyenne"
    case .low: "basse"
    }
  }
}
