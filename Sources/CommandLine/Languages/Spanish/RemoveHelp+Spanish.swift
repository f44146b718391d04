extension RemoveHelp {
  var spanish: String {
    switch self {
    case .thing: "su nombre entero, un archivo, o FILE:LINE"
    case .force: "Quitar incluso aquello a lo que otros archivos hacen referencia, y dejarlos como están"
    case .summary: "Quitar un archivo, una sección o un elemento, y guardarlo en .trash"
    case .discussion:
      """
      THING es un nombre entero: una parte de uno se rechaza, y se da el comando que quita aquello de lo que es parte. Un \
      párrafo, una cita y una imagen solo se quitan por FILE:LINE. `tidemark undo` lo deshace, y `tidemark restore` recupera \
      más tarde lo que se quitó.

      Si es un archivo, también se quita su línea de las listas de tidemark.md. Un proyecto, una tarea de un proyecto o una \
      categoría a los que otros archivos hacen referencia no se quitan; se enumeran los lugares.
      """
    case .removeTask: "Quitar una tarea"
    case .removePage: "Quitar una página"
    case .removeProject: "Quitar un proyecto que algunos días nombran"
    }
  }
}
