extension DuplicateSection {
  public static let spanish = RuleWords(
    summary: "Dos secciones con el mismo título",
    explanation: """
      Encuentra una sección cuyo título ya tiene una sección anterior del archivo, y un grupo cuyo título ya tiene un grupo \
      anterior de su sección. Los títulos se comparan con los escapes resueltos y los espacios reducidos a uno; mayúsculas y \
      minúsculas se distinguen. También se encuentran dos títulos que significan la misma sección, como “Done” y “Done ✅” de \
      un proyecto.
      """,
    reason: """
      Una sección se conoce por su título. Si le nombras una de las dos a un comando, no puede saber cuál quieres decir.
      """,
    fix: nil
  )
}
