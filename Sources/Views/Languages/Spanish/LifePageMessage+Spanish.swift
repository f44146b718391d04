import Languages

private let language = Language.spanish

extension LifePageMessage {
  var spanish: String {
    switch self {
    case .thisWeek: "Esta semana"
    case .allWeeks: "Todas las semanas"
    case .phases: "Etapas"
    case .markedWeeks: "Semanas marcadas"
    case .milestones: "Hitos"
    case .milestone: "Hito"
    case .day: "Día"
    case .weeksAfter: "Semanas después"
    case .when: "Cuándo"
    case .picture: "Una fila por cada año de edad, un cuadro por cada semana"
    case .pictureInWords(let numbers): "\(numbers.joined(separator: ", ")). La tabla de abajo muestra cada año."
    case .yearsOfLife: "Años de vida"
    case .age: "Edad"
    case .weeks: "Semanas"
    case .what: "Qué"
    case .span(let first, let last): "\(language.number(first)) a \(language.number(last))"
    }
  }
}
