extension MissingTitle {
  public static let spanish = RuleWords(
    summary: "Un archivo sin título",
    explanation: """
      Encuentra un archivo sin un título de primer nivel. Su título es entonces su nombre, sin carpeta ni extensión; para un \
      día cuyo archivo lleva el nombre de su fecha, eso basta.
      """,
    reason: """
      El título cambia cuando cambia el nombre del archivo, y el nombre de un archivo no tiene ícono ni puede tener cualquier \
      carácter.
      """,
    fix: nil
  )
}
