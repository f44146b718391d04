extension EditCommandHelp {
  var spanish: String {
    switch self {
    case .text: "las palabras nuevas"
    case .summary: "Cambiar el nombre de un elemento"
    case .discussion:
      """
      Su casilla, valor, campos, notas y registro se quedan. Un emoji antes de las palabras nuevas pasa a ser su ícono. Una \
      tarea de un proyecto, un hábito y una categoría reciben las palabras nuevas dondequiera que se nombren.
      """
    case .changeTask: "Cambiar las palabras de una tarea"
    case .changeLine: "Cambiar las del elemento de una línea"
    }
  }
}
