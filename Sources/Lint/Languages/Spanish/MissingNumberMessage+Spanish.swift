import Languages

private let language = Language.spanish

extension MissingNumberMessage {
  var spanish: String {
    switch self {
    case .isUnread(let text): "\(language.quoted(text)) no se lee como número"
    case .sayWhatIsCounted(let values): "di qué cuenta: escribe \(language.or(values.map(language.quoted)))"
    case .write(let text): "escribe \(language.quoted(text))"
    case .writeDigits:
      "escribe cifras después de los dos puntos, y si quieres una unidad, como \(language.quoted("71.5 kg")); una duración, como \(language.quoted("24:30 min")) o \(language.quoted("1:02:03"))"
    case .hasNoNumber(let words): "\(language.quoted(words)) no tiene un número que contar, así que se lee como 0"
    case .writeAfterColon(let words): "escríbelo después de dos puntos, como \(language.quoted(words))"
    case .writeAtEnd:
      "escribe dos puntos y el número al final del texto, como \(language.quoted("Vueltas: 12")) o \(language.quoted("Peso: 71.5 kg"))"
    case .isEmpty: "una cuenta no tiene ni nombre ni número"
    case .writeBoth: "escribe los dos antes de los paréntesis, como \(language.quoted("Vueltas: 0"))"
    }
  }
}
