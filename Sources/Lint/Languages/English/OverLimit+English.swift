extension OverLimit {
  public static let english = RuleWords(
    summary: "A file that is larger, or nested deeper, than what is read",
    explanation: """
      Finds a file of more than 16 MiB, quotes and lists that are nested more than 100 deep, more than 500,000 lines with text \
      and markers before it, and more than 4096 signs of markup in 64 KiB of lines without a blank one between them, where they \
      may be link definitions: the text is not read then, only its properties. Finds an item of more than 2048 brackets, quotes, \
      colons and the like, too: its fields are not read then. And it finds front matter of more than 256 KiB, or whose lists and \
      mappings are nested more than 32 deep: of its properties only `kind` is read then.
      """,
    reason: "Reading such a text could take very long, or all of the memory. No command rewrites such a file.",
    fix: nil
  )
}
