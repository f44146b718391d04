extension StackHelp {
  var spanish: String {
    switch self {
    case .name: "su nombre, o el principio de él"
    case .tasks: "una tarea abierta de un proyecto, por su nombre o el principio de él; o simples palabras"
    case .new: "Crear una pila nueva, aunque otra tenga un nombre parecido"
    case .summary: "Agregar tareas a una pila"
    case .discussion: "Sin subcomando, enumera las pilas con sus tareas."
    case .addDiscussion:
      """
      Si no hay tal pila se crea, y también el archivo stacks.md. Si ninguna tarea tiene ese nombre, TASK se agrega como \
      simples palabras, y también una que empieza con una casilla, como “[ ] Leer”. `tidemark schedule --stack` planea una \
      pila entera.
      """
    case .addTaskAndWords: "Agregar una tarea y unas palabras"
    }
  }
}
