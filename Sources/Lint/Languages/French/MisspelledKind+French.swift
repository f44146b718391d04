extension MisspelledKind {
  public static let french = RuleWords(
    summary: "Un type presque connu",
    explanation: """
      Repère, dans un coffre, une propriété `kind` dont la valeur est à une lettre d’un type connu ou commence par le mot de \
      l’un d’eux, est une liste ou l’équivalent qui en contient un, ou est vide; une ligne sous `kind` que YAML joint à sa \
      valeur, parce qu’elle est en retrait; une propriété qui est à une ou deux lettres de `kind` et a pour valeur un type \
      connu; `type` avec un type connu dans un dossier de ce nom (`type: page` dans `pages`); et une ligne comme `kind = page` \
      dans un en-tête qui ne peut pas être lu. `daily`, `habit` et `activity` sont proches d’un type, eux aussi. Les autres \
      valeurs vous appartiennent.
      """,
    reason: """
      Un fichier sans type connu est une note à vous\u{A0}: aucune commande ne le lit, et aucune autre règle ne le regarde.
      """,
    fix: """
      Écrit le mot le plus proche. Risqué, parce que vous voulez peut-être le mot tel quel; sûr pour une liste d’un seul type \
      connu, et pour un type sans son deux-points. Au-dessus d’une liste jointe au type, écrit `tags:`. Risqué\u{A0}: c’est \
      peut-être une autre liste.
      """
  )
}
