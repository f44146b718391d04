import Languages

private let language = Language.french

extension OpenCommandMessage {
  var french: String {
    switch self {
    case .noFile(let day): "le \(day) n’a pas encore de fichier"
    case .newDayMakesIt(let day): "`tidemark new day \(day)` le crée"
    case .helpSaysHow: "`tidemark help new` dit comment en commencer un"
    case .noEditor(let place): "aucun éditeur n’est défini pour \(place)"
    case .setVariable: "définissez la variable VISUAL ou EDITOR, comme dans \(language.quoted("export EDITOR=nano"))"
    case .cannotStart(let line):
      "\(language.quoted(line)) ne peut pas être lancé; donnez à VISUAL ou à EDITOR le nom de votre éditeur"
    case .ended(let line, let status): "\(language.quoted(line)) s’est terminé avec \(status)"
    }
  }
}
