extension OtherCase {
  public static let french = RuleWords(
    summary: "Un mot-clé ou une catégorie qui ne diffère d’un autre que par les majuscules et les minuscules",
    explanation: """
      Repère un mot-clé qui ne diffère d’un précédent de son fichier que par les majuscules et les minuscules, et une telle \
      catégorie des activités ou de la racine.
      """,
    reason: """
      Dans les noms, les majuscules comptent\u{A0}: vous avez deux mots-clés, ou deux catégories, là où vous en voulez sans \
      doute un seul.
      """,
    fix: "Écrit la graphie antérieure. Risqué\u{A0}: vous voulez peut-être les deux."
  )
}
