extension PropertyValue {
  public static let spanish = RuleWords(
    summary: "Un valor que una propiedad no puede tener",
    explanation: """
      Encuentra una propiedad conocida del encabezado cuyo valor no es ninguna de las palabras que admite, o no es de la clase \
      que admite; y una a la que YAML une las líneas de abajo, porque tienen sangría. El archivo se lee como si la propiedad \
      no estuviera. También un `#` y una palabra donde va un valor o una etiqueta: para YAML son un comentario.
      """,
    reason: "Lo que la propiedad debía decir se pierde: la página no tiene tema.",
    fix: """
      Hace una lista de un texto y de las líneas de abajo que empiezan con un guion, en una propiedad que admite una lista, \
      escribe las etiquetas sin su `#`, y la fecha que sin duda querías (`14 June 1986` como `1986-06-14`). Seguro. Una \
      fecha que unas palabras pueden significar y la palabra más parecida (`blod` como `bold`) son riesgosas.
      """
  )
}
