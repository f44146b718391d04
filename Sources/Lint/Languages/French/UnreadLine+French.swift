extension UnreadLine {
  public static let french = RuleWords(
    summary: "Une ligne qui ressemble à un élément de liste, à une tâche ou à un titre, et n’en est pas",
    explanation: """
      Repère des paragraphes avec des lignes qui commencent par `•`, `◦`, `▪`, `☐` et leurs semblables, ou par `-` ou `–` et \
      du texte, à moins que ce ne soient des phrases ou le nom sous une citation; de telles lignes sous celle d’un élément de \
      liste, dont elles continuent le texte, et là aussi `*word`, `+word`, `—` et `TODO`; une ligne entre guillemets suivie \
      d’un nom, ou une phrase, juste sous un élément; une tâche dans une citation, un encadré ou un bloc HTML; et `##Words`, \
      sans espace.
      """,
    reason: """
      Markdown lit de telles lignes comme un seul texte, donc rien n’y est un élément\u{A0}: cela ne peut pas être coché, et \
      n’est dans aucune liste.
      """,
    fix: """
      Écrit le marqueur de liste de Markdown, ou l’espace après le `#`. Sûr pour des signes qui ne commencent que des éléments \
      de liste; risqué pour les tirets, `##`, les citations et les phrases. Il n’y a pas de correction pour une tâche dans une \
      citation ou du HTML.
      """
  )
}
