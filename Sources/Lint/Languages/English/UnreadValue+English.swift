extension UnreadValue {
  public static let english = RuleWords(
    summary: "Words that you probably meant as a value",
    explanation: """
      Finds a list item of a page that is words, and ends in what looks like a counter or a number in another spelling: \
      `Water: 3|8`, `Books = 12/30`, `Push-ups 20/50`, `Water 3 of 8 glasses`, `Chin-ups: best 9`, `Weight: 72,5`, `Charge: 24%`. `Water 3/8` may be a day or a score; it is \
      found only where the page has a counter. Also a number that is read, and says something else to some: `1.200`, which may be \
      1200, and `1e3`. And a day that is in the future and alone after the words: `Half marathon: 2027-03-21`, among items that count days \
      also `Christmas (25 Dec)`. And a name with a day, which may recur each year (`Mia 12.3.`, `Dad *1951-08-30`) or be a row of a \
      timeline (`6.12. Nikolaus`, `Holidays 23.12.–6.1.`). And a day beside a rule that does not say it: `Luis 03/02/1979 (every: year)` \
      recurs on 1 January. Of an open task how far it is: `60% done`, `7/12`.
      """,
    reason: "What is not read does not count, and nothing shows that it does not.",
    fix: """
      Writes the value as it is read. Unsafe: you may mean the words as they are. `72,5` and `1,200` mean one number in some \
      countries and another in others, so there are two fixes.
      """
  )
}
