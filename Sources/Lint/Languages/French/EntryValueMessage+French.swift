import Languages

private let language = Language.french

extension EntryValueMessage {
  var french: String {
    switch self {
    case .hasNoNumber(let date): "l’essai du \(date) n’a pas de nombre après sa date"
    case .writeNumberFirst(let date): "écrivez-le d’abord, comme \(language.quoted("\(date) 42")); ce qui suit est la note"
    case .isNumberAmongLengths(let value): "\(language.quoted(value)) est un nombre, et les autres sont des durées"
    case .isLengthAmongNumbers(let value): "\(language.quoted(value)) est une durée, et les autres sont des nombres"
    case .writeLength:
      "écrivez-le comme une durée, par exemple \(language.quoted("24:30 min")) ou \(language.quoted("1:02:03"))"
    case .writeNumber: "écrivez-le comme un nombre, par exemple \(language.quoted("24.5"))"
    case .isTimeOfDay(let time): "\(language.quoted(time)) est une heure du jour, et l’essai n’a donc pas de durée"
    case .hasNoUnit(let minutes): "\(language.quoted(minutes)) n’est pas une durée sans son unité, et l’essai n’en a donc pas"
    case .writeMinutesAndSeconds(let length): "écrivez \(language.quoted(length)) pour des minutes et des secondes"
    case .isNoNumber(let text): "\(language.quoted(text)) n’est pas un nombre, et l’essai n’en a donc pas"
    case .writeWithPoint:
      "écrivez des chiffres avec un point, comme \(language.quoted("1.5")); les virgules ne séparent que les milliers, comme \(language.quoted("1,200"))"
    }
  }
}
