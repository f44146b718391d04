extension ForeignField {
  public static let spanish = RuleWords(
    summary: "Un campo escrito como en otro programa, o sin sus paréntesis",
    explanation: """
      Encuentra `due:: 2026-12-31` sin corchetes y `due:2026-12-31`; una clave de fecha con una fecha donde no hay grupo: \
      `due: 2026-12-31`, `[due: 2026-12-31]`, `(due 2026-12-31)`; y un día al final del texto de una tarea abierta, después de \
      `due`, `by` o `@`: `due tomorrow`. Las líneas enteras de otro programa las encuentra `foreign-line`.
      """,
    reason: "Parece un campo y se lee como texto: la tarea no tiene fecha.",
    fix: """
      Saca el campo del texto y lo escribe en el grupo que tiene la línea, de la forma que ese usa, o en un grupo nuevo al \
      final, donde la clave se lee y el valor es correcto. Riesgoso después de `by` y `@`, y con un día que depende de hoy.
      """
  )
}
