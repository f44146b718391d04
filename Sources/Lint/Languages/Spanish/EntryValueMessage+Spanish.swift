import Languages

private let language = Language.spanish

extension EntryValueMessage {
  var spanish: String {
    switch self {
    case .hasNoNumber(let date): "el intento del \(date) no tiene número después de su fecha"
    case .writeNumberFirst(let date): "escríbelo primero, como \(language.quoted("\(date) 42")); lo que sigue es la nota"
    case .isNumberAmongLengths(let value): "\(language.quoted(value)) es un número, y los demás son duraciones"
    case .isLengthAmongNumbers(let value): "\(language.quoted(value)) es una duración, y los demás son números"
    case .writeLength: "escríbelo como una duración, como \(language.quoted("24:30 min")) o \(language.quoted("1:02:03"))"
    case .writeNumber: "escríbelo como un número, como \(language.quoted("24.5"))"
    case .isTimeOfDay(let time): "\(language.quoted(time)) es una hora del día, así que el intento no tiene duración"
    case .hasNoUnit(let minutes):
      "\(language.quoted(minutes)) no es una duración sin su unidad, así que el intento no tiene ninguna"
    case .writeMinutesAndSeconds(let length): "escribe \(language.quoted(length)) si son minutos y segundos"
    case .isNoNumber(let text): "\(language.quoted(text)) no es un número, así que el intento no tiene ninguno"
    case .writeWithPoint:
      "escribe cifras con punto, como \(language.quoted("1.5")); las comas solo separan miles, como \(language.quoted("1,200"))"
    }
  }
}
