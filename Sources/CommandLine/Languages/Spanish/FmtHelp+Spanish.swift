extension FmtHelp {
  var spanish: String {
    switch self {
    case .check: "No escribir nada; enumerar los archivos que cambiarían"
    case .diff: "No escribir nada; mostrar lo que cambiaría como diff unificado"
    case .summary: "Llevar archivos a su forma canónica"
    case .discussion:
      """
      Escribe fechas, horas, números, reglas y campos como lo hace el formato, y pone líneas en blanco alrededor de los \
      títulos. Las palabras, el orden de las cosas, la sangría y los finales de línea se quedan como están. El resultado se \
      vuelve a leer antes de escribirlo: si algo más cambió, no se escribe nada. Se nombra cada archivo que cambia; la entrada \
      estándar va a la salida estándar.

      \(SharedHelp.aboutFolders.spanish)
      """
    case .standardInput: "Dar formato a la entrada estándar en la salida estándar"
    case .success: "hecho, o con --check y --diff: nada cambiaría"
    case .findings: "con --check o --diff: algo cambiaría"
    case .couldNotRun: "se rechazó un archivo, o no se pudo leer o escribir"
    }
  }
}
