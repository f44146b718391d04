extension TickedRecurring {
  public static let french = RuleWords(
    summary: "Une tâche récurrente dont la case est cochée",
    explanation: """
      Repère `[x]` devant un élément avec `every`, devant une habitude d’un rituel et devant une activité. Son journal dit ce \
      qui a été fait et quand; la case, non.
      """,
    reason: """
      Une case cochée dit qu’une tâche est faite une fois pour toutes. Celle-ci revient, et la coche ne dit pas de quelle fois \
      il s’agit.
      """,
    fix: """
      Rouvre la case et ajoute une entrée à la date d’aujourd’hui, à moins que le journal n’en ait une, ou que l’arc d’une \
      habitude ne soit pas en cours. Risqué\u{A0}: cela a peut-être été fait un autre jour.
      """
  )
}
