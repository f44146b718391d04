import Languages

private let language = Language.spanish

extension StatsHeading {
  var spanish: String {
    switch self {
    case .by(let key): "Por \(name(of: key))"
    case .rituals: "Rituales"
    case .months: "Meses"
    case .tasks: "Tareas"
    case .streaks: "Rachas"
    case .recurringTasks: "Tareas recurrentes"
    case .bests: "Récords"
    case .activities: "Actividades"
    case .asOfToday: "Al día de hoy"
    case .name: "Nombre"
    case .percent: "Porcentaje"
    case .page: "Página"
    case .value: "Valor"
    case .done: "Hecho"
    case .settled: "Atendidas"
    case .habits: "Hábitos"
    case .recurring: "Recurrentes"
    case .perfectDays: "Días perfectos"
    case .perfect: "Perfectos"
    case .longest: "Más larga"
    case .now: "Actual"
    case .attempts: "Intentos"
    case .best: "Mejor"
    case .soFar: "Hasta ahora"
    case .times: "Veces"
    case .allRituals: "Todos los rituales"
    case .allTasks: "Todas las tareas"
    case .allActivities: "Todas las actividades"
    case .days: "Días"
    case .without(let key): "sin \(name(of: key))"
    case .month(let month): language.capitalized(language.name(of: month))
    }
  }

  private func name(of key: StatsPeriodSum.Key) -> String {
    switch key {
    case .tag: "etiqueta"
    case .category: "categoría"
    case .project: "proyecto"
    }
  }
}
