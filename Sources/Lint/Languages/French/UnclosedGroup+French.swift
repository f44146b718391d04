extension UnclosedGroup {
  public static let french = RuleWords(
    summary: "Des champs dont la parenthèse n’est pas fermée",
    explanation: "Repère un `(` que suivent une clé et un deux-points, là où le paragraphe n’a pas de `)` pour le fermer.",
    reason: "Sans sa fin, la parenthèse fait partie du texte, et ses champs sont ignorés.",
    fix: "Écrit `)` à la fin de la ligne. Sûr\u{A0}: proposé seulement là où tout ce qui est entre les deux est lu."
  )
}
