extension BlockPastMidnight {
  public static let french = RuleWords(
    summary: "Une plage qui dépasse minuit",
    explanation: """
      Repère une plage d’un jour, ou de la routine, dont l’intervalle se termine le lendemain (`22:00 - 02:00`). Le jour même, \
      elle compte jusqu’à 24:00, et le reste ne compte nulle part. Un intervalle jusqu’à `00:00` se termine à minuit et est \
      correct.
      """,
    reason: "Un fichier est un jour. Ce qui est prévu après minuit manque au lendemain.",
    fix: """
      Termine la plage à 24:00, et écrit le reste comme une plage dans le fichier voisin qui porte le nom du lendemain, créé \
      au besoin. La nouvelle plage a le texte, l’icône et la couleur, et aucune case. Risqué\u{A0}: deux fichiers changent, et \
      ce jour peut se trouver dans un fichier d’un autre nom. Sur l’entrée standard, la plage est seulement terminée. \
      `2pm-3:30` devient `14:00 - 15:30`.
      """
  )
}
