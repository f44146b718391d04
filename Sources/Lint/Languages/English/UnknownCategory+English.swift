extension UnknownCategory {
  public static let english = RuleWords(
    summary: "A category that does not exist",
    explanation: """
      Finds `category` of a ritual or an activity with a name that is neither built in for its kind nor a line of *Categories* \
      in the root of the vault. Rituals have Health, Productivity, Mindfulness and Self-Care; activities have Hobby, Health, \
      Career and Education. Upper and lower case do not count.
      """,
    reason: "With a mistyped name the ritual or activity is alone in a category of its own, without a color.",
    fix: "Writes the category with the nearest name. Unsafe: you may mean another one, or one that you will add."
  )
}
