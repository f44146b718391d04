extension ArcNumber {
  public static let spanish = RuleWords(
    summary: "Arcos con el mismo número, o en desorden",
    explanation: """
      Encuentra un arco de un ritual que tiene el número de otro, o un número menor que el de uno que empieza antes. Se pueden \
      saltar números, y el orden en el archivo es libre.
      """,
    reason: """
      Los arcos se conocen por sus números, que crecen con el tiempo. El siguiente arco recibe el número que sigue al más \
      alto.
      """,
    fix: """
      Vuelve a numerar los arcos donde el número de uno no es mayor que los anteriores. Riesgoso: los días pueden ser los \
      equivocados.
      """
  )
}
