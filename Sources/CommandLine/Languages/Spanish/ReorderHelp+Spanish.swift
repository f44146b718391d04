extension ReorderHelp {
  var spanish: String {
    switch self {
    case .item: "un elemento o una sección: su nombre o una parte de él, o FILE:LINE"
    case .up: "Subirlo un lugar"
    case .down: "Bajarlo un lugar"
    case .toExpected: "un lugar como 1"
    case .to: "Moverlo a este lugar entre sus hermanos, contando desde 1"
    case .before: "Moverlo antes de este hermano"
    case .after: "Moverlo después de este hermano"
    case .summary: "Mover un elemento o una sección entre sus hermanos"
    case .discussion:
      """
      Son hermanos los elementos de una sección, de un grupo o de un elemento; las secciones de un archivo; los grupos de una \
      sección. Todo lo que está debajo se mueve con él, y también un comentario encima de un título. Las listas numeradas \
      quedan en orden.
      """
    case .moveUp: "Subir un elemento un lugar"
    case .moveBefore: "Mover un hábito antes de otro"
    case .moveToTop: "Mover una sección al principio"
    }
  }
}
