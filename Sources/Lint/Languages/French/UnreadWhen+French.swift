extension UnreadWhen {
  public static let french = RuleWords(
    summary: "Un jour, une heure ou une règle dans le texte d’une tâche ouverte",
    explanation: """
      Repère dans une tâche ouverte sans `due` ni `every` ce qui dit quand, où que ce soit dans le texte\u{A0}: une date en \
      chiffres, un mois avec un jour, un jour de la semaine après `by`, `before`, `on`, `until`, `next` et leurs semblables, \
      une heure de l’horloge, `in 2 weeks`, `every Wed`, aussi en allemand, en français et en espagnol (`bis Fr`, `alle 2 \
      Wochen`, `cada lunes`). C’est signalé une fois par tâche. Ce qui termine le texte et ne peut être qu’un champ est repéré \
      par `foreign-field`, et ce qui est entre parenthèses, par `unread-brackets`. Sans case, seuls une règle et un \
      deux-points au début sont repérés, `every Tuesday: choir`; d’autres mots sans case sont de la prose, de même que ce qui \
      suit des mots comme `of`, `from` et `since`; mais dans une page, la fréquence dans le texte d’un élément, `Gym 3x/week`, \
      et dans une section d’habitudes ou au-dessus de dates, aussi `every evening`. Pour une habitude, repère une heure après \
      `@`; pour une activité, combien de fois par période, `Gym 2x week`.
      """,
    reason: """
      Vous l’avez peut-être écrit pour Tidemark\u{A0}: la tâche n’a pas de jour, et aucune liste ni aucun rappel ne la montre \
      à temps.
      """,
    fix: "Pour une habitude d’une page, écrit `streak`. Risqué\u{A0}: les mots sont peut-être ce que vous avez noté."
  )
}
