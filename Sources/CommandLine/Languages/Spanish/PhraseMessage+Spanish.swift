import Languages

private let language = Language.spanish

extension PhraseMessage {
  var spanish: String {
    switch self {
    case .unknown(let text, let kind, let meant):
      "\(language.quoted(text)) no es \(kind.spanish)" + didYouMean(meant)
    case .unknownDue(let text, let meant):
      "\(language.quoted(text)) no es “overdue”, ni “none”, ni \(PhraseKind.period.spanish)" + didYouMean(meant)
    case .ambiguous(let text, let one, let other, let spellings):
      "\(language.quoted(text)) puede ser el \(language.dayAndMonth(one, .full)) o el \(language.dayAndMonth(other, .full)); escribe \(language.or(spellings.map(language.quoted)))"
    case .noSuchDate(let text, let meant): "\(language.quoted(text)) no existe en el calendario" + didYouMean(meant)
    case .shortYear(let text):
      "\(language.quoted(text)) tiene un año de dos cifras; escribe la fecha como \(language.quoted("2026-11-20"))"
    case .bareNumber(let text, let number, let spelling):
      "\(language.quoted(text)) no dice qué es el \(number); escribe \(language.quoted(spelling))"
    case .dayOrLength(let text, let spellings):
      "\(language.quoted(text)) puede ser un día del mes o un número de días; escribe \(language.or(spellings.map(language.quoted)))"
    case .lengthOfWhat(let text, let spelling):
      "\(language.quoted(text)) no dice qué cuenta; escribe \(language.quoted(spelling))"
    case .monthsOrMinutes(let text, let spelling):
      "\(language.quoted(text)) pueden ser meses o minutos; escribe \(language.quoted(spelling))"
    case .notOfDays(let text):
      "\(language.quoted(text)) es una duración en horas o minutos; cuenta días, semanas, meses o años"
    case .notOfClock(let text):
      "\(language.quoted(text)) se cuenta en días; escribe horas y minutos, como \(language.quoted("90m")) o \(language.quoted("1h30"))"
    case .tooFar(let text): "\(language.quoted(text)) queda demasiado lejos; lo máximo es \(language.number(9_999))"
    case .severalDays(let text): "\(language.quoted(text)) es más de un día; nombra uno solo"
    case .otherWeekday(let text, let date, let spellings):
      "\(language.quoted(text)) no concuerda: el \(date) es \(language.name(of: date.weekday)); escribe \(spellings.map(language.quoted).joined(separator: ", ")) o la fecha con su año"
    case .wrongWeekday(let text, let date):
      "\(language.quoted(text)) no concuerda: el \(date) es \(language.name(of: date.weekday)); quita uno de los dos"
    case .backwards(let text, let first, let last):
      "\(language.quoted(text)) termina antes de empezar: va del \(first) al \(last); escribe primero la fecha más temprana"
    case .noSuchTime(let text):
      "\(language.quoted(text)) no es una hora del reloj; las horas van de \(language.quoted("0:00")) a \(language.quoted("23:59"))"
    case .endBeforeStart(let text, let spelling):
      "\(language.quoted(text)) termina antes de empezar; escribe \(spelling.map(language.quoted) ?? "primero la hora más temprana")"
    case .nothing(let text): "\(language.quoted(text)) dura 0; escribe 1 o más"
    case .longerThanADay(let text): "\(language.quoted(text)) es más que un día; lo máximo es \(language.quoted("24h"))"
    case .partOfDay(let text):
      "\(language.quoted(text)) nombra una parte del día sin hora; di una, como en \(language.quoted("mañana a las 9"))"
    case .timeOrLength(let text, let time):
      "\(language.quoted(text)) puede ser una hora o una duración; escribe “\(time)”, “for \(text)”, o “+\(text)” para mover un bloque"
    case .lengthAlone(let text): "\(language.quoted(text)) es una duración; escribe “for \(text)”"
    case .signed(let text):
      "\(language.quoted(text)) cambia una duración, pero no hay ninguna que cambiar; escríbelo sin el signo"
    }
  }

  private func didYouMean(_ word: String?) -> String { word.map { "; ¿quisiste decir \(language.quoted($0))?" } ?? "" }
}
