extension CategoryHelp {
  var spanish: String {
    switch self {
    case .name: "su nombre como en un archivo, con ícono y campos"
    case .summary: "Modificar las categorías de la bóveda"
    case .discussion: "Sin subcomando, enumera las de tidemark.md."
    case .addSummary: "Agregar una categoría para rituales y actividades"
    case .addDiscussion:
      """
      Las categorías están en la sección Categories de tidemark.md, que se crea si no la hay. Una que viene incluida recibe el \
      color y el ícono de su línea ahí.
      """
    case .addCategory: "Agregar una categoría"
    }
  }
}
