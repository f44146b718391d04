extension MisplacedKey {
  public static let french = RuleWords(
    summary: "Une clé qui n’est pas lue à cet endroit",
    explanation: """
      Repère une clé que les éléments de cette sorte n’ont pas (`due` sans case), et une clé qui n’a de sens qu’avec une autre \
      (`goal` avec `streak`). Les clés propres à d’autres types de fichiers sont du texte quand elles sont seules entre \
      parenthèses, et ne sont repérées qu’à côté de clés qui sont lues.
      """,
    reason: "La clé est bien écrite, donc la ligne a l’air correcte, mais ce qu’elle dit est ignoré.",
    fix: nil
  )
}
