import Languages

private let language = Language.spanish

extension ArgumentMistake {
  package var spanish: String {
    switch self {
    case .missingCommand: "falta un comando"
    case .unknownCommand(let word, _), .unknownSubcommand(let word, _): "\(language.quoted(word)) no es un comando"
    case .unknownOption(let word, _): "\(language.quoted(word)) no es una opción"
    case .earlyOption(let option, _): "\(language.quoted(option)) está antes del comando"
    case .missingValue(let option, let value):
      "\(language.quoted(option)) necesita un valor: \(language.quoted("\(option) \(value)"))"
    case .unexpectedValue(let option, let value):
      "\(language.quoted(option)) no lleva valor, pero recibió \(language.quoted(value))"
    case .unknownChoice(let word, let owner, _, _, _): "\(language.quoted(word)) no es un valor de \(language.quoted(owner))"
    case .unreadableValue(let word, let owner, nil):
      "\(language.quoted(word)) no se entiende como valor de \(language.quoted(owner))"
    case .unreadableValue(let word, let owner, let expectation?):
      "\(language.quoted(owner)) necesita \(expectation.text(in: language)), no \(language.quoted(word))"
    case .wrongValue(let problem, let owner):
      (owner.hasPrefix("-") ? "\(owner)\(language.colon) " : "") + problem.text(in: language)
    case .missingOperand(let name): "falta \(name)"
    case .unexpectedOperand(let word, _): "\(language.quoted(word)) es un argumento de más"
    case .swappedOperands(let word, _): "\(language.quoted(word)) está antes del nombre"
    case .severalTexts(let texts): "\(language.and(texts.map(language.quoted))) pueden ser un solo texto o varios"
    case .dashedWords(let words): "\(language.quoted(words)) empieza con un guion, como las opciones"
    }
  }
}

extension MistakeAdvice {
  var spanish: String {
    switch self {
    case .didYouMean(let words): "¿quisiste decir \(language.quoted(words))?"
    case .chooseFrom(let words): "elige entre: \(words.joined(separator: ", "))"
    case .lists(let line): "\(language.quoted(line)) muestra la lista"
    case .endOptions: "escribe “--” antes"
    case .quoteOrWriteEach: "pon todo entre las mismas comillas, o escribe un comando para cada uno"
    case .write(let words): "escribe \(language.quoted(words))"
    case .see(let line): "consulta \(language.quoted(line))"
    }
  }
}
