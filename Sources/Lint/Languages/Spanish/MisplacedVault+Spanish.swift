extension MisplacedVault {
  public static let spanish = RuleWords(
    summary: "La raíz de una bóveda que no se lee como tal",
    explanation: """
      Encuentra un archivo de tipo `vault` que no se llama `tidemark.md`, y un `tidemark.md` de otro tipo, o con ajustes y sin \
      tipo.
      """,
    reason: """
      Una bóveda es la carpeta que tiene un `tidemark.md`; ahí se leen sus ajustes y sus listas, y en ningún otro lugar.
      """,
    fix: nil
  )
}
