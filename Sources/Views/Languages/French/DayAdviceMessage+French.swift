import Chronology
import Languages

private let language = Language.french

extension DayAdviceMessage {
  var french: String {
    switch self {
    case .noBlockYet(let day):
      "Pas encore de plage. \(language.quoted(DayAdviceMessage.addBlock(BeginningMessage.example(.addBlock).french, on: day))) en ajoute une."
    case .noVault:
      "Il n’y a pas de coffre ici\(language.colon) ni ce dossier ni ceux au-dessus n’ont de fichier tidemark.md. \(language.quoted("tidemark init")) en crée un."
    case .beginDay(let day): "\(language.quoted(DayAdviceMessage.newDay(day))) en crée un."
    case .routineIsShown: "Ce jour n’a pas encore de fichier; ce qui est montré est la routine du coffre."
    case .recurringIsShown: "Ce jour n’a pas encore de fichier; ce qui est montré est récurrent."
    case .noFile: "Ce jour n’a pas de fichier."
    case .nothingPlanned: "Rien n’est prévu pour ce jour\(language.colon) il n’a pas de fichier."
    case .noteWithoutKind(let path):
      "\(path) porte le nom de ce jour, mais reste une simple note, car son type n’y est pas écrit; avec \(language.quoted("kind: day")), c’est le fichier du jour."
    case .noteOutsideDays(let path, let setting):
      "\(path) porte le nom de ce jour, mais reste une simple note; avec \(language.quoted(setting)) dans tidemark.md, les fichiers de ce dossier sont des jours."
    }
  }
}
