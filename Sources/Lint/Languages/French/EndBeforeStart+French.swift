extension EndBeforeStart {
  public static let french = RuleWords(
    summary: "Un intervalle qui se termine avant de commencer",
    explanation: """
      Repère un intervalle de dates dont le dernier jour précède le premier, un intervalle d’heures qui ne se termine pas \
      après avoir commencé, la même chose dans un journal et dans `at`, et un `until` antérieur à son `from`. Un intervalle \
      d’heures qui commence à 12:00 ou après et se termine à 12:00 ou avant dépasse minuit et est correct.
      """,
    reason: "Un tel intervalle ne contient ni jour ni minute. Il n’est pas lu, et ses caractères restent dans le texte.",
    fix: nil
  )
}
