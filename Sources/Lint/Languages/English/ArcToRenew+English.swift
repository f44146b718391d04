extension ArcToRenew {
  public static let english = RuleWords(
    summary: "A ritual whose last arc is over",
    explanation: """
      Finds the arc of a ritual that begins last, if it is complete, and the property `finished` does not say that the ritual \
      is over too. An arc that was ended early is left alone.
      """,
    reason: "Without a current arc nothing of the ritual is due, and no view mentions it.",
    fix: nil
  )
}
