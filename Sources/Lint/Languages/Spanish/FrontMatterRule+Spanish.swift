extension FrontMatterRule {
  public static let spanish = RuleWords(
    summary: "Un encabezado que no se puede leer",
    explanation: """
      Encuentra un encabezado que no es YAML, o que no tiene línea de cierre `---`. El archivo conserva el tipo que dice una \
      línea `kind: …`, pero ninguna otra propiedad se lee donde falla el YAML.
      """,
    reason: """
      Su tema, sus etiquetas y sus excepciones se ignoran; sin la línea de cierre, otros programas lo muestran como texto.
      """,
    fix: """
      Escribe la línea de cierre que falta, arriba de la primera línea en blanco o del primer título, o en lugar de una línea \
      de otros signos, como `----`. Seguro en ese último caso, y si sigue el título, o nada. Escribe las etiquetas entre \
      corchetes sin el `#` que hace de ellas un comentario. Seguro.
      """
  )
}
