extension GitSetupHelp {
  var spanish: String {
    switch self {
    case .global: "Configurar todos los repositorios de este usuario en vez de uno"
    case .local: "Configurar el repositorio de la bóveda (predeterminado)"
    case .check: "No cambiar nada; nombrar lo que falta"
    case .remove: "Quitar lo que este comando configuró"
    case .textconv: "Hacer que git diff y git log muestren el texto de tidemark textconv"
    case .program:
      "Hacer que git llame a este programa: un nombre de PATH, o una ruta; si no se indica, el que se está ejecutando"
    case .summary: "Configurar git para que fusione y compare los archivos por lo que dicen"
    case .discussion:
      """
      Agrega la línea “\(GitSetup.line)” al archivo .gitattributes de la carpeta de la bóveda, y configura los dos \
      controladores: el de fusión, que llama a `tidemark merge`, y vuelve a la fusión por líneas de git donde falta el \
      programa; y los nombres de los fragmentos de las diferencias, tomados de los títulos, los bloques, los hábitos y lo que \
      tiene un registro. Se nombra cada cambio. Lo que ya está se queda, y una segunda vez no hace nada.

      Con --global la línea va al archivo que nombra core.attributesFile, o a git/attributes de la configuración del usuario, \
      y vale para los archivos de Markdown de todos los repositorios. Los archivos que no son de Tidemark se fusionan por \
      líneas.

      Una configuración es de un solo clon: ejecuta este comando en cada uno.
      """
    case .setUpVault: "Configurar el repositorio de la bóveda"
    case .seeMissing: "Ver lo que falta"
    case .setUpAll: "Configurar todos los repositorios de este usuario"
    case .success: "todo está configurado, o con --remove no queda nada"
    case .findings: "con --check: algo falta; sin él: otra línea de atributos estorba"
    case .couldNotRun: "falta git, la carpeta no está en ningún repositorio, o algo no se pudo escribir"
    }
  }
}
