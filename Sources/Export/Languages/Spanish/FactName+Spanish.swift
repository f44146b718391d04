import Languages

extension FactName {
  var spanish: String {
    switch self {
    case .category: "Categoría"
    case .time: "Momento del día"
    case .theme: "Tema"
    case .duration: "Duración"
    case .finished: "Terminado"
    case .born: "Nacimiento"
    case .expectancy: "Esperanza de vida"
    case .notify: "Aviso"
    case .view: "Vista"
    case .clock: "Reloj"
    case .weekStarts: "La semana empieza"
    case .dayStarts: "El día empieza"
    case .dayEnds: "El día termina"
    case .defaultBlock: "Bloque sin hora de fin"
    case .midnight: "Medianoche"
    case .reminders: "Avisos"
    case .insights: "Tarjetas"
    case .days: "Días en"
    case .pages: "Páginas en"
    case .projects: "Proyectos en"
    case .rituals: "Rituales en"
    }
  }
}
