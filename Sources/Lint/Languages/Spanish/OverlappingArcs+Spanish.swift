extension OverlappingArcs {
  public static let spanish = RuleWords(
    summary: "Dos arcos que se traslapan",
    explanation: """
      Encuentra un arco de un ritual que empieza antes de que haya terminado uno anterior. Un arco dura hasta su último día, o \
      hasta el día de `ended`. Cada arco se señala una vez, con el primero de aquellos con los que se traslapa.
      """,
    reason: "Un día es de un solo arco. Con dos, no se sabe qué hábitos tocan.",
    fix: """
      Termina el arco anterior un día antes de que empiece el posterior. Riesgoso: los días del posterior pueden ser los \
      equivocados.
      """
  )
}
