import Languages

private let language = Language.spanish

extension MissingDateMessage {
  var spanish: String {
    switch self {
    case .hasNoDate(let title): "\(language.quoted(title)) no tiene fecha, así que el archivo no pertenece a ningún día"
    case .emptyTitleHasNoDate: "el título no tiene fecha, así que el archivo no pertenece a ningún día"
    case .hasNoTitle(let name):
      "el archivo no tiene título, y su nombre \(language.quoted(name)) no dice ninguna fecha, así que no pertenece a ningún día"
    case .writeDate(let title): "escribe la fecha en el título como año-mes-día: \(language.quoted(title))"
    case .writeTitle: "escribe un título con la fecha debajo del encabezado, como \(language.quoted("# 2026-11-20 Friday"))"
    }
  }
}
