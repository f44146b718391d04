extension UnreadWhen {
  public static let spanish = RuleWords(
    summary: "Un día, una hora o una regla en el texto de una tarea abierta",
    explanation: """
      Encuentra en una tarea abierta sin `due` ni `every` lo que dice cuándo, esté donde esté en el texto: una fecha en \
      cifras, un mes con un día, un día de la semana después de `by`, `before`, `on`, `until`, `next` y similares, una hora \
      del reloj, `in 2 weeks`, `every Wed`, también en alemán, francés y español (`bis Fr`, `alle 2 Wochen`, `cada lunes`). Se \
      muestra una vez por tarea. Lo que está al final del texto y solo puede ser un campo lo encuentra `foreign-field`, y lo \
      que está entre paréntesis, `unread-brackets`. Sin casilla se encuentran solo una regla y dos puntos al principio, `every \
      Tuesday: choir`; otras palabras sin casilla son prosa, y también lo que sigue a palabras como `of`, `from` y `since`; \
      pero en una página, cada cuánto en el texto de un elemento, `Gym 3x/week`, y en una sección de hábitos o arriba de \
      fechas también `every evening`. De un hábito encuentra una hora después de `@`; de una actividad, cuántas veces en un \
      periodo, `Gym 2x week`.
      """,
    reason: "Quizá lo escribiste para Tidemark: la tarea no tiene día, y ninguna lista ni ningún aviso la muestra a tiempo.",
    fix: "En un hábito de una página escribe `streak`. Riesgoso: las palabras pueden ser algo que anotaste."
  )
}
