extension InitHelp {
  var spanish: String {
    switch self {
    case .folder: "la carpeta de la bóveda, que se crea si no existe"
    case .example: "Crear una bóveda llena: páginas, días y proyectos de una persona inventada"
    case .bare: "Escribir solo tidemark.md, y nada más"
    case .with: "Agregar rituales que empiezan hoy, cada uno de un ritual preparado de `tidemark presets` o de un archivo"
    case .summary: "Crear una bóveda"
    case .discussion:
      """
      Escribe tidemark.md con los ajustes, una primera página, el día de hoy y un proyecto, para que haya algo que cambiar. Un \
      archivo que existe nunca se sobrescribe.

      En una carpeta que tiene archivos de Markdown escribe solo tidemark.md, con el ajuste “days” para una carpeta de notas \
      diarias, y dice lo que encontró ahí y lo que `tidemark lint` encuentra. Ninguna nota cambia: para dejar la bóveda, borra \
      tidemark.md.
      """
    case .here: "Crear una bóveda en esta carpeta"
    case .ofNotes: "Hacer una bóveda de una carpeta de notas"
    case .withRituals: "Crear una con dos rituales"
    case .full: "Ver una llena"
    case .success: "se escribió la bóveda"
    case .couldNotRun:
      "no se escribió nada: un archivo ya existe, un ritual preparado no existe, o la carpeta está en una bóveda"
    }
  }
}
