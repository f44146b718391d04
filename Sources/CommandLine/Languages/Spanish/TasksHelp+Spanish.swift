extension TasksHelp {
  var spanish: String {
    switch self {
    case .words: "palabras que están en el título, las notas o el registro de una tarea"
    case .doneExpected: "un número o “all”"
    case .done: "Mostrar las N últimas tareas hechas (si no se indica: 4; con opciones como --tag o --due: 0)"
    case .summary: "Enumerar todas las tareas, o las que pides"
    case .discussion:
      """
      Primero vienen las tareas de tus días que no son de ningún proyecto: juntas las que quedaron abiertas en las últimas \
      cuatro semanas, luego las de hoy y los días posteriores por día. Después viene lo que está abierto por proyecto, y las \
      casillas de las páginas, cada una con su sección; las tareas recurrentes que todavía no están abiertas solo se cuentan. \
      Siguen las pilas, y lo que se hizo viene al final. Las tareas sin prioridad vienen antes que las que la tienen, y dentro \
      de una prioridad van por fecha de vencimiento. Cada tarea muestra el próximo bloque en el que está planeada. Una tarea \
      recurrente cuenta como abierta desde el día en que vence hasta que se hace o se omite.

      Con opciones como --tag o --due se busca en las tareas de todos los días. --sort y --group hacen de todo una sola lista; \
      --open --sort priority empieza con lo urgente.

      --json muestra un objeto con `today, now, project, counts, done`, y `stacks, projects, pages` y `days`, o con --sort o \
      --group, `groups`. Una tarea tiene `title, state, kind` y `type, path` y `line`, y lo demás que dice: `project, page, \
      section, day, tags, due, daysUntilDue, priority, done, since, steps, every, nextDay, nextBlock` y `found`, las líneas \
      que tienen WORDS.
      """
    case .showAll: "Mostrar lo que hay que hacer"
    case .showDue: "Mostrar lo que vence hasta mañana, y lo atrasado"
    case .showProject: "Mostrar un proyecto con todo lo que se hizo"
    case .showTag: "Mostrar lo que tiene una etiqueta, página por página"
    case .showUrgent: "Mostrar lo que está abierto, primero lo urgente"
    case .success: "se mostraron las tareas, o no hay ninguna"
    case .couldNotRun: "no se pudo leer la bóveda, o no tiene ese proyecto, página o etiqueta"
    }
  }
}
