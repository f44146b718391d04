extension MissingEnd {
  public static let english = RuleWords(
    summary: "A block of a past day without an end",
    explanation: """
      Finds a time block without an end in a day that is over. It lasts as long as the vault's `default-block` says, or to the \
      next block. Blocks of today and of days in the future are left alone.
      """,
    reason:
      "When `default-block` changes, the past changes with it: how long the block was, and what `tidemark stats time` counts.",
    fix: """
      Writes the end that the block has by today's setting, so that no view shows anything else than before. Unsafe anyway: the end \
      becomes a fact of your diary that nobody wrote, and where `default-block` was another on that day, it is the wrong one. Before \
      you change `default-block`, `tidemark lint --fix --unsafe-fixes --rule missing-end` keeps all past days as they are.
      """
  )
}
