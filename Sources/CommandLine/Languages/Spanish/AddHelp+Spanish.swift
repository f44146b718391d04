extension AddHelp {
  var spanish: String {
    switch self {
    case .text: "el elemento como lo escribirías en un archivo, con casilla, ícono y campos"
    case .section: "La sección o la estrategia de la página"
    case .type: "Hacerlo un elemento de este tipo, si sus palabras no dicen cuál"
    case .streak: "La regla de una racha, como daily"
    case .best: "Qué intento es el mejor"
    case .goal: "La meta de un contador o de una racha"
    case .to: "Dónde termina una cuenta de días"
    case .at: "La hora de una fila de horario, como “05:00 - 06:30”, o de lo que es recurrente"
    case .priority: "Qué tan importante es"
    case .from: "El primer día: el de una línea de tiempo, o aquel desde el que cuenta una regla"
    case .until: "El último día, o aquel hasta el que se cuentan los días"
    case .since: "El día desde el que se cuentan los días"
    case .on: "Agregarlo a este día como tarea; hoy si no se indica"
    case .project: "Agregarlo a este proyecto como tarea"
    case .stack: "Agregarlo a esta pila como tarea"
    case .literal: "Dejar como palabras un día o una hora al final de las palabras"
    case .summary: "Agregar una tarea a hoy, a otro día, a un proyecto o a una pila, o un elemento a una página"
    case .discussion:
      """
      TEXT por sí solo es una tarea de hoy, de ningún proyecto. Si hoy todavía no tiene archivo, se crea. Un día o una hora al \
      final de las palabras se entiende: “Llamar a mamá mañana 17:00” es un bloque de mañana con una casilla, y con --project, \
      una tarea que vence ese día; “Junta viernes 9:30 durante 45 minutos” y “Comida 14:00-15:00” dicen cuánto dura; “Pagar \
      la renta para el viernes” vence ese día; “Estirarme todos los días” es recurrente, y va a la página que tiene elementos \
      así; “Agua 0/8” es ahí un contador. “a las 7” son las próximas siete. El comando dice cómo lo entendió.

      Con --page, --section, --type u otro campo es un elemento de una página. Va al final de la sección, que si no se indica \
      es la que tiene más elementos de su tipo, y se escribe como las líneas que lo rodean. Sin --type deciden las palabras o \
      las opciones qué es: --every hace una tarea recurrente, --streak una racha, --best un récord, --since y --until cuentan \
      días, --goal hace un contador, --at una fila de horario, --from una línea de tiempo, --due una casilla. Un valor que \
      lint señalaría se rechaza.
      """
    case .taskOfToday: "Anotar una tarea para hoy"
    case .withTime: "Anotar algo que tiene una hora"
    case .dueTask: "Anotar una tarea que vence un día"
    case .recurring: "Anotar algo que es recurrente"
    case .taskOfProject: "Anotar una tarea de un proyecto"
    case .line: "Agregar una línea de palabras"
    case .counter: "Agregar un contador por su forma"
    case .addStreak: "Agregar una racha"
    case .tally: "Agregar un conteo sin trazos"
    }
  }
}
