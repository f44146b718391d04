import Outline
import Planner

extension KindMessage {
  var spanish: String {
    switch self {
    case .item(let type): names(of: type).one
    case .items(let type): names(of: type).many
    case .file(let kind): names(of: kind).one
    case .files(let kind): names(of: kind).many
    }
  }

  private func names(of kind: DocumentKind) -> (one: String, many: String) {
    switch kind {
    case .page: ("página", "páginas")
    case .day: ("día", "días")
    case .project: ("proyecto", "proyectos")
    case .stacks: ("pilas", "pilas")
    case .ritual: ("ritual", "rituales")
    case .life: ("vida", "vidas")
    case .activities: ("actividades", "actividades")
    case .vault: ("bóveda", "la bóveda")
    }
  }

  private func names(of type: ItemType) -> (one: String, many: String) {
    switch type {
    case .text: ("texto", "textos")
    case .bullet: ("viñeta", "viñetas")
    case .checkbox: ("casilla", "casillas")
    case .countUp: ("cuenta progresiva", "cuentas progresivas")
    case .countDown: ("cuenta regresiva", "cuentas regresivas")
    case .counter: ("contador", "contadores")
    case .streak: ("racha", "rachas")
    case .textList: ("lista de textos", "listas de textos")
    case .timeline: ("línea de tiempo", "líneas de tiempo")
    case .label: ("rótulo", "rótulos")
    case .image: ("imagen", "imágenes")
    case .quote: ("cita", "citas")
    case .tally: ("conteo", "conteos")
    case .best: ("récord", "récords")
    case .recurring: ("tarea recurrente", "tareas recurrentes")
    case .schedule: ("fila de horario", "filas de horario")
    case .task: ("tarea", "tareas")
    case .block: ("bloque", "bloques")
    case .routine: ("bloque de rutina", "bloques de rutina")
    case .category: ("categoría", "categorías")
    case .link: ("enlace", "enlaces")
    case .habit: ("hábito", "hábitos")
    case .mark: ("semana marcada", "semanas marcadas")
    case .phase: ("etapa", "etapas")
    case .activity: ("actividad", "actividades")
    }
  }
}
