import Languages

private let language = Language.french

extension MissingBornMessage {
  var french: String {
    switch self {
    case .hasNoBorn: "cette vie n’a pas de date de naissance à partir de laquelle compter ses semaines"
    case .addBorn: "ajoutez à l’en-tête une ligne comme \(language.quoted("born: 1990-06-14"))"
    }
  }
}
