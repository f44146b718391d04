import Languages

extension PictureMessage {
  var spanish: String {
    switch self {
    case .weeksAndDays: "Una columna por semana, una fila por día de la semana"
    case .insights: "Resumen"
    case .lastDays(let today): "Los últimos 14 días, hasta el \(today)"
    }
  }
}
