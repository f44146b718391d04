import Languages

private let language = Language.spanish

extension ConsoleMessage {
  var spanish: String {
    switch self {
    case .whichOne(let count): "¿Cuál? De 1 a \(language.number(count)), o Enter para ninguno"
    case .nothingWritten: "no se escribió nada"
    case .nothingWrittenYet: "no se escribe nada; sin --dry-run:"
    case .moreLines(let count): "y \(language.counted(count, "línea", "líneas")) más"
    case .inputDoesNotChange: "“-” es la entrada estándar, que no cambia; nombra archivos, o quita “--watch”"
    case .outputFailed(let reason): "no se puede escribir en la salida estándar: \(reason.text(in: language))"
    }
  }
}
