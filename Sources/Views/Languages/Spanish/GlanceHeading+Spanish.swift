import Languages

extension GlanceHeading {
  var spanish: String {
    switch self {
    case .day: "Día"
    case .now: "Ahora"
    case .next: "Después"
    case .task: "Tarea"
    case .tasks: "Tareas"
    case .counter: "Contador"
    case .counters: "Contadores"
    case .recurring: "Recurrentes"
    case .recurringTask: "Recurrente"
    case .streak: "Racha"
    case .streaks: "Rachas"
    case .today: "Hoy"
    case .habit: "Hábito"
    case .habits: "Hábitos"
    case .ritual: "Ritual"
    case .rituals: "Rituales"
    case .nextRitual: "Próximo ritual"
    case .toRenew: "Por renovar"
    case .page: "Página"
    case .goal: "Meta"
    case .goals: "Metas"
    case .openBox: "Casilla pendiente"
    case .openBoxes: "Casillas pendientes"
    case .boxes: "Casillas"
    case .life: "Vida"
    case .activity: "Actividad"
    case .activities: "Actividades"
    }
  }
}
