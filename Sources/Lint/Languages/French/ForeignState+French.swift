extension ForeignState {
  public static let french = RuleWords(
    summary: "Une tâche dont l’état ou la priorité est un mot ou un signe d’un autre programme",
    explanation: """
      Repère des éléments de liste, et des paragraphes d’une ligne, qui commencent par `TODO`, `DONE`, `CANCELLED`, `LATER`, \
      `NOW`, `DOING` ou `WAITING`, à moins que ce ne soient des phrases; deux lignes ou plus qui commencent par `x`, `<` ou \
      `o`, comme dans un bullet journal; le `(A)`, le `(B)` ou le `(C)` de todo.txt après une case; des éléments dont tout le \
      texte est barré, avec une case ouverte ou sans case, les habitudes comprises; et des tâches ouvertes avec `✅` ou `❌` \
      avant ou après leur texte.
      """,
    reason: """
      Cela ressemble à une tâche et n’a pas de case ou pas de priorité\u{A0}: elle n’est dans aucune liste de ce qui est \
      ouvert, ou n’y est pas à sa place.
      """,
    fix: """
      Écrit la case ou la priorité. `DOING`, `NOW`, `LATER` et `WAITING` restent devant le texte, parce qu’aucune case ne dit \
      cela. Ce qui est barré devient abandonné, ou fait; une habitude se termine aujourd’hui. Risqué\u{A0}: la ligne est \
      peut-être une phrase.
      """
  )
}
