extension UnreadAnchor {
  public static let spanish = RuleWords(
    summary: "Un elemento que empieza como una hora o una fecha y se lee como texto",
    explanation: """
      Encuentra un elemento que empieza con la forma de una hora o una fecha que no está en ningún reloj ni calendario \
      (`25:00`, `2026-02-30`), y uno con una hora que no puede usar, porque una clave como `every` dice qué es. En un día y en \
      la rutina, también lo que probablemente querías como hora (`10.30`, `at 19:00`, `7 - 8`), una línea sin marcador de \
      lista que empieza con una, y otro día (`tomorrow:`), o este mismo y una hora (`today 14:00`). También una segunda hora o \
      fecha después de la primera (`12:00, 13:00 lunch`); en una página, `9:00; coffee`, `24.12.2026 Christmas` y `Sept 2026 - \
      Feb 2027: write`. En un día y entre las filas de un horario, también las horas después del texto (`lunch 12-13`, de una \
      tarea abierta `call Mum 17:30`), y cuánto dura un bloque (`11:00 standup (15 min)`, `11:00 for 45 min call`); en un \
      horario, toda forma de escribir un día, y días antes de una hora (`Mondays 18:00 choir`).
      """,
    reason: "Parece una fila de un horario o una línea de un registro, y no es ninguna de las dos.",
    fix: """
      Escribe la hora que se quería, o convierte la línea en un elemento de lista. Seguro donde las palabras no pueden \
      significar otra cosa, como `(23:00)`; riesgoso donde pueden ser un número o una oración. Lo que es de otro día se queda: \
      va en otro archivo.
      """
  )
}
