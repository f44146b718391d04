extension PropertyValue {
  public static let english = RuleWords(
    summary: "A value that a property cannot have",
    explanation: """
      Finds a known property of the front matter whose value is not one of the words, or not the kind of value, that it takes; \
      and one to which YAML joins the lines below, because they are indented. The file is read as if the property were absent. \
      Also a `#` and a word where a value or a tag should be: to YAML they are a comment.
      """,
    reason: "What the property should say is lost: the page has no theme.",
    fix: """
      Makes a list of a text and of lines below it that begin with a dash, in a property that takes a list, writes tags \
      without their `#`, and the date that you must have meant (`14 June 1986` as `1986-06-14`). Safe. A date that words may \
      mean and the nearest word (`blod` as `bold`) are unsafe.
      """
  )
}
