import Languages

private let language = Language.spanish

extension ActivityAdditionMessage {
  var spanish: String {
    switch self {
    case .isNotRead(let words): "\(language.title(words)) no se lee como una actividad"
    case .writeLikeTennis: "escríbela como \(language.quoted("🎾 Tenis"))"
    }
  }
}
