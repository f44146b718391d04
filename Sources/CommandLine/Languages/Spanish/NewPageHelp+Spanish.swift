extension NewPageHelp {
  var spanish: String {
    switch self {
    case .title: "el título de la página"
    case .template: "Partir de esta plantilla: una incluida, una de la carpeta templates de la bóveda, o un archivo"
    case .copy: "Partir de todas las líneas de esta página, incluidos sus registros"
    case .before: "Ponerla antes de esta página en el orden de la bóveda"
    case .after: "Ponerla después de esta página en el orden de la bóveda"
    case .summary: "Crear una página Focus a partir de una plantilla o de otra página"
    case .discussion:
      """
      Sin --output la página va a `pages/` en la bóveda, o si no hay, a esta carpeta, con su título en minúsculas. Un archivo \
      que existe nunca se sobrescribe. `tidemark templates` enumera las plantillas; en ellas, `{{title}}` representa el título \
      y `{{today}}` el día. --before y --after escriben la página en la lista de tidemark.md, como lo hace `tidemark move`.
      """
    case .sixSections: "Crear una página de seis secciones"
    case .everyTracker: "Crear una con todo lo que se puede seguir"
    case .linesOfAnother: "Partir de las líneas de otra página"
    case .success: "se escribió la página"
    case .couldNotRun: "no se escribió nada: el archivo ya existe, o no se conoce la plantilla o la página"
    }
  }
}
