import Chronology
import Languages

private let language = Language.spanish

extension TodayMessage {
  var spanish: String {
    switch self {
    case .title(let day, let time): "Hoy, \(language.weekdayAndDate(day)), \(language.time(time))"
    case .noHabitDue: "no toca ningún hábito"
    case .habitsDone(let done, let due):
      "\(language.number(done)) de \(language.counted(due, "hábito", "hábitos")) \(language.form(due, "hecho", "hechos"))"
    case .tasksOverdue(let count): language.counted(count, "tarea atrasada", "tareas atrasadas")
    case .recurringOverdue(let count): language.counted(count, "recurrente atrasada", "recurrentes atrasadas")
    case .dueToday(let count): language.counted(count, "vence hoy", "vencen hoy")
    case .leftOverCount(let count): language.counted(count, "rezagada", "rezagadas")
    case .noRitualFor(let slots, let others):
      "Hoy no hay ritual para \(RitualMessage.forSlots(slots).spanish); "
        + (others == 1 ? "hay 1 ritual de otra hora" : "hay \(language.number(others)) rituales de otras horas")
        + ". \(language.quoted("tidemark today")) los muestra todos."
    case .noRitual:
      "Hoy no hay ningún ritual en curso. \(language.quoted("tidemark rituals")) muestra cuáles vienen y cuáles se pueden renovar o comenzar."
    case .tasks: "Tareas"
    case .planned: "Planeado"
    case .rituals: "Rituales"
    case .leftOver: "Rezagadas"
    case .recurring: "Recurrentes"
    case .streaks: "Rachas"
    case .toRenew: "Por renovar"
    case .done: "Hecho"
    case .dueSoon: "Vencen pronto"
    case .counters: "Contadores"
    case .now: "ahora"
    case .over: "terminado"
    case .routine: "rutina"
    case .doneEarlier: "hecha antes"
    case .nothingDueToday: "no toca nada hoy"
    case .streak(let count): "racha de \(language.number(count))"
    case .soon(let title, let day): "\(title), \(language.name(of: day.weekday, .short)) \(day.day)"
    case .moreOverdue(let count, let command):
      "\(language.counted(count, "más está atrasada", "más están atrasadas")): \(language.quoted(command))"
    case .copyLeftOver(let more, let all):
      (more > 0 ? "Hay \(language.number(more)) más; para" : "Para") + " \(all == 1 ? "copiarla" : "copiarlas todas") a hoy:"
    case .blocksOver(let count): language.counted(count, "bloque terminado", "bloques terminados")
    case .andMore(let count): "y \(language.number(count)) más"
    case .toBeginFirst: "no toca nada de él; \(RitualMessage.beginning.spanish):"
    case .toReadArc: "no toca nada de él; \(RitualMessage.reasonOfUnreadArc.spanish):"
    case .toRenewArc(let arc): "su arco está completo; \(RitualMessage.renewal(arc).spanish):"
    case .skippedHabit(let title): "\(title), omitido"
    case .nothingDue(let title): "No toca nada hoy: \(title)"
    case .taskOfToday(let title): "Tarea de hoy \(title)"
    case .task(let title): "Tarea \(title)"
    case .recurringTask(let title): "Tarea recurrente \(title)"
    case .streakOf(let title): "Racha \(title)"
    case .leftOverTask(let title): "Tarea rezagada \(title)"
    case .dueSoonTask(let title): "Vence pronto \(title)"
    case .ritual(let slot, let title): "\(RitualMessage.slotTitle(slot).spanish), \(title)"
    case .habit(let title, let state): "Hábito \(title): \(language.state(state))"
    case .counter(let title, let part): "Contador \(title): \(part)"
    case .renewal(let title, let arc, let command):
      "\(title): su arco está completo; \(RitualMessage.renewal(arc).spanish): \(command)"
    case .withoutArc(let title, let command): "\(title): aún sin arco; \(RitualMessage.beginning.spanish): \(command)"
    case .doneToday(let title, let home): "Hecho hoy: \(title)" + (home.map { ", \($0)" } ?? "")
    case .plannedBlock(let start, let end, let name):
      "Planeado de \(language.timesInWords(start.time, end.time, start.clock)): \(name)"
    case .plannedTask(let title, let box): "Tarea planeada \(title): \(language.state(box))"
    }
  }
}
