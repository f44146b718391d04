extension MissingTime {
  public static let french = RuleWords(
    summary: "Une plage qui revient, sans heure",
    explanation: """
      Repère un élément au premier niveau de *Routine*, dans la racine d’un coffre, qui ne commence pas par une heure.
      """,
    reason: "Une plage qui revient se place à une heure des jours où elle tombe. Sans heure, elle n’est dans aucun d’eux.",
    fix: nil
  )
}
