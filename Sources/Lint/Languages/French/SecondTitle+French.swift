extension SecondTitle {
  public static let french = RuleWords(
    summary: "Un deuxième titre",
    explanation: "Repère un titre de premier niveau après le premier, qui est celui du fichier. Il se lit comme une section.",
    reason: """
      Un fichier est une seule chose avec un seul titre. D’autres programmes affichent le deuxième aussi grand que le premier, \
      et les mettent côte à côte dans leurs listes.
      """,
    fix: "Le change en titre de deuxième niveau. Sûr\u{A0}: il se lit comme une section avant et après."
  )
}
