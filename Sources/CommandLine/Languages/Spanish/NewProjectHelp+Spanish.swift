import Planner

extension NewProjectHelp {
  var spanish: String {
    switch self {
    case .name: "el nombre del proyecto"
    case .summary: "Crear un proyecto"
    case .discussion:
      """
      Sin --output el proyecto va a `projects/` en la bóveda, o si no hay, a esta carpeta, con su nombre en minúsculas. Un \
      archivo que existe nunca se sobrescribe. Dos proyectos de una bóveda no pueden tener el mismo nombre, y ninguno se puede \
      llamar “\(Project.allTitle)”. `tidemark task add` le agrega tareas.
      """
    case .giveItIcon: "Darle un ícono"
    }
  }
}
