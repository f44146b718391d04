extension DiffHelp {
  var spanish: String {
    switch self {
    case .old: "un archivo, una carpeta, REVISION:PATH o una revisión"
    case .new: "lo mismo, con lo que se compara"
    case .summary: "Comparar dos archivos, carpetas o revisiones, y mostrar las diferencias como hechos"
    case .discussion:
      """
      Compara lo que dicen los archivos: otra manera de escribir un valor, u otro orden de un registro, no es una diferencia. \
      De dos carpetas se comparan los archivos de la misma ruta. REVISION:PATH es un archivo como lo tiene git, como \
      `HEAD~1:./days/2026-11-20.md`; con dos revisiones solas, como `HEAD~7` y `HEAD`, se comparan los archivos que están \
      dentro de la carpeta actual.

      --json muestra una lista de archivos, cada uno con `path, title, kind` y `changes`, como lo hace `tidemark changes`.
      """
    case .twoFiles: "Comparar dos archivos"
    case .lastCommit: "Comparar con el último commit"
    case .twoRevisions: "Comparar dos revisiones"
    case .success: "nada es diferente"
    case .findings: "algo es diferente"
    case .couldNotRun: "no se pudo leer un archivo (de dos carpetas, se comparó lo demás), o git se negó"
    }
  }
}
