import Languages
import Outline
import Planner
import Vault

private let language = Language.spanish

extension ValueMessage {
  var spanish: String {
    switch self {
    case .hasNoValue(let key): "\(language.quoted(key)) no tiene valor"
    case .writeAfterColon: "escribe uno después de los dos puntos, o quita el campo"
    case .isNotInCalendar(let text): "\(language.quoted(text)) no existe en el calendario"
    case .correctDayOrMonth: "corrige el día o el mes"
    case .isNotWrittenAsDate(let text): "\(language.quoted(text)) no está escrito como una fecha"
    case .isNoDate(let text): "\(language.quoted(text)) no es una fecha"
    case .writeDate: "escribe año-mes-día, como \(language.quoted("2026-11-20"))"
    case .isNoTimeOfDay(let text): "\(language.quoted(text)) no es una hora del día"
    case .writeTimeOfDay: "escribe una hora de 00:00 a 23:59"
    case .isNoTime(let text): "\(language.quoted(text)) no es una hora"
    case .writeHoursAndMinutes: "escribe horas y minutos, como \(language.quoted("17:00"))"
    case .hasStrayComma(let text): "\(language.quoted(text)) tiene una coma que no separa miles"
    case .writePoint: "escribe un punto, como \(language.quoted("1.5")), o ninguna coma"
    case .isNoNumber(let text): "\(language.quoted(text)) no es un número"
    case .writeDigits:
      "escribe cifras, como \(language.quoted("120")) o \(language.quoted("12.4")); una duración, como \(language.quoted("24:30 min"))"
    case .isNoCount(let text): "\(language.quoted(text)) no es un número entero de 1 o más"
    case .writeCount: "escribe uno, como \(language.quoted("3"))"
    case .writeHowOften(let rule):
      "escribe \(language.quoted("every: \(rule)")) si es cada cuánto; \(language.quoted("goal")) es cuántos días del arco, como \(language.quoted("20"))"
    case .isNoValue(let text, let key): "\(language.quoted(text)) no es un valor de \(language.quoted(key))"
    case .writeOneOf(let words): "escribe \(language.or(words.map(language.quoted)))"
    case .writeOneOfAndNumber(let words):
      "escribe \(language.or(words.map(language.quoted))); el número va después del nombre y dos puntos, como \(language.quoted("Parkrun: 24:30 min"))"
    case .rule(let message): message.spanish
    case .writeTimeBeforeWords: "escribe la hora antes del texto, donde empieza el bloque, y en ningún otro lugar"
    case .cannotRepeatBlock(let text): "\(language.quoted(text)) no puede repetir un bloque"
    case .blocksRecurBy: "un bloque se repite por días, semanas, meses o años del calendario"
    case .cannotRepeatHabit(let text): "\(language.quoted(text)) no puede repetir un hábito"
    case .habitsRecurBy: "un hábito se repite por días, semanas, meses o años del calendario"
    case .cannotCountStreak(let text): "\(language.quoted(text)) no puede contar una racha"
    case .streaksCount: "una racha cuenta días, semanas, meses o años del calendario"
    case .namesNoDays(let text): "\(language.quoted(text)) no nombra ningún día, así que no puede repetir un bloque"
    case .writeDays: "escribe los días, como \(language.quoted("mon wed fri"))"
    case .endsBeforeStart(let text): "\(language.quoted(text)) termina antes de empezar"
    case .writeEarlierFirst: "escribe primero la hora más temprana, como \(language.quoted("08:00 - 20:00"))"
    case .isSeveralWords(let text): "\(language.quoted(text)) es más de una palabra"
    case .writeOneWord(let key): "escribe una sola palabra para \(language.quoted(key))"
    case .isNotAfterStart(let text, let start): "\(language.quoted(text)) no es posterior al inicio del día, \(start)"
    case .writeLaterTime: "escribe una hora posterior, a más tardar las 24:00"
    case .isNoLengthInDays(let text, let bounds):
      "\(language.quoted(text)) no es una duración de \(bounds.lowerBound) a \(bounds.upperBound) días"
    case .writeDaysOrWeeks: "escribe días o semanas, como \(language.quoted("28 days")) o \(language.quoted("4 weeks"))"
    case .isNoNumberOfYears(let text, let bounds):
      "\(language.quoted(text)) no es un número de años de \(bounds.lowerBound) a \(bounds.upperBound)"
    case .writeYears(let example): "escribe un número entero, como \(language.quoted("\(example)"))"
    case .isNoWholeNumber(let text, let bounds):
      "\(language.quoted(text)) no es un número entero de \(bounds.lowerBound) a \(bounds.upperBound)"
    case .writeNumber(let example): "escribe un número, como \(language.quoted("\(example)"))"
    case .isNotBeforeNoon(let text): "\(language.quoted(text)) no es anterior al mediodía"
    case .writeTimeBeforeNoon: "escribe una hora de 00:00 a 11:59"
    case .isNoLengthInMinutes(let text, let bounds):
      "\(language.quoted(text)) no es una duración de \(bounds.lowerBound) a \(bounds.upperBound) minutos"
    case .writeMinutesOrHours: "escribe minutos u horas, como \(language.quoted("30m")) o \(language.quoted("1h30m"))"
    case .isNoFolder(let text): "\(language.quoted(text)) no es una carpeta de la bóveda"
    case .writePath:
      "escribe una ruta desde la carpeta de \(language.quoted(VaultRoot.fileName)), sin \(language.quoted("..")), como \(language.quoted("journal")) o \(language.quoted("notes/journal"))"
    case .folderHasKind(let text): "una carpeta de \(language.quoted(text)) ya tiene un tipo"
    case .nameFoldersOnce: "nombra cada carpeta una sola vez"
    case .isNoIcon(let text): "\(language.quoted(text)) no es ni un emoji ni el nombre de un símbolo"
    case .writeIcon: "escribe un solo emoji, o un nombre como \(language.quoted("book.closed"))"
    case .saysTooMuch(let text, let key): "\(language.quoted(text)) dice más de lo que cabe en \(language.quoted(key))"
    case .giveOwnKey(let words): "dale a \(language.quoted(words)) su propia clave, o sácalo de los paréntesis"
    case .lacksComma(let next, let text):
      "falta una coma antes de \(language.quoted(next.rawValue)) en \(language.quoted(text))"
    case .isJoined(let text, let key):
      "YAML une \(language.quoted(text)) a la línea de arriba, así que \(language.quoted(key)) no se lee"
    case .giveOwnProperty: "ponlo en una propiedad aparte, o quítalo"
    case .typeNeeds(let text, let type): "un elemento de tipo \(language.quoted(text)) necesita \(need(of: type))"
    case .addOrWriteOtherType: "agrégalo, o escribe otro tipo"
    case .write(let text): "escribe \(language.quoted(text))"
    }
  }

  private func need(of type: ItemType) -> String {
    switch type {
    case .recurring: language.quoted("every")
    case .streak: language.quoted("streak")
    case .best: language.quoted("best")
    case .countUp: language.quoted("since")
    case .countDown: language.quoted("until")
    case .schedule: "una hora al principio"
    case .timeline: "una fecha al principio"
    case .counter: "\(language.quoted(": 3/8")) después de su nombre"
    case .text, .bullet, .checkbox, .textList, .label, .image, .quote, .tally, .task, .block, .routine, .category, .link,
      .habit, .mark, .phase, .activity:
      "\(language.quoted(": ")) y partes entre \(language.quoted(" | ")) después de su nombre"
    }
  }
}
