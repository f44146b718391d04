import Languages

private let language = Language.spanish

extension LeadingNounMessage {
  var spanish: String {
    switch self {
    case .isTypeOrName(let noun): "\(language.title(noun)) puede decir qué se agrega, o ser parte del nombre"
    case .writeCapital: "con mayúscula es parte del nombre"
    case .staysInTitle(let noun, let command):
      "\(language.title(noun)) se queda en el título; el comando para agregar eso es `\(command)`"
    }
  }
}
