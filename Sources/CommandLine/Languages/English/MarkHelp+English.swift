import Planner

extension MarkHelp {
  var english: String {
    switch self {
    case .words: "the week, as its number or a day of it, and the phrase or the rating; this week by default"
    case .ratingExpected: "one of \(WeekRating.allCases.map(\.rawValue).joined(separator: ", ")), or 1 to 5"
    case .rating: "How the week was: awful, hard, okay, good, great, or 1 to 5"
    case .category: "What the week was about"
    case .replace: "Change the mark that the week has; what you do not give stays"
    case .summary: "Mark a week of a life"
    case .discussion:
      """
      A week is named before the phrase: by its number, by a day of it, or as “last week”. A rating in place of a phrase is \
      the rating, and so is one beside a phrase in quotation marks. A week of a life begins on the weekday of birth; its days \
      are shown. A week has one mark: a second is refused, and --replace changes it. A number that may be a year is refused, \
      too: “1,990” is a week, and 1990-06-14 a day of one. If there are several lives, yours is taken; --in names another. The \
      mark goes into the section of its year, in the order of the dates there. For an earlier week it also says on which day \
      you wrote it.
      """
    case .markThisWeek: "Mark this week"
    case .rateThisWeek: "Say how this week was, and no more"
    case .markWithPhrase: "Mark it with a phrase and a rating"
    case .markEarlierWeek: "Mark an earlier week"
    case .rateLastWeek: "Say how the week before this one was"
    case .markByNumber: "Mark a week by its number"
    case .changeMark: "Change the mark of a week"
    }
  }
}
