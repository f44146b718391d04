import Planner

extension ThingKind {
  var spanish: String {
    switch self {
    case .item(let type): words(for: type)
    case .file: "un archivo"
    case .heading: "un título"
    }
  }

  private func words(for type: ItemType) -> String {
    switch type {
    case .text: "un párrafo"
    case .bullet: "una línea de texto"
    case .checkbox: "una casilla"
    case .countUp, .countDown: "una cuenta de días"
    case .counter: "un contador"
    case .streak: "una racha"
    case .textList: "una lista de textos"
    case .timeline: "una línea de tiempo"
    case .label: "un rótulo"
    case .image: "una imagen"
    case .quote: "una cita"
    case .tally: "un conteo"
    case .best: "un récord"
    case .recurring: "una tarea recurrente"
    case .schedule: "una fila de horario"
    case .task: "una tarea"
    case .block: "un bloque"
    case .routine: "un bloque de la rutina"
    case .category: "una categoría"
    case .link: "un enlace"
    case .habit: "un hábito"
    case .mark: "la marca de una semana"
    case .phase: "una etapa de una vida"
    case .activity: "una actividad"
    }
  }
}
