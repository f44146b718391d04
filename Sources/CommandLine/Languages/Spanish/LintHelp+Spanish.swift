extension LintHelp {
  var spanish: String {
    switch self {
    case .format: "El formato del informe"
    case .strict: "Fallar también por una advertencia"
    case .rule: "Revisar solo esta regla"
    case .allow: "Silenciar esta regla"
    case .staged: "Revisar lo preparado para un commit, como lo tiene el índice de git"
    case .fix: "Aplicar los arreglos seguros, e informar de lo que queda"
    case .dryRun: "Con --fix: no escribir nada; mostrar lo que cambiaría como diff unificado"
    case .unsafeFixes: "Con --fix y un --rule: aplicar también los arreglos que son conjeturas"
    case .summary: "Revisar archivos y decir qué está mal, dónde y qué hacer"
    case .discussion:
      """
      Donde no se encuentra nada, no se muestra nada. `tidemark rules` enumera lo que se busca, `tidemark explain RULE` dice \
      por qué.

      Los archivos se leen, y solo cambian con --fix. Un arreglo se aplica solo si después su hallazgo ya no está y no aparece \
      otro nuevo; puede cambiar o crear otros archivos de la bóveda. Con -, el texto arreglado va a la salida estándar y el \
      informe a la salida de errores.

      Con --staged los archivos se leen del índice de git, que es lo que tendrá el próximo commit, y no del disco. Se revisa \
      todo lo que ahí se agregó o cambió, o la parte que nombran las rutas, frente a la bóveda tal como la tiene el índice.

      Los formatos son para: short, editores y listas de compiladores; json, programas; sarif, análisis de código; github, \
      anotaciones de GitHub Actions; gitlab, un informe de Code Quality; junit, servidores que muestran pruebas. Ejecuta el \
      comando en la carpeta raíz del repositorio, para que la plataforma reconozca las rutas.

      \(SharedHelp.aboutFolders.spanish)
      """
    case .checkFolder: "Revisar todo lo que hay en esta carpeta"
    case .failForWarnings: "Fallar por una advertencia, salvo si es de una regla"
    case .reportOnEditor: "Informar en JSON sobre el texto de un editor"
    case .checkStaged: "Revisar lo que está por entrar en un commit"
    case .scanCode: "Hacer un informe para el análisis de código"
    case .seeFixes: "Ver lo que se arreglaría"
    case .fixOneRule: "Arreglar lo que encuentra una regla, conjeturas incluidas"
    case .success: "no se encontró ningún error, o no queda ninguno tras --fix (con --strict: tampoco una advertencia)"
    case .findings: "se encontró un error, o queda tras --fix (con --strict: o una advertencia)"
    case .couldNotRun: "no se pudo leer o escribir un archivo, o los argumentos no son válidos"
    }
  }
}
