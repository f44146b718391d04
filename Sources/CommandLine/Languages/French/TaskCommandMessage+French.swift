import Languages

private let language = Language.french

extension TaskCommandMessage {
  var french: String {
    switch self {
    case .noProject: "aucun projet n’est nommé"
    case .sayWhichProject: "dites lequel, comme dans \(language.quoted("--project Mémoire"))"
    case .sayNewProject: "dites où elle va, comme dans \(language.quoted("--to Mémoire"))"
    case .noWords: "la tâche n’a pas de texte"
    case .isNotOneTask(let words): "\(language.title(words)) ne se lit pas comme une seule tâche"
    case .withoutSigns: "écrivez ses mots sans signes devant"
    }
  }
}
