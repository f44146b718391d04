import Languages

private let language = Language.french

extension HelpMessage {
  var french: String {
    switch self {
    case .usage: "Utilisation"
    case .arguments: "Arguments"
    case .commands: "Commandes"
    case .options: "Options"
    case .commonOptions: "Options communes"
    case .examples: "Exemples"
    case .exitStatus: "Code de retour"
    case .standard(let value): "par défaut\(language.colon) \(value)"
    case .severalTimes: "peut être donnée plusieurs fois"
    case .explainsOne(let line): "\(language.quoted(line)) explique une commande."
    case .saysEach(let line, let short):
      "\(language.quoted(line)) dit ce que fait chacune, et \(language.quoted(short)) comment on l’utilise."
    case .saysMore(let line): "\(language.quoted(line)) en dit plus."
    }
  }
}
