import Languages

private let language = Language.spanish

extension UnreadAnchorMessage {
  var spanish: String {
    switch self {
    case .isNotInCalendar(let text): "\(language.quoted(text)) no existe en el calendario"
    case .isNoTime(let text): "\(language.quoted(text)) no es una hora del día"
    case .isNoRange(let text): "\(language.quoted(text)) no es un intervalo de horas"
    case .isOnlyEnd: "\(language.quoted("24:00")) solo sirve de final"
    case .isSecondTime(let text): "\(language.quoted(text)) es una segunda hora, y se lee como texto"
    case .isSecondDate(let text): "\(language.quoted(text)) es una segunda fecha, y se lee como texto"
    case .isNoTimeOfBlock(let text): "\(language.quoted(text)) no se lee como hora, así que la línea no es un bloque"
    case .isNoTimeOfRow(let text): "\(language.quoted(text)) no se lee como hora, así que la línea no es una fila"
    case .isNoDateOfRow(let text): "\(language.quoted(text)) no se lee como fecha, así que la línea no es una fila"
    case .givesNoEnd(let length): "\(language.quoted(length)) se lee como texto, así que el bloque no tiene final"
    case .comesAfterWords(let time): "\(language.quoted(time)) está después del texto, donde no se leen horas"
    case .isReadAsWords(let text): "\(language.quoted(text)) se lee como texto"
    case .beginsNoItem(let time):
      "con \(language.quoted(time)) no empieza un elemento de lista, así que la línea no es un bloque"
    case .isOtherDay(let words): "\(language.quoted(words)) es otro día, y la línea cuenta para este"
    case .isAmongWords(let time): "\(language.quoted(time)) forma parte del texto"
    case .isPartOfWords(let time, let key):
      "\(language.quoted(time)) forma parte del texto, porque \(language.quoted(key)) dice qué es el elemento"
    case .write(let texts): "escribe \(language.or(texts.map(language.quoted)))"
    case .correctDay: "corrige el día o el mes"
    case .writeTime: "escribe una hora de 00:00 a 23:59"
    case .writeTimeOrEscape(let escaped): "escribe una hora de 00:00 a 23:59, o \(language.quoted(escaped)) si no es una hora"
    case .writeBothTimes: "escribe las dos horas completas, como \(language.quoted("09:00 - 10:30"))"
    case .writeMidnight: "escribe \(language.quoted("00:00")) en el día que empieza, o un intervalo que termine a las 24:00"
    case .writeRange(let first, let second):
      "escribe \(language.quoted("\(first) - \(second)")) si es el final de la primera; si no, dale su propia línea"
    case .writeTask(let day, let time):
      "lo que se debe hacer antes de cierta hora es una tarea: empieza la línea con \(language.quoted("- [ ] ")) y termínala con \(language.quoted("(due: \(day), notify: \(time))"))"
    case .writeItem(let text): "conviértela en un elemento de lista: \(language.quoted("- \(text)"))"
    case .moveMonth: "un mes no es un solo día: pásalo al archivo de un día, o a una página"
    case .moveToDay(let dates): "pásala al archivo de ese día, \(dates.joined(separator: " o "))"
    case .writeOnPage(let days):
      "lo que dura varios días es una línea de una página, como \(language.quoted("- \(days) texto")); o escríbelo en el archivo de cada uno de los días"
    case .writeAt(let time): "escribe mejor \(language.quoted("at: \(time)")) junto a \(language.quoted("every"))"
    case .writeLater: "escríbela después de la primera palabra, o quita el campo"
    case .writeBeforeWords(let time): "Escribir \(language.quoted(time)) antes del texto"
    case .makeItem: "Convertirla en un elemento de lista"
    case .makeItems: "Convertir las líneas en elementos de lista"
    }
  }
}
