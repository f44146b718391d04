extension DuplicateProperty {
  public static let french = RuleWords(
    summary: "Une propriété qui figure deux fois",
    explanation: "Repère une clé de l’en-tête qu’une ligne antérieure a déjà. La première est lue, les autres ne le sont pas.",
    reason: """
      Vous vouliez l’une des deux valeurs, et rien dans le fichier ne dit laquelle. YAML l’interdit (YAML 1.2, section \
      3.2.1.1).
      """,
    fix: nil
  )
}
