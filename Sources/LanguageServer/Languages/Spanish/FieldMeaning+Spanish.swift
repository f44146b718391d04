import Languages

extension FieldMeaning {
  var spanish: String {
    switch self {
    case .type: "Qué es el elemento, donde su texto diría otra cosa"
    case .icon: "La imagen antes del título"
    case .was: "Dónde estaba el elemento antes de apartarlo"
    case .every: "Cuándo se repite"
    case .at: "A qué horas de un día que toca; con una regla de horas, desde cuándo y hasta cuándo"
    case .in: "En qué meses toca"
    case .from: "El primer día en que toca"
    case .untilDate: "Cuenta los días que faltan para una fecha; junto a una regla, el último día en que toca"
    case .until: "El último día en que toca"
    case .sinceAdded: "El día en que se agregó la actividad"
    case .since: "Cuenta los días desde una fecha"
    case .streak: "Cuenta cuántas veces seguidas se hizo"
    case .goalOfArc: "Cuántas veces se quiere hacer en el arco"
    case .goal: "En cuántos días de un periodo se debe hacer"
    case .best: "Guarda el mejor de los intentos"
    case .count: "Cuenta con números, hacia arriba o hacia abajo"
    case .to: "Dónde termina la cuenta"
    case .due: "El día en que vence"
    case .priority: "Qué tanto importa"
    case .done: "El día en que se hizo"
    case .notifyOfBlock: "Avisa cuando el bloque empieza, cuando termina o ambas veces"
    case .notify: "A qué hora avisar el día en que vence"
    case .project: "El proyecto al que pertenece la tarea"
    case .color: "El color con que se muestra"
    case .ended: "El último día que cuenta, de un arco que se terminó antes de tiempo"
    case .rating: "Cómo estuvo la semana"
    case .categoryOfMark: "De qué se trató la semana"
    case .category: "La categoría a la que pertenece"
    case .marked: "El día en que se anotó, si fue después"
    case .source: "Qué programa escribió la entrada"
    case .theme: "Cómo se ve la sección"
    }
  }
}
