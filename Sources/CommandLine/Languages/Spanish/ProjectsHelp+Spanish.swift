extension ProjectsHelp {
  var spanish: String {
    switch self {
    case .summary: "Enumerar los proyectos con lo que en cada uno está pendiente, vence y sigue"
    case .discussion:
      """
      Los proyectos vienen en el orden de la sección “Projects” de `tidemark.md` de la bóveda, y después por título. La última \
      línea, “Todos”, los suma. “Vencen” cuenta las tareas abiertas que vencen hoy o antes. Una tarea recurrente cuenta como \
      abierta desde el día en que vence hasta que se hace o se omite.
      """
    case .showProjects: "Mostrar cómo van los proyectos"
    case .success: "se mostraron los proyectos, o no hay ninguno"
    }
  }
}
