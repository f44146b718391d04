import Chronology
import Languages
import Planner

private let language = Language.spanish

extension DayMessage {
  var spanish: String {
    switch self {
    case .blocks(let count): language.counted(count, "bloque", "bloques")
    case .planned(let minutes, let length): "\(language.length(minutes, length)) \(planned(minutes))"
    case .free(let minutes, let length):
      "\(language.length(minutes, length)) \(minutes == 1 || minutes == 60 ? "libre" : "libres")"
    case .due(let count): language.counted(count, "vence", "vencen")
    case .recurring(let count, let done):
      language.counted(count, "recurrente", "recurrentes") + (done > 0 ? ", \(language.counted(done, "hecha", "hechas"))" : "")
    case .partDone(let done, let all):
      "\(language.number(done)) de \(language.number(all)) \(language.form(all, "hecha", "hechas"))"
    case .andMoreTasks(let count): "y \(language.counted(count, "tarea", "tareas")) más"
    case .notes: "Notas"
    case .problems: "Problemas"
    case .tasksInNoBlock: "Tareas sin bloque"
    case .dueNotPlanned: "Vencen y no están planeadas"
    case .timetable: "Horario"
    case .time: "Hora"
    case .what: "Qué"
    case .freeTime(let minutes, .short): "libre \(language.length(minutes))"
    case .freeTime(let minutes, .full): "libre, \(language.lengthInFull(minutes))"
    case .now: "ahora"
    case .nowAfterMidnight: "ahora, pasada la medianoche"
    case .overlaps(let other): other.map { "se traslapa con \($0)" } ?? "se traslapa"
    case .project(let title): "proyecto \(title)"
    case .color(let color): "color \(name(of: color))"
    case .colorName(let color): name(of: color)
    case .past: "terminado"
    case .runningNow: "en curso"
    case .recurringState(let state): word(for: state)
    case .recurringBy(let rule): "recurrente, \(rule)"
    case .heading(let day, let words):
      "\(language.weekdayAndDate(day.date)), \(language.distance(day))" + (words.isEmpty ? "." : ": \(words).")
    case .freeSpan(let start, let end, let minutes):
      "\(language.timesInWords(start.time, end.time, start.clock)), \(language.lengthInFull(minutes)): libre."
    case .nowIs(let time): "\(itIs(time))."
    case .nowIsAfterMidnight(let time): "\(itIs(time)), pasada la medianoche."
    case .taskInNoBlock(let box, let title): "Tarea sin bloque, \(language.state(box)): \(title)"
    case .taskOfBlock(let block, let box, let title): "Tarea del bloque \(block), \(language.state(box)): \(title)"
    case .dueTask(let title): "Vence, pendiente: \(title)"
    case .problem(let problem): "Problema: \(problem.spanish)"
    case .weekOf(let first, let last): "Semana del \(first) al \(last)"
    case .week(let first, let last): "Semana \(TaskMessage.period(first, last).spanish)"
    case .todayIs(let weekday): "hoy es \(language.name(of: weekday))"
    case .routineOfVault: "rutina de la bóveda"
    case .recurringTask: "tarea recurrente"
    case .noFile: "sin archivo"
    case .noBlock: "sin bloques"
    }
  }

  /// `Ahora son las 10:15`, `Ahora es la 1:05`.
  private func itIs(_ time: ShownTime) -> String {
    let words = language.theTime(time)
    return "Ahora \(words.hasPrefix("la ") ? "es" : "son") \(words)"
  }

  /// Hours are feminine, and minutes are not.
  private func planned(_ minutes: Int) -> String {
    if minutes > 0, minutes.isMultiple(of: 60) { return language.form(minutes / 60, "planeada", "planeadas") }
    return language.form(minutes, "planeado", "planeados")
  }

  /// A task is feminine, and a habit is not.
  private func word(for state: HabitState) -> String {
    switch state {
    case .done: "hecha"
    case .skipped: "omitida"
    case .missed: "incumplida"
    case .open, .ahead, .notDue: language.state(state)
    }
  }

  private func name(of color: Color) -> String {
    switch color {
    case .red: "rojo"
    case .orange: "naranja"
    case .yellow: "amarillo"
    case .green: "verde"
    case .mint: "menta"
    case .teal: "verde azulado"
    case .cyan: "cian"
    case .blue: "azul"
    case .indigo: "índigo"
    case .purple: "morado"
    case .pink: "rosa"
    case .brown: "café"
    case .gray: "gris"
    }
  }
}
