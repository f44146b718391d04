extension RedoHelp {
  var spanish: String {
    switch self {
    case .summary: "Volver a hacer lo que undo deshizo"
    case .discussion: "Puedes hacerlo hasta que otro comando escriba algo."
    }
  }
}
