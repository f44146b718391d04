import Chronology
import Languages

private let language = Language.spanish

extension DayAdviceMessage {
  var spanish: String {
    switch self {
    case .noBlockYet(let day):
      "Aún no hay bloques de tiempo. \(language.quoted(DayAdviceMessage.addBlock(BeginningMessage.example(.addBlock).spanish, on: day))) agrega uno."
    case .noVault:
      "Aquí no hay ninguna bóveda: ni esta carpeta ni las de arriba tienen un archivo tidemark.md. \(language.quoted("tidemark init")) crea una."
    case .beginDay(let day): "\(language.quoted(DayAdviceMessage.newDay(day))) lo crea."
    case .routineIsShown: "Este día aún no tiene archivo; lo que se muestra es la rutina de la bóveda."
    case .recurringIsShown: "Este día aún no tiene archivo; lo que se muestra es recurrente."
    case .noFile: "Este día no tiene archivo."
    case .nothingPlanned: "No hay nada planeado para este día: no tiene archivo."
    case .noteWithoutKind(let path):
      "\(path) lleva el nombre de este día, pero se deja como nota porque no dice su tipo; con \(language.quoted("kind: day")) pasa a ser el archivo del día."
    case .noteOutsideDays(let path, let setting):
      "\(path) lleva el nombre de este día, pero se deja como nota; con \(language.quoted(setting)) en tidemark.md los archivos de esa carpeta pasan a ser días."
    }
  }
}
