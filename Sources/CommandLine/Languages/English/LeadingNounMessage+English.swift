import Languages

private let language = Language.english

extension LeadingNounMessage {
  var english: String {
    switch self {
    case .isTypeOrName(let noun): "\(language.title(noun)) may say what is to be added, or be a part of its name"
    case .writeCapital: "with a capital it is a part of the name"
    case .staysInTitle(let noun, let command):
      "\(language.title(noun)) stays in the title; `\(command)` is the command for one"
    }
  }
}
