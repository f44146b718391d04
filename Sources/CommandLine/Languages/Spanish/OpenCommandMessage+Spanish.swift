import Languages

private let language = Language.spanish

extension OpenCommandMessage {
  var spanish: String {
    switch self {
    case .noFile(let day): "el \(day) aún no tiene archivo"
    case .newDayMakesIt(let day): "`tidemark new day \(day)` lo crea"
    case .helpSaysHow: "`tidemark help new` dice cómo comenzar uno"
    case .noEditor(let place): "no hay ningún editor configurado para \(place)"
    case .setVariable: "define la variable VISUAL o EDITOR, como en \(language.quoted("export EDITOR=nano"))"
    case .cannotStart(let line):
      "\(language.quoted(line)) no se puede iniciar; define VISUAL o EDITOR con el nombre de tu editor"
    case .ended(let line, let status): "\(language.quoted(line)) terminó con \(status)"
    }
  }
}
