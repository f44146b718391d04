extension MissingTime {
  public static let french = RuleWords(
    summary: "Une plage récurrente sans heure",
    explanation: """
      Repère un élément au premier niveau de *Routine*, dans la racine d’un coffre, qui ne commence pas par une heure.
      """,
    reason: "Une plage récurrente se place à une heure des jours où elle tombe. Sans heure, elle n’est dans aucun d’eux.",
    fix: nil
  )
}
