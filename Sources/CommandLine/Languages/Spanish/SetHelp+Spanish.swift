extension SetHelp {
  var spanish: String {
    switch self {
    case .value: "su valor; un día puede ser “mañana”, “viernes” o “en 3 días”"
    case .summary: "Fijar una propiedad de un archivo, o un campo de una sección o de un elemento"
    case .discussion:
      """
      Un valor que ya está ahí se sustituye. Un campo nuevo se escribe como los demás campos del archivo. Una clave que la \
      cosa no puede tener y un valor que la clave no puede tener se rechazan, porque lint los señalaría. Si nombras una copia \
      de una tarea en un día, el campo se fija en su proyecto. Los días de una línea de tiempo (“from”, “until”), la meta de \
      un contador, la hora de una fila de horario (“at”) y los valores de una lista (“values”) se fijan en la línea misma. Una \
      clave de tidemark.md no necesita THING: “set clock 12h” es un ajuste de la bóveda.
      """
    case .setDue: "Darle a una tarea el día en que vence"
    case .setColor: "Darle un color a un proyecto"
    case .setGoal: "Cambiar la meta de un contador"
    case .setSetting: "Cambiar un ajuste de la bóveda"
    }
  }
}
