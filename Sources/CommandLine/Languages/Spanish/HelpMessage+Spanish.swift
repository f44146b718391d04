import Languages

private let language = Language.spanish

extension HelpMessage {
  var spanish: String {
    switch self {
    case .usage: "Uso"
    case .arguments: "Argumentos"
    case .commands: "Comandos"
    case .options: "Opciones"
    case .commonOptions: "Opciones comunes"
    case .examples: "Ejemplos"
    case .exitStatus: "Estado de salida"
    case .standard(let value): "valor predeterminado: \(value)"
    case .severalTimes: "se puede repetir"
    case .explainsOne(let line): "\(language.quoted(line)) explica un comando."
    case .saysEach(let line, let short):
      "\(language.quoted(line)) dice qué hace cada uno, y \(language.quoted(short)), cómo se usa."
    case .saysMore(let line): "\(language.quoted(line)) dice más."
    }
  }
}
