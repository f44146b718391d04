extension VanishingText {
  public static let french = RuleWords(
    summary: "Du texte que Markdown cache",
    explanation: """
      Repère `[word]: word` là où il commence un paragraphe ou un élément. Markdown le lit comme la définition d’un lien \
      (CommonMark 0.30, section 4.7), qui n’est affichée nulle part. Une définition avec une adresse, un chemin ou une ancre \
      est laissée de côté.
      """,
    reason: """
      Les mots sont dans le fichier et sur aucun écran\u{A0}: ni Tidemark ni aucun autre lecteur de Markdown ne les affiche.
      """,
    fix: """
      Enlève le deux-points après une case, ou sinon écrit une barre oblique inverse devant le crochet. Sûr\u{A0}: les mots \
      deviennent visibles.
      """
  )
}
