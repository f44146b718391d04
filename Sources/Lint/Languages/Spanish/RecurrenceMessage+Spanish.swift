import Languages

private let language = Language.spanish

extension RecurrenceMessage {
  var spanish: String {
    switch self {
    case .isMissing: "falta una regla"
    case .writeRule:
      "escribe una regla como \(language.quoted("daily")), \(language.quoted("weekday")), \(language.quoted("mon wed")), \(language.quoted("2 weeks on fri")) o \(language.quoted("month on last"))"
    case .endsTooEarly(let text): "\(language.quoted(text)) termina demasiado pronto para ser una regla"
    case .isNoWord(let word): "\(language.quoted(word)) no es una palabra de una regla"
    case .cannotStandHere(let word): "\(language.quoted(word)) no puede ir en este lugar de una regla"
    case .isNoInterval(let word): "\(language.quoted(word)) no es un número de 1 a 999"
    case .writeInterval: "escribe un número de 1 a 999"
    case .isNoDayOfMonth(let word): "\(language.quoted(word)) no es un día de un mes"
    case .writeDayOfMonth: "escribe un número de 1 a 31, o \(language.quoted("last"))"
    case .namesNoDayOfMonth(let word): "\(language.quoted(word)) no nombra ningún día de un mes"
    case .writeOrdinal:
      "escribe de \(language.quoted("1st")) a \(language.quoted("5th")), o \(language.quoted("last")), antes de un día de la semana"
    case .isSecondWay(let word): "\(language.quoted(word)) es una segunda manera de nombrar días del mes"
    case .nameAllAlike: "nómbralos todos por número o todos por día de la semana"
    case .isSecondMonth(let word): "\(language.quoted(word)) es un segundo mes"
    case .writeMonths:
      "una regla nombra días de un solo mes; para varios, escribe \(language.quoted("month")) con \(language.quoted("in:"))"
    case .hoursAfterDone: "\(language.quoted("after done")) no se puede contar en horas"
    case .writeDaysAfterDone: "escribe días, como \(language.quoted("1 day after done"))"
    case .isAmbiguous(let word): "\(language.quoted(word)) tiene más de un significado"
    case .write(let rules): "escribe \(language.or(rules.map(language.quoted)))"
    case .isInInitials(let word): "\(language.quoted(word)) está escrito con iniciales"
    case .isPartOfDay(let word): "\(language.quoted(word)) es una parte del día, y una regla dice días"
    case .writeTheDays: "escribe los días"
    case .writeTheDaysAndTime(let time):
      "escribe los días, y la hora con \(language.quoted("at")), como \(language.quoted("at: \(time)"))"
    case .writeRuleAndTime(let rule, let time):
      "escribe \(language.quoted(rule)), y la hora con \(language.quoted("at")), como \(language.quoted("at: \(time)"))"
    case .isDayOfMonth(let word): "\(language.quoted(word)) es un día de un mes, y una regla dice cada cuánto"
    case .writeYearly(let day): "escribe \(language.quoted("year on \(day)")) si es cada año"
    case .isFraction(let word): "\(language.quoted(word)) no es un número entero"
    case .writeSmallerUnit: "escribe un número entero de una unidad menor, como \(language.quoted("10 days"))"
    case .cannotCountTimes(let word): "las veces no se pueden contar en \(language.quoted(word)): un registro cuenta días"
    case .writeTimesOfWeek:
      "escribe \(language.quoted("a week")), o \(language.quoted("daily")) con \(language.quoted("at: 09:00 17:00"))"
    case .isNoRule(let text): "\(language.quoted(text)) no es una regla"
    case .isTooShort(let word): "\(language.quoted(word)) es más corto de lo que una regla puede decir"
    case .writeHours: "escribe horas, como \(language.quoted("2 hours"))"
    case .writeOneOf(let words): "escribe \(language.or(words.map(language.quoted)))"
    case .nameAllDays: "nombra todos los días: \(language.quoted("mon thu")) son los dos"
    case .giveTimesKey: "dales a las horas su propia clave, como \(language.quoted("every: mon, at: 09:00"))"
    case .giveFirstDayKey: "dale al primer día su propia clave, como \(language.quoted("every: mon, from: 2026-11-02"))"
    case .giveLastDayKey: "dale al último día su propia clave, como \(language.quoted("every: mon, until: 2026-12-14"))"
    case .giveMonthsKey: "dales a los meses su propia clave, como \(language.quoted("every: mon, in: jun jul"))"
    case .nameDaysMeant: "nombra solo los días que quieres, como \(language.quoted("mon tue thu"))"
    }
  }
}
