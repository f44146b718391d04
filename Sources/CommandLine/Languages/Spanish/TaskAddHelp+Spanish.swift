extension TaskAddHelp {
  var spanish: String {
    switch self {
    case .text: "sus palabras, con campos si quieres"
    case .project: "Agregarla a este proyecto; hay que indicarlo"
    case .priority: "Qué tan importante es"
    case .notifyExpected: "una hora como 17:00, o yes para el recordatorio de la mañana"
    case .notify: "Avisar a esta hora el día en que vence; yes quiere decir el recordatorio de la mañana"
    case .summary: "Agregar una tarea a un proyecto"
    case .discussion:
      """
      Va después de la última tarea abierta de la primera sección que tiene tareas, y se escribe como las tareas que la \
      rodean. Una tarea recurrente toca desde hoy.
      """
    case .addDue: "Agregar una tarea que vence el viernes"
    case .addRecurring: "Agregar una tarea recurrente"
    case .writeFields: "Escribir los campos a mano"
    }
  }
}
