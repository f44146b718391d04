extension RenameHelp {
  var spanish: String {
    switch self {
    case .name: "el nombre nuevo"
    case .summary: "Cambiar el nombre de una cosa en todos los lugares donde se nombra"
    case .discussion:
      """
      Un proyecto cambia de nombre en sus tareas en los días y en las pilas y en las listas de tidemark.md, una página o un \
      ritual en esas listas, una sección en lo que se apartó de ella, una tarea en sus copias, un hábito en todos los arcos, \
      un bloque de la rutina en los días a partir de hoy que lo cambian o lo dejan fuera, una categoría en los rituales y las \
      actividades. Un archivo conserva su nombre, y un elemento sus etiquetas.
      """
    case .renameProject: "Cambiar el nombre de un proyecto en todo lo que lo nombra"
    case .renameCategory: "Cambiar el nombre de una categoría"
    }
  }
}
