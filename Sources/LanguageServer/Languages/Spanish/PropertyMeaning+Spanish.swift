import Languages

extension PropertyMeaning {
  var spanish: String {
    switch self {
    case .kind: "Qué es el archivo. Un archivo sin tipo es una nota, que Tidemark no toca"
    case .tags: "Palabras con las que se encuentra el archivo"
    case .icon: "La imagen antes del título"
    case .allowInVault: "Reglas de “lint” que callan en toda la bóveda"
    case .allow: "Reglas de “lint” que callan en este archivo"
    case .theme: "Cómo se ve la página"
    case .color: "El color del proyecto"
    case .time: "La parte del día a la que pertenece el ritual"
    case .duration: "Cuántos días tiene un arco nuevo, de 7 a 365"
    case .category: "La categoría a la que pertenece el ritual"
    case .finished: "El día a partir del cual ya no se pide renovar el ritual"
    case .born: "La fecha de nacimiento"
    case .expectancy: "Cuántos años de la vida se muestran"
    case .notify: "Cuándo avisar de la semana, u “off”"
    case .view: "Cómo se muestra la vida"
    case .glance: "Cuántas actividades muestra “glance”"
    case .clock: "Si las horas se muestran en formato de 12 o de 24 horas"
    case .weekStarts: "El primer día de la semana"
    case .dayStarts: "A qué hora empieza el día en que se busca tiempo libre"
    case .dayEnds: "A qué hora termina ese día"
    case .defaultBlock: "Cuánto dura un bloque sin hora de fin"
    case .midnight: "Hasta qué hora sigue siendo el día anterior"
    case .reminders: "A qué hora avisar, cada parte del día por su nombre"
    case .insights: "Qué tarjetas se muestran"
    case .folders: "Las carpetas en que los archivos no necesitan decir su tipo"
    }
  }
}
