import Languages

private let language = Language.french

extension BlockMessage {
  var french: String {
    switch self {
    case .state: "État"
    case .end: "Fin"
    case .color: "Couleur"
    case .project: "Projet"
    case .calls: "Rappel"
    case .overlaps: "Chevauche"
    case .written: "Écrite"
    case .tasks: "Tâches"
    case .endNotWritten:
      "non écrite\(language.colon) la plage finit où commence la suivante, ou après default-block"
    case .colorOfBlock(let color, let isOwn): DayMessage.colorName(color).french + (isOwn ? ", propre à la plage" : "")
    case .callsAt(nil, nil): "jamais"
    case .callsAt(let start?, nil): "au début, \(language.time(start))"
    case .callsAt(nil, let end?): "à la fin, \(language.time(end))"
    case .callsAt(let start?, let end?): "au début, \(language.time(start)), et à la fin, \(language.time(end))"
    case .inRoutine(let place): "dans la routine du coffre" + (place.map { ", \($0)" } ?? "")
    case .task(let box, let title, let project):
      "Tâche, \(language.state(box))\(language.colon) \(title)" + (project.map { ", projet \($0)" } ?? "")
    case .notBlock(let title, let start, let isRecurring, let home, let place):
      "\(language.quoted(title)) (\(language.time(start))) n’est pas une plage\(language.colon) c’est \(isRecurring ? "une tâche récurrente" : "une ligne") de "
        + "\(language.quoted(home))\(place.map { ", \($0)" } ?? ""); \(language.quoted("tidemark day")) la montre"
    }
  }
}
