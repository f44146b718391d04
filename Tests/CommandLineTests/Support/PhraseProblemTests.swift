import Chronology
import Phrases
import TestSupport
import Testing

@testable import CommandLine

/// What `docs/commands.md` says is refused, and what a person is told of it.
@Suite struct PhraseProblemTests {
  static let rows = (try? DocumentTable(of: "docs/commands.md", headed: ["refused", "as", "message"]).rows) ?? []

  @Test func theTableIsLong() { #expect(Self.rows.count >= 75) }

  @Test(arguments: rows)
  func isRefused(row: [String]) throws {
    let kind = try #require(PhraseKind(rawValue: row[1]))
    let message: String?
    do throws(PhraseProblem) {
      let context = PhraseContext(today: CivilDate("2026-11-20")!, .back)
      switch kind {
      case .day: _ = try DayPhrase(row[0]).checkedDate(in: PhraseContext(today: context.today, .ahead))
      case .period: _ = try PeriodPhrase(row[0]).days(in: context)
      case .time: _ = try TimePhrase(row[0])
      case .length: _ = try LengthPhrase(row[0])
      case .when: _ = try WhenPhrase(row[0])
      }
      message = nil
    } catch {
      message = error.message(about: row[0], kind).english
    }
    #expect(message == row[2])
  }

  @Test func aChangeAndATooLargeNumberAreRefused() {
    #expect(throws: PhraseProblem.signed) { () throws(PhraseProblem) in try LengthPhrase.minutes("-15m") }
    #expect(throws: PhraseProblem.tooFar) { () throws(PhraseProblem) in try DayPhrase("in 99999 days") }
    #expect(
      PhraseProblem.tooFar.message(about: "in 99999 days", .day).english == "“in 99999 days” is too far away; the most is 9,999"
    )
  }
}
