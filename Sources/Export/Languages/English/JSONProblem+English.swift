import Languages

private let language = Language.english

extension JSONProblem {
  var english: String {
    switch self {
    case .isMissing(let path): "\(language.quoted(path)) is missing"
    case .isNot("", let expected): "it is not \(language.say(expected))"
    case .isNot(let path, let expected): "\(language.quoted(path)) is not \(language.say(expected))"
    case .isNoJSON: "it is not JSON, or it was cut off here"
    case .hasWrongEscape: "an escape that JSON does not have"
    case .hasControlCharacter: "a control character that JSON wants escaped"
    case .isNestedDeeper(let most): "lists and objects are nested deeper than \(most)"
    case .isNotUTF8: "the bytes are not UTF-8"
    }
  }
}
