extension OpenWithDone {
  public static let french = RuleWords(
    summary: "Une case ouverte qui dit quand cela a été fait",
    explanation: "Repère le champ `done` avec une date dans un élément dont la case est ouverte.",
    reason: """
      La case dit que ce n’est pas encore fait, et le champ, que c’est fait; les listes de ce qui est ouvert le montrent.
      """,
    fix: """
      Coche la case, ou enlève le champ. Risqué\u{A0}: c’est à vous de dire lequel des deux est périmé. Ce qui est récurrent \
      n’est pas coché.
      """
  )
}
