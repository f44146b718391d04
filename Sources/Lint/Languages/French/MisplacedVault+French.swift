extension MisplacedVault {
  public static let french = RuleWords(
    summary: "La racine d’un coffre qui n’est pas lue comme telle",
    explanation: """
      Repère un fichier de type `vault` qui ne s’appelle pas `tidemark.md`, et un `tidemark.md` d’un autre type, ou avec des \
      réglages et sans type.
      """,
    reason: """
      Un coffre est le dossier qui contient un `tidemark.md`; c’est là que ses réglages et ses listes sont lus, et nulle part \
      ailleurs.
      """,
    fix: nil
  )
}
