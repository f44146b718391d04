extension MoveHelp {
  var spanish: String {
    switch self {
    case .project: "solo para tareas: consulta `tidemark task move`"
    case .before: "Ponerlo antes de este"
    case .after: "Ponerlo después de este"
    case .summary: "Poner una página, un proyecto o un ritual antes o después de otro"
    case .discussion:
      """
      Su orden es el de las listas de tidemark.md: la línea con el enlace se mueve ahí, o se escribe. Lo que una lista no \
      nombra va al final, por título, así que un archivo que debe ir antes de otro también recibe una línea. Una lista que \
      falta se crea.
      """
    case .pageBefore: "Poner una página antes de otra"
    }
  }
}
