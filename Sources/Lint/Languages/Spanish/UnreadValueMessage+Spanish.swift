import Languages

private let language = Language.spanish

extension UnreadValueMessage {
  var spanish: String {
    switch self {
    case .isNoValue(let text): "\(language.quoted(text)) es solo texto, y no un valor"
    case .isNoDay(let text): "\(language.quoted(text)) es solo texto, y no el día de algo"
    case .isNoDayOfRule(let day): "\(language.quoted(day)) es solo texto, y la regla dice el 1 de enero"
    case .isReadAs(let text, let reading, let other): "\(language.quoted(text)) se lee como \(reading), y no como \(other)"
    case .writeIfIsOne(let text): "si lo es, escribe \(language.quoted(text))"
    case .writeWhicheverIs(let texts): "escribe \(language.or(texts.map(language.quoted))), según lo que sea"
    case .countDaysSince(let text): "si cuentan los días desde entonces, escribe \(language.quoted(text))"
    case .countDaysUntil(let text): "si cuentan los días que faltan, escribe \(language.quoted(text))"
    case .writeRule(let texts): "si se repite ese día, escribe \(language.or(texts.map(language.quoted)))"
    case .writeCounter(let name, let value):
      "una tarea está abierta o hecha; lo que se cuenta es un contador de una página, como \(language.quoted("- \(name): \(value)")), sin casilla"
    case .writeGoalAfterNumber:
      "una meta va después del número al que corresponde, como \(language.quoted("20/80 %"))"
    }
  }
}
