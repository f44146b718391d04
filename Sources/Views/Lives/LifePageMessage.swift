import Languages

/// The headings of the page of a life.
enum LifePageMessage: Message {
  case thisWeek, allWeeks, phases, markedWeeks
  case milestones, milestone, day, weeksAfter, when
  /// What the picture of all weeks is.
  case picture
  /// What it shows, for those who do not see it: the numbers of the life, and where each year is listed.
  case pictureInWords([String])
  case yearsOfLife, age, weeks, what
  /// `1 to 52`
  case span(Int, Int)
}
