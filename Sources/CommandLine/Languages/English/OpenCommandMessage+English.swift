import Languages

private let language = Language.english

extension OpenCommandMessage {
  var english: String {
    switch self {
    case .noFile(let day): "\(day) has no file yet"
    case .newDayMakesIt(let day): "`tidemark new day \(day)` makes it"
    case .helpSaysHow: "`tidemark help new` says how to begin one"
    case .noEditor(let place): "no editor is set for \(place)"
    case .setVariable: "set the variable VISUAL or EDITOR, as in \(language.quoted("export EDITOR=nano"))"
    case .cannotStart(let line): "\(language.quoted(line)) cannot be started; set VISUAL or EDITOR to the name of your editor"
    case .ended(let line, let status): "\(language.quoted(line)) ended with \(status)"
    }
  }
}
