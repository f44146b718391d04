import Languages

private let language = Language.spanish

extension MarkCommandMessage {
  var spanish: String {
    switch self {
    case .newLifeBegins: "`tidemark new life --born DATE` comienza una, con tu fecha de nacimiento"
    case .isRatingInPhrase(let word, let rating):
      "\(language.quoted(word)) es parte de la frase; --rating \(rating) dice cómo fue la semana"
    case .isDayInPhrase(let word, let command, let day):
      "\(language.quoted(word)) es parte de la frase; `\(command)` marca la semana del \(day)"
    case .isLongerThanWeek(let text): "\(language.title(text)) es más que la semana que se marca"
    case .nameWeek: "nombra la semana por su número o por uno de sus días; una frase que comienza así va entre comillas"
    case .isNoWeek(let word, let meant):
      "\(language.title(word)) no es una semana ni un día de una; ¿quisiste decir \(language.quoted(meant))?"
    case .phraseInQuotes: "una frase que comienza así va entre comillas"
    case .isBehindPhrase(let text): "\(language.title(text)) va después de la frase, y una semana se nombra antes de ella"
    case .allInQuotes: "pon todas las palabras de la frase entre un solo par de comillas, o nombra primero la semana"
    case .twoRatings(let word): "\(language.title(word)) es una calificación, y --rating ya dice una"
    case .leaveOutOne: "quita una de las dos, o pon todas las palabras de la frase entre comillas"
    case .mayBeYear(let text): "\(text) puede ser un año, y aquí va una semana"
    case .nameDayOrNumber(let number): "nombra un día de esa semana, o escribe su número como \(language.quoted(number))"
    case .noSuchWeek(let number): "no hay semana \(number)"
    }
  }
}
