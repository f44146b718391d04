extension NoteHelp {
  var spanish: String {
    switch self {
    case .thing:
      "un elemento, un título o un archivo por su nombre o una parte de él, FILE:LINE, o un día como “hoy” o “viernes”"
    case .text: "la nota; “-” la lee de la entrada estándar; sin ella se muestran las notas"
    case .summary: "Escribir una nota debajo de una cosa o de un día, o mostrar sus notas"
    case .discussion:
      """
      La nota de un elemento de una lista es un párrafo debajo de sus palabras: de una tarea, un bloque, un hábito, una \
      actividad. La de un día, una página, un proyecto, un ritual o un título, como el de un arco, es un párrafo debajo de lo \
      que ya está escrito ahí. Un día sin archivo recibe uno; un día de la semana es el último que pasó. Una copia de la tarea \
      de un proyecto vale por la tarea. Las palabras para una entrada de un registro las escriben `tidemark done --note`, \
      `tidemark log --note` y otros así.
      """
    case .belowTask: "Escribir una nota debajo de una tarea o de un bloque"
    case .ofDay: "Escribir la nota de un día"
    case .ofArc: "Escribir la nota de un arco"
    case .showNotes: "Mostrar sus notas"
    case .fromStandardInput: "Escribir lo que hay en la entrada estándar"
    }
  }
}
