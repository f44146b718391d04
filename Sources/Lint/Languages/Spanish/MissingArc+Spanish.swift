extension MissingArc {
  public static let spanish = RuleWords(
    summary: "Un ritual sin arco",
    explanation: """
      Encuentra un ritual que tiene elementos de lista, pero ninguna sección como `Arc 1: DATE - DATE`, ni una que pretenda \
      serlo, y cuya propiedad `finished` no dice que ya terminó.
      """,
    reason: """
      Los elementos de lista son hábitos solo dentro de un arco. Sin él nada está pendiente, y no se lee ningún registro.
      """,
    fix: """
      Escribe el título del primer arco arriba de los hábitos, con el primer día de sus registros, o con hoy; la sección en la \
      que están se vuelve un grupo. Seguro donde los hábitos están en la introducción o tienen fechas debajo. No hay arreglo \
      donde los elementos están en varias secciones, o los registros son más largos de lo que puede ser un arco.
      """
  )
}
