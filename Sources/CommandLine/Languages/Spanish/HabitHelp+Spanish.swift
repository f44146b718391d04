extension HabitHelp {
  var spanish: String {
    switch self {
    case .words: "el ritual, por su título o una parte de él, y luego el hábito como en un archivo, con su ícono y sus campos"
    case .ritual: "Agregarlo a este ritual; entonces todas las palabras son el hábito"
    case .summary: "Modificar los hábitos de un ritual"
    case .discussion: "Sin subcomando, enumera los rituales."
    case .addSummary: "Agregar un hábito al arco actual de un ritual"
    case .addDiscussion:
      """
      En un arco que ya empezó toca desde hoy, y recibe “from” con ese día, para que ningún día anterior cuente como \
      incumplido. Si hoy no hay ningún arco en curso, va al siguiente; si todos terminaron, `tidemark renew` empieza el \
      siguiente.
      """
    case .addDaily: "Agregar un hábito de todos los días"
    case .withRitualAfter: "Lo mismo, con el ritual después"
    case .addWithRule: "Agregar uno con una regla y una meta"
    }
  }
}
