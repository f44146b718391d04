extension TaskMoveHelp {
  var spanish: String {
    switch self {
    case .task: "su nombre o una parte de él, o FILE:LINE; pon después el proyecto, o ponlo después de --to"
    case .project: "Moverla a este proyecto"
    case .summary: "Mover una tarea de un proyecto o de un día a otro proyecto"
    case .discussion:
      """
      Una tarea de un día pasa a ser una del proyecto, con su día de vencimiento, prioridad y pasos, y sigue planeada en su \
      día; `tidemark unschedule` la quita del día. También puedes mover lo que días anteriores dejaron abierto.

      Su línea se mueve con sus pasos, notas y registro. Donde la nombran los días, las pilas y la rutina, nombran desde \
      entonces el proyecto nuevo. También cambian los días pasados, pues de lo contrario nombrarían una tarea que el proyecto \
      anterior ya no tiene.
      """
    case .moveTask: "Mover una tarea y sus copias"
    case .giveProject: "Darle un proyecto a una tarea de hoy"
    }
  }
}
