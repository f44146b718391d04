import Chronology
import Languages
import Testing

@testable import Phrases

/// What holds of every day that is named.
@Suite struct DayPhraseTests {
  /// Days through more than a leap year, whose steps meet every weekday.
  private static let days = (0..<130).map { CivilDate(year: 2027, month: 11, day: 20)!.adding(days: 5 * $0) }
  private static let directions: [PhraseDirection] = [.ahead, .back]

  @Test(arguments: days)
  func whatIsToldOfADayReadsAsThatDay(day: CivilDate) throws {
    let told = Language.english.dayAndYear(day, .short)
    let words = [told, day.description, String(told.dropFirst(4)), day.description.replacing("-", with: "/")]
    for word in words { #expect(try DayPhrase(word).date(in: PhraseContext(today: .earliest, .back)) == day) }
  }

  @Test(arguments: days)
  func aWeekdayIsTheNearestInItsDirection(today: CivilDate) throws {
    for weekday in Weekday.allCases {
      for name in [weekday.name, weekday.fullName] {
        let phrase = try DayPhrase(name)
        let (next, last) = (
          phrase.date(in: PhraseContext(today: today, .ahead)), phrase.date(in: PhraseContext(today: today, .back))
        )
        #expect(next.weekday == weekday && last.weekday == weekday)
        #expect(1...7 ~= today.days(until: next) && 0...6 ~= last.days(until: today))
      }
      let before = try DayPhrase("last \(weekday.name)").date(in: PhraseContext(today: today, .ahead))
      #expect(before.weekday == weekday && 1...7 ~= before.days(until: today))
    }
  }

  /// Those of this week and the next are in weeks that begin as it is said.
  @Test(arguments: days)
  func weeksBeginAsTheVaultSays(today: CivilDate) throws {
    for weekStart in [Weekday.monday, .sunday, .saturday] {
      let context = PhraseContext(today: today, weekStart: weekStart, .ahead)
      let first = today.startOfWeek(from: weekStart)
      for weekday in Weekday.allCases {
        #expect(0...6 ~= first.days(until: try DayPhrase("this \(weekday)").date(in: context)))
        #expect(7...13 ~= first.days(until: try DayPhrase("next \(weekday)").date(in: context)))
      }
      #expect(try PeriodPhrase("this week").days(in: context) == DateRange(first: first, last: first.adding(days: 6)))
    }
  }

  @Test(arguments: days)
  func aDateWithoutAYearIsTheNearestInItsDirection(today: CivilDate) throws {
    for day in [1, 15, 28] {
      for month in Month.allCases {
        let phrase = try DayPhrase("\(month.name) \(day)")
        let next = phrase.date(in: PhraseContext(today: today, .ahead))
        let last = phrase.date(in: PhraseContext(today: today, .back))
        #expect(0...365 ~= today.days(until: next) && 0...365 ~= last.days(until: today))
        #expect([next.day, last.day] == [day, day] && [next.month, last.month] == [month.rawValue, month.rawValue])
      }
    }
  }

  /// The calendar ends.
  @Test(arguments: ["+9999y", "in 9999 weeks", "fri", "1 dec", "31st", "29 feb", "next fri", "9999 years ago", "last mon"])
  func nothingIsOutsideOfTheCalendar(word: String) throws {
    for today in [CivilDate.earliest, .latest] {
      for direction in Self.directions {
        let date = try DayPhrase(word).date(in: PhraseContext(today: today, direction))
        #expect(CivilDate.earliest <= date && date <= .latest)
      }
    }
  }

  @Test(arguments: [
    "9999y", "this year", "last quarter", "next month", "..1 dec", "fri..", "q1", "mon..wed", "last 9999 weeks",
  ])
  func noPeriodIsOutsideOfTheCalendar(word: String) throws {
    for today in [CivilDate.earliest, .latest] {
      for direction in Self.directions {
        let days = try? PeriodPhrase(word).days(in: PhraseContext(today: today, direction))
        #expect(days.map { CivilDate.earliest <= $0.first && $0.last <= .latest } ?? true)
      }
    }
  }

  /// A weekday beside a date without its year is that of the day, or refused with the day and the weekday.
  @Test(arguments: days)
  func aWeekdayBesideADateIsThatOfTheDay(day: CivilDate) throws {
    let month = Month(rawValue: day.month)!
    for direction in Self.directions {
      let context = PhraseContext(today: day, direction)
      for weekday in Weekday.allCases {
        for date in ["\(day.day) \(month.name)", "\(month.fullName) \(day.day)", "\(day.day)th"] {
          let phrase = try DayPhrase("\(weekday.name) \(date)")
          #expect(phrase.date(in: context) == day && phrase.saysWeekdayOfDate)
          #expect(phrase.problem(in: context) == (weekday == day.weekday ? nil : .otherWeekday(day, weekday)))
        }
      }
    }
  }
}
