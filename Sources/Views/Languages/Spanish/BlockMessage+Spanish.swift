import Languages

private let language = Language.spanish

extension BlockMessage {
  var spanish: String {
    switch self {
    case .state: "Estado"
    case .end: "Fin"
    case .color: "Color"
    case .project: "Proyecto"
    case .calls: "Avisa"
    case .overlaps: "Se traslapa con"
    case .written: "Escrito"
    case .tasks: "Tareas"
    case .endNotWritten: "sin escribir: termina donde comienza el siguiente o después de default-block"
    case .colorOfBlock(let color, let isOwn): DayMessage.colorName(color).spanish + (isOwn ? ", propio" : "")
    case .callsAt(nil, nil): "nunca"
    case .callsAt(let start?, nil): "al comenzar, \(language.time(start))"
    case .callsAt(nil, let end?): "al terminar, \(language.time(end))"
    case .callsAt(let start?, let end?): "al comenzar, \(language.time(start)), y al terminar, \(language.time(end))"
    case .inRoutine(let place): "en la rutina de la bóveda" + (place.map { ", \($0)" } ?? "")
    case .task(let box, let title, let project):
      "Tarea, \(language.state(box)): \(title)" + (project.map { ", proyecto \($0)" } ?? "")
    case .notBlock(let title, let start, let isRecurring, let home, let place):
      "\(language.quoted(title)) (\(language.time(start))) no es un bloque: es \(isRecurring ? "una tarea recurrente" : "una fila") de "
        + "\(language.quoted(home))\(place.map { ", \($0)" } ?? ""); \(language.quoted("tidemark day")) la muestra"
    }
  }
}
