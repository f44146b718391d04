import Import
import Languages

private let language = Language.french

extension UnknownBoxMessage {
  var french: String {
    switch self {
    case .hasNoState(let box): "\(language.quoted(box)) ne veut dire ni ouverte, ni faite, ni abandonnée"
    case .writeState:
      "écrivez \(language.quoted("[ ]")) pour ouverte, \(language.quoted("[x]")) pour faite ou \(language.quoted("[-]")) pour abandonnée"
    case .sayInWords(let box, let meaning):
      switch meaning {
      case .halfDone: "écrivez \(language.quoted(box)), et dites dans le texte qu’elle est à moitié faite"
      case .movedOn: "écrivez \(language.quoted(box)), et dites dans le texte qu’elle est reportée"
      case .scheduled: "écrivez \(language.quoted(box)), et dites dans le texte qu’elle est prévue"
      case .important: "écrivez \(language.quoted(box)), et dites dans le texte qu’elle est importante"
      case .inDoubt: "écrivez \(language.quoted(box)), et dites dans le texte qu’elle est incertaine"
      case .begunOrDropped: "écrivez \(language.quoted(box)), et dites dans le texte qu’elle est commencée ou abandonnée"
      }
    case .writeParts(let box): "écrivez \(language.quoted(box)), et chaque partie comme une tâche à part en dessous"
    case .write(let text): "écrivez \(language.quoted(text))"
    }
  }
}
