extension MissingNumber {
  public static let spanish = RuleWords(
    summary: "Una cuenta sin número, o con uno que no se puede leer",
    explanation: """
      Encuentra un elemento con `count` cuyo texto no termina en dos puntos y un número, que se lee como 0; y un elemento con \
      `count` o `best` en el que después de los dos puntos hay otra cosa.
      """,
    reason: "Un número que no se lee no puede subir ni bajar, y un comando escribiría otro más.",
    fix: """
      Escribe `: 0` si no hay ninguna cifra en el texto, lo que es seguro; los dos puntos antes del único número que hay, o un \
      punto en vez de una coma, lo que es riesgoso: el número puede ser parte del nombre.
      """
  )
}
