extension UnreadEntry {
  public static let spanish = RuleWords(
    summary: "Una línea con fecha que no está en ningún registro",
    explanation: """
      Encuentra, debajo de un elemento con registro, una línea que parece una fecha y no lo es (`11-20`), un elemento con \
      fecha debajo de una entrada, y una fecha al principio de una línea sin marcador; una segunda fecha en una entrada, o una \
      segunda hora; una hora que ahí no se lee como tal (`22h15`); días del mes solos (`9, 10, 11`); fechas después del nombre \
      de un hábito o de una actividad (`Tennis: 2026-11-20`), o antes de él; y fechas que están junto a un elemento con el \
      registro vacío, o junto a cualquier hábito o actividad, y no debajo. También las líneas con fecha debajo de un elemento \
      cuyo propio campo se quería y no se lee.
      """,
    reason: "La línea parece una entrada y no lo es: el día no cuenta.",
    fix: """
      Escribe la fecha completa, con el año de la entrada más cercana o de hoy, o pasa las líneas al registro. Riesgoso: es \
      una suposición. Seguro donde la fecha tiene su año y no puede ser otra, como `20.11.2026`, donde cada una de varias \
      fechas completas se vuelve una entrada propia, y donde las fechas completas después de un nombre pasan debajo de él.
      """
  )
}
