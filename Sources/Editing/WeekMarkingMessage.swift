public import Chronology
import Languages
import Planner

/// What a person calls a week of a life.
public enum WeekName: Hashable, Sendable {
  case this
  /// By its number.
  case number(Int)
  /// By a day of it.
  case of(CivilDate)
}

/// A week of a life as it is told: its days are not seen from its name.
struct MarkedWeek: Hashable, Sendable {
  let name: WeekName
  let days: DateRange
  let today: CivilDate

  /// The first day and the last, with the years where they are not this one.
  func days(in language: Language) -> (first: String, last: String) {
    let isOfOneYear = days.first.year == days.last.year
    func words(_ day: CivilDate, _ hasYear: Bool) -> String {
      language.dayAndMonth(day, .short) + (hasYear ? " \(day.year)" : "")
    }
    return (words(days.first, !isOfOneYear), words(days.last, !isOfOneYear || days.last.year != today.year))
  }
}

/// What the mark of a week says.
struct SaidMark: Hashable, Sendable {
  var words: String?
  var rating: WeekRating?
  var category: LifeCategory?
}

/// What is said of the mark of a week.
enum WeekMarkingMessage: Message {
  case nothingToWrite
  case givePhrase
  case isTooLong(most: Int, Int)
  /// `the mark of 26 Nov - 2 Dec, “Finished the outline”, good, growth, life.md:9`
  case mark(of: MarkedWeek, says: SaidMark, at: String)
  /// `week 1,547, 26 Nov - 2 Dec, good, life.md:9`
  case week(MarkedWeek, says: SaidMark, at: String)
  /// Of the path of a file.
  case hasNoBirth(String)
  case writeBirth
  case isBeforeBirth(CivilDate, CivilDate)
  case isInFuture(WeekName)
  case markFromFirstDay
  case isMarked(MarkedWeek, says: String, at: String)
  case replaceChangesIt
}
