extension ArcLength {
  public static let french = RuleWords(
    summary: "Un arc de moins de 7 jours ou de plus de 365",
    explanation: """
      Repère un arc d’un rituel qui, premier et dernier jours compris, a moins de 7 jours ou plus de 365. Les jours perdus \
      parce que l’arc s’est terminé plus tôt avec `ended` comptent encore comme les siens.
      """,
    reason: """
      Un arc est une période sur laquelle on se retourne ensuite. En moins d’une semaine, il y a peu à voir, et aucun arc ne \
      dure plus d’un an.
      """,
    fix: nil
  )
}
