import Languages

private let language = Language.english

extension AccidentalListMessage {
  var english: String {
    switch self {
    case .beginsList(let mark): "\(language.quoted(mark)) begins a numbered list here"
    case .writeIfSentence(let escaped): "write \(language.quoted(escaped)) if the number is part of the sentence"
    }
  }
}
