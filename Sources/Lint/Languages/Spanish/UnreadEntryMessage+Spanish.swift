import Languages

private let language = Language.spanish

extension UnreadEntryMessage {
  var spanish: String {
    switch self {
    case .isNoDate(let text): "\(language.quoted(text)) no se lee como fecha, así que la línea no es una entrada"
    case .comesBeforeDate(let state): "\(language.quoted(state)) está antes de la fecha, así que la línea no es una entrada"
    case .isFollowedByDay(let date): "a \(language.quoted(date)) le sigue otro día, y solo cuenta el primero"
    case .isSecondTime(let time): "\(language.quoted(time)) es una segunda hora, y solo se lee la primera"
    case .isOnlyNote(let time): "\(language.quoted(time)) es solo una nota, y no la hora de la entrada"
    case .beginsNameOfHabit(let date):
      "con \(language.quoted(date)) empieza el nombre de un hábito, así que no cuenta ningún día"
    case .beginsNameOfActivity(let date):
      "con \(language.quoted(date)) empieza el nombre de una actividad, así que no cuenta ningún día"
    case .isPartOfName(let days, let name):
      "\(language.quoted(days)) forma parte del nombre de \(language.quoted(name)), así que no cuenta ningún día"
    case .isInNoLog(let date, let name):
      "\(language.quoted(date)) está debajo de \(language.quoted(name)), que no tiene registro mientras no se lea su campo"
    case .isBelowEntry(let date, let above):
      "\(language.quoted(date)) está debajo de la entrada \(language.quoted(above)), así que no es una entrada"
    case .isBeside(let date, let name):
      "\(language.quoted(date)) está junto a \(language.quoted(name)) y no debajo, así que no es una entrada"
    case .isBesideItem(let date): "\(language.quoted(date)) está junto al elemento y no debajo, así que no es una entrada"
    case .isInNotes(let date, let name):
      "\(language.quoted(date)) está en las notas de \(language.quoted(name)), así que no es una entrada"
    case .isInNotesOfItem(let date): "\(language.quoted(date)) está en las notas de un elemento, así que no es una entrada"
    case .write(let texts): "escribe \(language.or(texts.map(language.quoted)))"
    case .writeDateInFull: "escribe año, mes y día, como 2026-11-20"
    case .writeDaysOfPeriod(let first, let last):
      "escribe los días, como \(language.quoted(first)), o del primero al último, como \(language.quoted("\(first) - \(last)"))"
    case .writeBothDays: "escribe los dos días con su año, como 2026-11-18 - 2026-11-20"
    case .writeEachDayAlone(let texts): "escribe cada día en su propia línea: \(language.and(texts.map(language.quoted)))"
    case .writeState(let day):
      "escribe \(language.quoted("\(day) missed")) o \(language.quoted("\(day) skipped")), según lo que haya sido: sin una de esas palabras el día cuenta como hecho"
    case .giveEachDayLine: "pon cada día en su propia línea, o escribe un intervalo, como 2026-11-18 - 2026-11-20"
    case .writeTimeAfterWords:
      "una entrada tiene una sola hora: escribe la otra después del texto, o \(language.quoted("done")) antes de ella si es una nota"
    case .writeTimeOfBeginning: "una entrada tiene una sola hora: escribe la de inicio, como 18:30"
    case .writeNameAndDays: "escribe el nombre como elemento de lista, y cada día como elemento de lista con sangría debajo"
    case .writeDayBelowName(let date): "escribe cada día en su propia línea debajo del nombre: \(language.quoted("- \(date)"))"
    case .mendFirst(let field): "corrige primero \(language.quoted(field))"
    case .indentLess: "no le pongas más sangría que a esa entrada"
    case .indentBelow(let name): "ponla con sangría debajo de \(language.quoted(name))"
    case .indentBelowItem: "ponla con sangría debajo del elemento"
    case .indentWithWords(let name):
      "convierte el texto de arriba en un elemento de lista y ponla con sangría debajo de él, o debajo de \(language.quoted(name))"
    case .makeItem(let date): "conviértela en un elemento de lista del registro: \(language.quoted("- \(date)"))"
    case .moveUp: "Subirla un nivel"
    case .indentDates: "Poner las fechas con sangría debajo"
    case .makeItems: "Convertirlas en elementos de lista"
    case .writeEntries: "Escribir una entrada por día"
    case .writeDaysBelow: "Escribir los días debajo del nombre"
    }
  }
}
