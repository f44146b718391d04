extension MissingEnd {
  public static let french = RuleWords(
    summary: "Une plage d’un jour passé sans fin",
    explanation: """
      Repère une plage sans heure de fin dans un jour qui est terminé. Elle dure ce que dit `default-block` du coffre, ou \
      jusqu’à la plage suivante. Les plages d’aujourd’hui et des jours à venir sont laissées de côté.
      """,
    reason: """
      Quand `default-block` change, le passé change avec lui\u{A0}: la durée de la plage, et ce que compte `tidemark stats \
      time`.
      """,
    fix: """
      Écrit la fin que la plage a selon le réglage d’aujourd’hui, de sorte qu’aucune vue ne montre autre chose qu’avant. \
      Risqué tout de même\u{A0}: la fin devient un fait de votre agenda que personne n’a écrit, et si `default-block` était \
      différent ce jour-là, elle est fausse. Avant de changer `default-block`, `tidemark lint --fix --unsafe-fixes --rule \
      missing-end` garde tous les jours passés tels qu’ils sont.
      """
  )
}
