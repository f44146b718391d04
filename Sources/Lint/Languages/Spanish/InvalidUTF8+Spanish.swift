extension InvalidUTF8 {
  public static let spanish = RuleWords(
    summary: "Un byte que no es UTF-8",
    explanation: """
      Encuentra el primer byte de un archivo que no es UTF-8 bien formado (Unicode 15, tabla 3-7). El archivo se lee hasta \
      donde se puede, y el byte se muestra como `\u{FFFD}`.
      """,
    reason: "Ningún programa que lea UTF-8 puede mostrar la letra que querías. Ningún comando reescribe un archivo así.",
    fix: nil
  )
}
