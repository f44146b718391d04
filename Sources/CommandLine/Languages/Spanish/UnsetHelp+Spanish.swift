extension UnsetHelp {
  var spanish: String {
    switch self {
    case .summary: "Quitar una propiedad de un archivo, o un campo de una sección o de un elemento"
    case .discussion:
      """
      Los campos que no significan nada sin él se quitan también: “at” y “from” con “every”. Una clave de tidemark.md no \
      necesita THING: “unset clock” es un ajuste de la bóveda.
      """
    case .removeDay: "Quitarle el día a una tarea"
    case .removeColor: "Quitarle el color a un proyecto"
    case .removeSetting: "Dejar un ajuste de la bóveda en su valor predeterminado"
    }
  }
}
