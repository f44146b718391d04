import Languages

private let language = Language.english

extension MissingBornMessage {
  var english: String {
    switch self {
    case .hasNoBorn: "this life has no day of birth to count its weeks from"
    case .addBorn: "add a line like \(language.quoted("born: 1990-06-14")) to the front matter"
    }
  }
}
