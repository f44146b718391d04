import Languages
import Planner

private let language = Language.spanish

extension TaskMessage {
  var spanish: String {
    switch self {
    case .onDay(let day, let length): "el \(language.dayAndYear(day, length))"
    case .period(let first, let last): "del \(language.day(first)) al \(language.dayAndYear(last, first.length))"
    case .span(let first, let last, let length):
      "del \(language.dayAndYear(first, length)) al \(language.dayAndYear(last, length))"
    case .due(let day): "vence \(language.distanceAndDay(day))"
    case .overdue(let day): "atrasada \(language.days(-day.distance)), \(language.day(day))"
    case .wasDue(let day): "vencía el \(language.day(day))"
    case .openSince(let day): "pendiente desde el \(language.day(day)), \(language.distance(day))"
    case .openSinceTime(let time): "pendiente desde \(language.theTime(time))"
    case .openToday: "pendiente hoy"
    case .done(let day): day.map { "hecha \(language.distanceAndDay($0))" } ?? "hecha"
    case .priority(let priority): "prioridad \(name(of: priority))"
    case .steps(let done, let all): "\(language.number(done)) de \(language.counted(all, "paso", "pasos"))"
    case .inProject(let project): "en \(project)"
    case .onPage(let page): "en la página \(page)"
    case .inSection(let section): "en \(language.quoted(section))"
    case .arc(let number): "arco \(number)"
    case .planned(let day):
      (0...1).contains(day.distance)
        ? "planeada para \(language.distanceAndDay(day))"
        : "planeada para el \(language.day(day)), \(language.distance(day))"
    case .setAside: "apartada"
    case .part(let done, let due): "\(language.number(done)) de \(language.number(due))"
    case .partOfGoal(let value, let goal): "\(language.number(value)) de \(language.number(goal))"
    case .againAt(let time): "otra vez a \(language.theTime(time))"
    case .again(let day, let time):
      "otra vez \(language.distanceAndDay(day))\(time.map { " a \(language.theTime($0))" } ?? "")"
    case .todayAt(let time): "hoy a \(language.theTime(time))"
    case .at(let time): "a \(language.theTime(time))"
    case .notOpenUntil(let day, let time):
      "pendiente a partir del \(language.day(day))\(time.map { " a \(language.theTime($0))" } ?? ""), \(language.distance(day))"
    case .next(let moment, let name): "sigue: \(moment) \(name)"
    case .nowUntil(let time, let name): "ahora y hasta \(language.theTime(time)) \(name)"
    case .tasks(let count, 0): language.counted(count, "tarea", "tareas")
    case .tasks(let count, let done) where done < count:
      "\(language.counted(count, "tarea", "tareas")), \(language.counted(done, "hecha", "hechas"))"
    case .tasks(let count, _): "\(language.counted(count, "tarea", "tareas")), \(count == 1 ? "hecha" : "todas hechas")"
    case .until(let time): "hasta \(language.theTime(time))"
    case .recurring: "recurrente"
    case .everyDay: "todos los días"
    case .afterMidnight(let time): "\(language.time(time)), pasada la medianoche"
    }
  }

  private func name(of priority: Priority) -> String {
    switch priority {
    case .high: "alta"
    case .medium: "media"
    case .low: "baja"
    }
  }
}
