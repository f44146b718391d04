extension TidemarkHelp {
  var spanish: String {
    switch self {
    case .summary: "Revisa, ordena y exporta una vida guardada en simples archivos de Markdown."
    case .discussion:
      """
      Las rutas son archivos y carpetas; las carpetas se recorren en busca de archivos de Markdown. Un archivo es de Tidemark \
      si su encabezado tiene un tipo conocido; cualquier otro es una nota tuya y se deja como está. “-” es la entrada \
      estándar. En una bóveda, “tidemark” sin más muestra el día de hoy.
      """
    case .look: "Ver tus días"
    case .doing: "Hacer y deshacer"
    case .plan: "Planear"
    case .write: "Escribir y acomodar"
    case .check: "Revisar y compartir"
    case .git: "Trabajar con git"
    case .setUp: "Configurar"
    }
  }
}
