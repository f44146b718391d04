extension SetAsideLast {
  public static let french = RuleWords(
    summary: "Une section après «\u{A0}Things that used to matter\u{A0}»",
    explanation: """
      Repère, dans une page, une section *Things that used to matter* que suit une autre section; et une section nommée \
      presque ainsi, comme *Things which used to matter*, là où aucune ne porte ce titre.
      """,
    reason: """
      Sa place est au bas de la page, hors de vue. Si elle est au milieu, ce que vous ajoutez à la fin de la page peut aller \
      dans la mauvaise section.
      """,
    fix: """
      Met la section avec toutes ses lignes à la fin du fichier. Sûr\u{A0}: rien d’autre ne change. Risqué\u{A0}: écrit le \
      titre.
      """
  )
}
