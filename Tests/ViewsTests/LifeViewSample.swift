import Chronology
import Planner

@testable import Views

/// Lives for tests of views.
enum LifeViewSample {
  static let today = day("2026-11-20")

  static func day(_ text: String) -> CivilDate {
    guard let day = CivilDate(text) else { preconditionFailure("\(text) is no day") }
    return day
  }

  static func sheet(
    born: String = "1990-06-14",
    expectancy: Int = 85,
    marks: [WeekMark] = marks,
    phases: [LifePhase] = phases,
    today: String = "2026-11-20"
  ) -> LifeSheet {
    LifeSheet(
      title: "My life in *weeks*",
      span: LifeSpan(born: day(born), expectancy: expectancy),
      marks: marks,
      phases: phases,
      today: day(today)
    )
  }

  static let phases = [
    LifePhase(title: "Infancy", first: day("1990-06-14"), last: day("1996-08-31"), color: .teal),
    LifePhase(title: "School", first: day("1996-09-01"), last: day("2009-06-30"), color: .blue),
    LifePhase(title: "A year in 東京", first: day("2009-09-14"), last: day("2010-08-30"), icon: .emoji("🗾"), color: .pink),
    LifePhase(title: "University, and a thesis that took far longer than anybody thought", first: day("2010-09-27")),
    LifePhase(title: "The *Petrel* years", first: day("2018-03-05"), icon: .symbol("boat"), color: .indigo),
    LifePhase(title: "Estuary", first: day("2024-05-01"), color: .green),
  ]

  /// Ten weeks in a row up to the one before today's, and some others.
  static let marks: [WeekMark] = {
    let ratings = [WeekRating.good, .okay, .great, .hard, .good, .awful, .okay, .good, .great, .good]
    var marks = ratings.enumerated().map { index, rating in
      WeekMark(
        date: day("2026-09-11").adding(days: index * 7),
        rating: rating,
        category: LifeCategory.allCases[index % 6],
        phrase: index == 9 ? "Finished the *outline*" : "Week \(index + 1) of the book"
      )
    }
    marks += [
      WeekMark(date: day("1996-09-03"), phrase: "First day of school 🎒", marked: day("2026-11-02")),
      WeekMark(date: day("2009-09-15"), rating: .great, category: .adventure, phrase: "着いた", icon: .emoji("🛬")),
      WeekMark(date: day("2018-03-06"), rating: .awful),
      WeekMark(date: day("2018-03-07"), rating: .good, phrase: "A second one of that week"),
      WeekMark(date: day("2020-06-14"), category: .rest, phrase: "\u{1B}[31mThirty\u{1B}[0m"),
    ]
    return marks
  }()
}
