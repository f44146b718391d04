import Languages

private let language = Language.spanish

extension PropertyValueMessage {
  var spanish: String {
    switch self {
    case .writeAllInBrackets:
      "escribe todos entre corchetes, como \(language.quoted("[uno, dos]")), o cada uno en su propia línea"
    case .writeAfterColon: "escribe uno después de los dos puntos, o borra la línea"
    case .writePartOfDayAndTime: "escribe la parte del día y una hora, como \(language.quoted("morning 07:00"))"
    case .writeTimeOrOff: "escribe horas y minutos, como \(language.quoted("08:00")), u \(language.quoted("off"))"
    case .writeOneOfAndTime(let words):
      "escribe \(language.or(words.map(language.quoted))) y una hora, como \(language.quoted("morning 07:00"))"
    case .writeOneText: "escribe un solo texto, sin corchetes"
    case .takesOneValue(let key, let words): "\(language.quoted(key)) lleva un solo valor; quita \(language.quoted(words))"
    case .isComment(let words): "\(language.quoted(words)) es un comentario para YAML, así que no se lee"
    case .writeTags(let list): "escribe \(language.quoted(list))"
    case .writeWithoutSign: "escríbelo sin el \(language.quoted("#")), o entre comillas dobles"
    }
  }
}
