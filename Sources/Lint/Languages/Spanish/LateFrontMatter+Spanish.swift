extension LateFrontMatter {
  public static let spanish = RuleWords(
    summary: "Un encabezado que no está en la primera línea",
    explanation: """
      Encuentra una línea `---` debajo de líneas en blanco o de un comentario al principio de un archivo, con propiedades \
      debajo que tienen un `kind` conocido; y propiedades así en las primeras líneas de un archivo, sin el `---` de arriba o \
      debajo de otra línea en su lugar (`+++`, `----`).
      """,
    reason: """
      El encabezado empieza en la primera línea. Más abajo es una raya y un texto, y el archivo es una nota que Tidemark no \
      lee.
      """,
    fix: """
      Borra las líneas en blanco, si no hay un comentario entre ellas, o escribe el `---` que falta. Seguro: nada más cambia.
      """
  )
}
