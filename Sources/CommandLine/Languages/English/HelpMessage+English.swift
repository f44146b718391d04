import Languages

private let language = Language.english

extension HelpMessage {
  var english: String {
    switch self {
    case .usage: "Usage"
    case .arguments: "Arguments"
    case .commands: "Commands"
    case .options: "Options"
    case .commonOptions: "Common options"
    case .examples: "Examples"
    case .exitStatus: "Exit status"
    case .standard(let value): "default: \(value)"
    case .severalTimes: "may be given several times"
    case .explainsOne(let line): "\(language.quoted(line)) explains one command."
    case .saysEach(let line, let short):
      "\(language.quoted(line)) says what each does, and \(language.quoted(short)) how it is used."
    case .saysMore(let line): "\(language.quoted(line)) says more."
    }
  }
}
