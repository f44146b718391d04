extension PagesHelp {
  var spanish: String {
    switch self {
    case .page: "una página: su título o una parte de él, o su ruta"
    case .summary: "Mostrar el orden de las páginas, o qué va antes y después de una"
    case .discussion:
      """
      Las páginas vienen en el orden de la sección “Pages” de `tidemark.md` de la bóveda; las que no están en ella vienen \
      después, por título. `tidemark reorder` y las opciones de `tidemark new page` cambian el orden.

      --json muestra un objeto con `pages`. Una página tiene `number` (desde 1), `title, icon, path, line, isListed`, y \
      `previous` y `next`, cada una con `title, path` y `line`. Con PAGE el objeto es esa página.
      """
    case .showAll: "Mostrar todas las páginas en su orden"
    case .showNeighbors: "Mostrar qué va antes y después de una página"
    case .success: "se mostraron las páginas, o no hay ninguna"
    }
  }
}
