extension SeveralLives {
  public static let spanish = RuleWords(
    summary: "Varias vidas, y nada que diga cuál es la tuya",
    explanation: """
      Encuentra las vidas de una bóveda, si cualquiera de ellas podría ser la tuya. La tuya es la que está junto a \
      `tidemark.md`. Si ahí hay varias, o ninguna, es la primera que nombra `tidemark.md`.
      """,
    reason: """
      `tidemark life` y `tidemark glance` muestran primero tu vida. Si no pueden saber cuál es, muestran la primera según su \
      ruta.
      """,
    fix: nil
  )
}
