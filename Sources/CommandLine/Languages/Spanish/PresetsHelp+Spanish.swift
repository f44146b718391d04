extension PresetsHelp {
  var spanish: String {
    switch self {
    case .name:
      """
      una parte de un título, una categoría o un momento del día, para enumerar los rituales preparados que coinciden, con sus \
      hábitos; un título entero muestra el ritual preparado como empezaría hoy
      """
    case .category: "Enumerar los de esta categoría"
    case .summary: "Enumerar rituales con los que empezar, o mostrar uno"
    case .discussion:
      """
      Por sí solo enumera los títulos; con WORD, --category o --time, también los hábitos. Cada uno es un archivo del tipo \
      “ritual” con un primer arco a partir de hoy; `tidemark new ritual --preset NAME` lo escribe. Los rituales de la carpeta \
      `templates/rituals/` de una bóveda también son rituales preparados, y valen en lugar de los incluidos del mismo nombre. \
      En un archivo así, `{{today}}` representa el primer día del arco y `{{end}}` el último; de un ritual que tiene un arco \
      propio se usan solo los hábitos, sin sus registros. Un ritual preparado se nombra por su título o su archivo, o por una \
      parte de ellos.

      --json muestra un objeto con `presets`. Un ritual preparado tiene `name` (el de su archivo), `title, icon, category, \
      time, days` (de su arco), `isOwn` (de la bóveda) y `habits`, cada uno con `title, icon` y `every`.
      """
    case .listByTime: "Enumerar los de la mañana, los del anochecer y los de cualquier hora"
    case .listWithHabits: "Enumerar los de la mañana con sus hábitos"
    case .beginToday: "Empezar uno hoy"
    case .success: "se mostró la lista o el ritual preparado"
    case .couldNotRun: "no existe ese ritual preparado, o uno de los de la bóveda no se puede leer"
    }
  }
}
