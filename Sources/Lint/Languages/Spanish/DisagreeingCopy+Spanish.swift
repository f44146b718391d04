extension DisagreeingCopy {
  public static let spanish = RuleWords(
    summary: "Una tarea de un día que no coincide con su proyecto",
    explanation: """
      Encuentra una tarea de un día que está abierta aunque su proyecto la tiene hecha ese día o antes (sin `done`: en un día \
      que no ha terminado), y una que está hecha aunque su proyecto la tiene abierta. Una casilla abierta en un día anterior \
      dice solo que no se hizo entonces. Las tareas recurrentes y las descartadas no se comparan.
      """,
    reason: "Lo que vale de una tarea es su línea en el proyecto. Donde un día no coincide, uno de los dos se olvidó.",
    fix: "Hace que el uno coincida con el otro, o el otro con el uno. Riesgoso: solo tú sabes cuál es cierto."
  )
}
