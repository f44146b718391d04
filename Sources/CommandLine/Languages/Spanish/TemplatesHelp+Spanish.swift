extension TemplatesHelp {
  var spanish: String {
    switch self {
    case .name: "una plantilla que mostrar"
    case .summary: "Enumerar las plantillas de new page, o mostrar una"
    case .discussion:
      """
      Los archivos de Markdown de la carpeta templates/ de una bóveda también son plantillas, y valen en lugar de las \
      incluidas del mismo nombre.
      """
    case .beginOwn: "Empezar una plantilla propia a partir de otra"
    }
  }
}
