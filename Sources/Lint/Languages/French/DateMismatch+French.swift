extension DateMismatch {
  public static let french = RuleWords(
    summary: "Une date qui contredit le nom du fichier, ou le titre au-dessus",
    explanation: """
      Repère un fichier de type `day` dont le nom porte une date qui n’est pas celle de son titre. Le titre dit de quel jour \
      il s’agit, s’il a une date; sinon, le nom le dit, et les mots du titre qui nomment un autre jour (*24 November*) sont \
      repérés. Un nom sans date est correct. Dans une vie, aussi une marque sous le titre d’une année (`## 2026`, `### 2026`) \
      dont le jour est d’une autre; `Week 40` est la quarantième semaine de la vie et non de l’année.
      """,
    reason: "Quand vous cherchez un jour parmi les fichiers, vous en trouvez un autre, et le jour lui-même semble manquer.",
    fix: nil
  )
}
