import Languages

private let language = Language.spanish

extension ValueChangeMessage {
  var spanish: String {
    switch self {
    case .isNoCountOfStrokes(let value): "un conteo cuenta rayas, y \(value) no es un número entero"
    case .giveWholeNumber: "da un número entero, 0 o mayor"
    case .hasNoNumber(let title): "\(language.title(title)) no tiene número"
    case .othersHaveOne: "lo tienen los contadores, las cuentas, los récords y los conteos"
    case .hasFieldInNumber(let title, let place):
      "hay un campo dentro del número de \(language.title(title)), en \(place)"
    case .moveField: "mueve primero el campo después del número"
    case .isNoNumber(let text, let place): "\(language.title(text)) no se lee como número, en \(place)"
    case .writeNumber(let count):
      "escribe ahí a mano un número de \(language.counted(count, "cifra", "cifras")) como máximo y, si quieres, una unidad, o quítalo"
    }
  }
}
