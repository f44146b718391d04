extension DateMismatch {
  public static let spanish = RuleWords(
    summary: "Una fecha que contradice el nombre del archivo, o el título de arriba",
    explanation: """
      Encuentra un archivo de tipo `day` cuyo nombre lleva una fecha que no es la de su título. El título dice qué día es, si \
      tiene fecha; si no, lo dice el nombre, y se encuentran las palabras del título que nombran otro día (*24 November*). Un \
      nombre sin fecha es correcto. En una vida, también una marca bajo el título de un año (`## 2026`, `### 2026`) cuyo día \
      es de otro; `Week 40` es la semana número 40 de la vida y no del año.
      """,
    reason: "Cuando buscas un día entre los archivos encuentras otro, y el día mismo parece faltar.",
    fix: nil
  )
}
