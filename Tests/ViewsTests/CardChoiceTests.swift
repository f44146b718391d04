import Insight
import Planner
import Testing

@testable import Views

@Suite struct CardChoiceTests {
  @Test(arguments: [
    ("streak", InsightCard.streak), ("Active", .active), ("habits-today", .habitsToday), ("Habits Today", .habitsToday),
    ("7-day average", .sevenDayAverage), ("seven", .sevenDayAverage), ("best", .bestRitual), ("check", .totalCheckIns),
  ])
  func readsNamesTitlesAndParts(words: String, card: InsightCard) {
    #expect(CardChoice(words, in: .english) == .card(card))
  }

  @Test(arguments: InsightCard.allCases)
  func everyCardHasItsName(card: InsightCard) {
    #expect(CardChoice(card.rawValue, in: .english) == .card(card))
    #expect(CardChoice(card.title, in: .english) == .card(card))
  }

  private static let all = InsightCard.allCases.map { "\n  " + $0.rawValue }.joined()

  @Test(arguments: [
    ("strek", "no card has the name “strek”; did you mean “streak”? These are the cards:" + all),
    ("weather", "no card has the name “weather”. These are the cards:" + all),
    ("", "no card has the name “”. These are the cards:" + all),
    ("s", "“s” may be any of these cards; write more of its name:\n  streak\n  seven-day-average"),
  ])
  func namesTheNearestAndAll(words: String, problem: String) {
    #expect(CardChoice(words, in: .english) == .problem(problem))
  }
}
