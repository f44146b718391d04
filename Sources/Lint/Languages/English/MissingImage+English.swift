extension MissingImage {
  public static let english = RuleWords(
    summary: "An image whose file is missing",
    explanation: """
      Finds an image, alone in its paragraph, whose path leads to no file from the folder of the page; one without a path; and \
      one whose path has a space in it, so that Markdown reads it as text. Addresses and absolute paths are left alone.
      """,
    reason: "Where the image should be, a page shows only its words, or the line as it is written.",
    fix: "Writes a path with spaces in angle brackets. Safe. The others have none."
  )
}
