extension TextconvHelp {
  var spanish: String {
    switch self {
    case .file: "el archivo; - para la entrada estándar"
    case .summary: "Mostrar un archivo como texto para comparar: un hecho por línea"
    case .discussion:
      """
      Para git diff --textconv: el orden de los campos, la manera de escribir las fechas y si los días de un registro están \
      escritos como intervalo no hacen diferencia, y cada valor tiene una línea propia. Un archivo que no es de Tidemark, o \
      que tiene las marcas de una fusión, se muestra como está. `tidemark git-setup --textconv` le dice a git que lo use \
      siempre; para una sola vez, escribe `git -c diff.tidemark.textconv="tidemark textconv" diff`.
      """
    case .printDay: "Mostrar un día como hechos"
    case .success: "se mostró el texto"
    case .couldNotRun: "no se pudo leer el archivo"
    }
  }
}
