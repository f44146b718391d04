import Languages

private let language = Language.spanish

extension SiteMessage {
  var spanish: String {
    switch self {
    case .site: "Sitio"
    case .home: "Inicio"
    case .week: "Semana"
    case .tasks: "Tareas"
    case .projects: "Proyectos"
    case .rituals: "Rituales"
    case .insights: "Resumen"
    case .life: "Vida"
    case .activities: "Actividades"
    case .months: "Meses"
    case .tags: "Etiquetas"
    case .letters: "A–Z"
    case .pages: "Páginas"
    case .stacks: "Pilas"
    case .lives: "Vidas"
    case .vault: "La bóveda"
    case .days: "Días"
    case .weeks: "Semanas"
    case .years: "Años"
    case .lettersOfIndex: "Letras"
    case .nothingYet: "Aún no hay nada"
    case .gone: "No se pudo volver a leer este archivo."
    case .namesByLetter: "Todo lo que tiene nombre, por su primera letra."
    case .names(let count): language.counted(count, "nombre", "nombres")
    case .andMore(let count): "y \(language.number(count)) más"
    case .weekOf(let day): "Semana del \(day)"
    case .noFile: "sin archivo"
    case .ofRituals(let percent): "rituales \(percent)"
    case .monthsOfYear: "Meses del año"
    }
  }
}
