extension DateMismatch {
  public static let english = RuleWords(
    summary: "A date that contradicts the file's name, or the heading above it",
    explanation: """
      Finds a file of kind `day` whose name has a date that is not the one in its title. The title says which day it is, if it \
      has a date; otherwise the name does, and words of the title that name another day (*24 November*) are found. A name without \
      a date is right. In a life also a mark below the heading of a year (`## 2026`, `### 2026`) whose day is of another; `Week 40` is the \
      fortieth week of the life and not of the year.
      """,
    reason: "If you look for a day among the files you find another one, and the day itself seems to be missing.",
    fix: nil
  )
}
