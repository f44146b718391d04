extension SharedHelp {
  var spanish: String {
    switch self {
    case .color: "Dar color a la salida; auto lo hace en una terminal, salvo si NO_COLOR está definida"
    case .language: "Hablar inglés (en), español (es) o francés (fr), diga lo que diga el entorno"
    case .languageExpected: "en, es o fr"
    case .today: "Tomar este día como hoy, en vez del que marca el reloj"
    case .now: "Tomar esta hora como la actual, en vez de la que marca el reloj"
    case .vault: "Usar la bóveda en la que está esta carpeta, en vez de la de la carpeta actual"
    case .jobs: "Trabajar con N archivos a la vez; si no se indica, tantos como procesadores haya"
    case .watch: "Volver a mostrar cada vez que cambie un archivo, hasta Ctrl-C o q"
    case .plain: "Mostrar líneas simples, que un lector de pantalla puede seguir"
    case .standardInputName: "Tratar la entrada estándar como el archivo de esta ruta, que no necesita existir"
    case .json: "Mostrar JSON para programas"
    case .aboutFolders:
      """
      En una carpeta se pasan por alto los archivos y carpetas ocultos, lo que nombra .gitignore, las plantillas de una bóveda \
      y los enlaces simbólicos que llevan fuera de ella; un archivo que nombras se lee de todos modos. Un archivo cuyo \
      encabezado no tiene un tipo conocido se deja como está.
      """
    case .paths: "archivos y carpetas; - para la entrada estándar"
    case .number(let range): "un número de \(range.lowerBound) a \(range.upperBound)"
    case .showChange: "Mostrar lo que cambiaría"
    case .seeChange: "Ver lo que cambiaría"
    case .vaultUnreadable: "no se pudo leer la bóveda"
    case .rootUnreadable: "no se pudo leer la bóveda o su raíz"
    case .noSuchRitual: "no se pudo leer la bóveda, o ningún ritual tiene ese nombre, o lo tiene más de uno"
    case .noSuchPage: "no se pudo leer la bóveda, o ninguna página tiene ese nombre, o lo tiene más de una"
    case .dayShown: "se mostró el día, haya o no algo en él"
    }
  }
}
