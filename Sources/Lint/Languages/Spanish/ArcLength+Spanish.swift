extension ArcLength {
  public static let spanish = RuleWords(
    summary: "Un arco de menos de 7 días o de más de 365",
    explanation: """
      Encuentra un arco de un ritual que, contando su primer y su último día, tiene menos de 7 días o más de 365. Los días que \
      se pierden porque el arco terminó antes con `ended` siguen contando como suyos.
      """,
    reason: """
      Un arco es un tramo de tiempo para luego mirar atrás. En menos de una semana hay poco que ver, y ningún arco dura más de \
      un año.
      """,
    fix: nil
  )
}
