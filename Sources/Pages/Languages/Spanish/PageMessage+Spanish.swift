import Languages

private let language = Language.spanish

extension PageMessage {
  var spanish: String {
    switch self {
    case .toContent: "Ir al contenido"
    case .contents: "Contenido"
    case .untitled: "Sin título"
    case .writtenByTidemark: "Escrito por Tidemark."
    case .asOf(let day): "Actualizado al \(language.weekdayAndDate(day)), escrito por Tidemark."
    case .today: "hoy"
    case .asWritten: "Tal como está escrito"
    case .table: "Tabla"
    case .image: "Imagen"
    case .color: "Color"
    case .tags: "Etiquetas"
    case .icon(let name): "ícono \(name)"
    case .ended(let day): "terminó el \(day)"
    }
  }
}
