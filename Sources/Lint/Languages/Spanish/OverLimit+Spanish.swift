extension OverLimit {
  public static let spanish = RuleWords(
    summary: "Un archivo más grande, o más anidado, de lo que se lee",
    explanation: """
      Encuentra un archivo de más de 16 MiB, citas y listas anidadas a más de 100 niveles, más de 500,000 líneas con texto y \
      marcadores antes de él, y más de 4096 signos de formato en 64 KiB de líneas sin una en blanco entre ellas, donde pueden \
      ser definiciones de enlaces: entonces no se lee el texto, solo sus propiedades. También encuentra un elemento con más de \
      2048 paréntesis, comillas, dos puntos y similares: entonces no se leen sus campos. Y encuentra un encabezado de más de \
      256 KiB, o cuyas listas y mapas están anidados a más de 32 niveles: entonces de sus propiedades solo se lee `kind`.
      """,
    reason: "Leer un texto así podría tardar muchísimo, u ocupar toda la memoria. Ningún comando reescribe un archivo así.",
    fix: nil
  )
}
