import Languages

private let language = Language.spanish

extension JSONProblem {
  var spanish: String {
    switch self {
    case .isMissing(let path): "falta \(language.quoted(path))"
    case .isNot("", let expected): "no es \(language.say(expected))"
    case .isNot(let path, let expected): "\(language.quoted(path)) no es \(language.say(expected))"
    case .isNoJSON: "no es JSON, o se cortó aquí"
    case .hasWrongEscape: "una secuencia de escape que JSON no tiene"
    case .hasControlCharacter: "un carácter de control que JSON exige escapar"
    case .isNestedDeeper(let most): "las listas y los objetos tienen más de \(language.counted(most, "nivel", "niveles"))"
    case .isNotUTF8: "los bytes no son UTF-8"
    }
  }
}
