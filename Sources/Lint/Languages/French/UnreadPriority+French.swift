extension UnreadPriority {
  public static let french = RuleWords(
    summary: "Des signes ou des mots d’une tâche ouverte qui disent son importance",
    explanation: """
      Repère dans une tâche ouverte sans `priority` ce qui dit qu’elle compte\u{A0}: deux points d’exclamation ou plus, `**` \
      ou `***` à l’un des bouts du texte, `!` juste devant le premier mot; `[high]`, `[low]`, `[urgent]`, `(asap)`; les mots \
      *urgent*, *important*, *asap*, *wichtig*, *dringend* et leurs semblables devant un deux-points ou en majuscules au \
      début, et à la fin après une virgule, en majuscules ou devant un `!`.
      """,
    reason: "Vous l’avez peut-être écrit pour Tidemark\u{A0}: sans un champ, la tâche est triée comme toutes les autres.",
    fix: "Écrit le champ. Un signe lui cède la place, un mot reste. Risqué\u{A0}: ce n’est peut-être que de la joie."
  )
}
