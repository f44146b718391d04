extension UnreadMark {
  public static let spanish = RuleWords(
    summary: "Un elemento de una vida que no es ni una marca ni una etapa",
    explanation: """
      Encuentra un elemento del primer nivel de *Phases* que no empieza con una fecha, y uno de otra sección que empieza con \
      un intervalo de fechas, o con un día escrito de otra forma (`12 May 2019`, `24.10.`, `wk 1547`), o termina con uno; y un \
      párrafo cuyas líneas empiezan con fechas. También una etapa a cuyo primer día sigue una palabra que dice que continúa \
      (`2011-07-01 - today`).
      """,
    reason: "Una marca es de una sola semana, y tiene una fecha; una etapa empieza en un día. Sin eso, ninguna se muestra.",
    fix: """
      Escribe el primer día del intervalo como el día de una marca. Riesgoso: el intervalo puede durar más de una semana, o \
      ser una etapa. Escribe el día o los días que se querían; seguro donde no puede ser otro, como con `12 May 2019`.
      """
  )
}
