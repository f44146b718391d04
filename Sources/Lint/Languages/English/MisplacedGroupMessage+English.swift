import Languages

private let language = Language.english

extension MisplacedGroupMessage {
  var english: String {
    switch self {
    case .isReadAsWords(let group): "\(language.quoted(group)) does not end the headline, so it is read as words"
    case .move: "move it to the end of the headline"
    case .keepOne(let key): "the headline has \(language.quoted(key)) at its end already: keep one of the two"
    case .moveToEnd: "Move it to the end of the headline"
    }
  }
}
