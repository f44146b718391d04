extension ScheduleHelp {
  var spanish: String {
    switch self {
    case .task: "una tarea de un proyecto o de un día, por su nombre o una parte de él, o FILE:LINE"
    case .stack: "Planear en su lugar todas las tareas de esta pila"
    case .when: "el día y las horas de su bloque: “viernes 9:30”, “mañana”, 10:00-11:30"
    case .day: "El día en que se planea; hoy si no se indica"
    case .at: "Planearla en un bloque nuevo con su nombre que empieza a esa hora, o va de una hora a otra"
    case .length: "Con una hora: cuánto dura el bloque; si no se indica, lo que diga default-block"
    case .block: "Planearla en este bloque, por su nombre o la hora a la que empieza"
    case .again: "Planearla una vez más, y dejarla donde ya está planeada"
    case .summary: "Planear una tarea o una pila en un día"
    case .discussion:
      """
      Una copia de la tarea, con el nombre de su proyecto, va debajo del bloque; sin hora ni --block es una tarea del día. Una \
      tarea que no es de ningún proyecto se mueve ella misma: con hora pasa a ser un bloque con casilla. Lo que ya está \
      planeado, hoy o después, se mueve, con el bloque que se hizo para ello; con --again se planea una vez más. Una tarea \
      recurrente solo se mueve dentro de su día, y una pila no mueve nada. Nada se planea dos veces en un mismo lugar. Una \
      hora ocupada se rechaza, salvo con --nearest u --overlap. Un bloque de la rutina que el día muestra se escribe antes en \
      el archivo del día; un día sin archivo recibe uno.
      """
    case .giveBlock: "Darle un bloque propio"
    case .withOptions: "Lo mismo hoy, con opciones"
    case .planInBlock: "Planearla en un bloque"
    case .movePlanned: "Mover a otro día lo que ya está planeado"
    case .planStack: "Planear una pila"
    }
  }
}
