import Languages

private let language = Language.spanish

extension TaskListMessage {
  var spanish: String {
    switch self {
    case .heading(let project, let asked): (project.map { "Tareas del proyecto \($0)" } ?? "Todas las tareas") + asked
    case .open(let count): language.counted(count, "pendiente", "pendientes")
    case .overdue(let count): language.counted(count, "atrasada", "atrasadas")
    case .dueToday(let count): language.counted(count, "vence hoy", "vencen hoy")
    case .nothingToDo: "nada pendiente"
    case .toDo: "Por hacer"
    case .stacks: "Pilas"
    case .stack: "Pila"
    case .done(let count, let all):
      if count == all {
        "Hechas"
      } else {
        "Hechas, \(count == 1 ? "la última" : "las últimas \(language.number(count))") de \(language.number(all))"
      }
    case .earlierDays: "Días anteriores"
    case .andMore(let count, let command): "y \(language.number(count)) más: \(language.quoted(command))"
    case .plansForToday(let command): "\(language.quoted(command)) las planea para hoy"
    case .waiting(let count, let command):
      "\(language.counted(count, "tarea recurrente aún no toca", "tareas recurrentes aún no tocan")): \(language.quoted(command))"
    case .noProjectHasTask: "Ningún proyecto tiene tareas. \(whatTaskIs)"
    case .projectHasNoTask: "El proyecto no tiene tareas. \(whatTaskIs)"
    case .allSettled: "No hay nada por hacer: todas las tareas están hechas o descartadas."
    case .toDoOf(let subject, let open):
      "Tareas \(words(for: subject))" + (open.map { ", \($0.spanish):" } ?? ": nada pendiente")
    case .group(let title, let count): "\(title), \(language.counted(count, "tarea", "tareas")):"
    case .stackOf(let title, let count): "Pila \(title), \(language.counted(count, "tarea", "tareas")):"
    }
  }

  private var whatTaskIs: String {
    "Una tarea es una línea como \(language.quoted("- [ ] Redactar el capítulo 3")) en el archivo de un proyecto."
  }

  private func words(for subject: Subject) -> String {
    switch subject {
    case .project(let title): "del proyecto \(title)"
    case .page(let title): "de la página \(title)"
    case .day(let day): (0...1).contains(day.distance) ? "de \(language.comingDay(day))" : "del \(language.comingDay(day))"
    case .earlierDays: "de días anteriores"
    }
  }
}
