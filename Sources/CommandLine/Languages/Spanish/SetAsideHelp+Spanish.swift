extension SetAsideHelp {
  var spanish: String {
    switch self {
    case .summary: "Mover un elemento de una página a las cosas que antes importaban"
    case .discussion:
      """
      Va con todas sus líneas a la sección “Things that used to matter”, que se crea al final de la página si falta, y recibe \
      el campo “was”, que dice dónde estaba: “was: How > Strategy > Item”. Lo apartado no vence, no se cuenta ni se muestra.
      """
    case .setAside: "Apartar un elemento"
    }
  }
}
