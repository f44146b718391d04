import Chronology
import Languages

private let language = Language.spanish

extension DateMismatchMessage {
  var spanish: String {
    switch self {
    case .titleSays(let date, let name): "el título dice \(date), y el nombre del archivo dice \(language.quoted(name))"
    case .titleSaysWords(let words, let name):
      "el título dice \(language.quoted(words)), y el nombre del archivo dice \(language.quoted(name))"
    case .writeInTitle(let date): "escribe \(date) en el título, o cambia el nombre del archivo"
    case .isNoDay(let words, let year): "\(language.quoted(words)) no es un día de \(year), el año bajo el que está"
    case .isInYear(let words, let year):
      "\(language.quoted(words)) es de \(year), porque las semanas se cuentan desde el nacimiento, y no del año bajo el que está"
    case .correctYear(let year): "corrige el año, o mueve la línea debajo de un título \(language.quoted("\(year)"))"
    case .writeMonday(let monday, let week, let year, let lived):
      "escribe \(language.quoted("\(monday)")) para la semana \(week) de \(year), o mueve la línea debajo de un título \(language.quoted("\(lived)"))"
    }
  }
}
