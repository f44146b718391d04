extension MissingImage {
  public static let french = RuleWords(
    summary: "Une image dont le fichier manque",
    explanation: """
      Repère une image, seule dans son paragraphe, dont le chemin ne mène à aucun fichier depuis le dossier de la page; une \
      image sans chemin; et une image dont le chemin contient un espace, si bien que Markdown la lit comme du texte. Les \
      adresses et les chemins absolus sont laissés de côté.
      """,
    reason: "Là où devrait être l’image, une page n’affiche que son texte, ou la ligne telle qu’elle est écrite.",
    fix: "Écrit entre chevrons un chemin qui contient des espaces. Sûr. Le reste n’a pas de correction."
  )
}
