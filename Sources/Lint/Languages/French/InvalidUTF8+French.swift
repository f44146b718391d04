extension InvalidUTF8 {
  public static let french = RuleWords(
    summary: "Un octet qui n’est pas de l’UTF-8",
    explanation: """
      Repère le premier octet d’un fichier qui n’est pas de l’UTF-8 bien formé (Unicode 15, tableau 3-7). Le fichier est lu \
      aussi loin que possible, et l’octet affiché comme `\u{FFFD}`.
      """,
    reason: "Aucun programme qui lit l’UTF-8 ne peut afficher la lettre voulue. Aucune commande ne réécrit un tel fichier.",
    fix: nil
  )
}
