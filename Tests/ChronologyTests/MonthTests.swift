import Testing

@testable import Chronology

@Suite struct MonthTests {
  @Test func namesAreReadBack() {
    for month in Month.allCases {
      #expect(Month(name: month.name) == month)
      #expect(Month(name: month.fullName.uppercased()) == month)
      #expect(month.name.count == 3)
    }
    #expect(Month.allCases.count == 12)
  }

  @Test(arguments: ["", "j", "ja", "janu", "sept", "jans", "12", "may "])
  func refusesOtherWords(text: String) {
    #expect(Month(name: text) == nil)
  }

  @Test func counts() {
    #expect(Month.december.adding(months: 1) == .january)
    #expect(Month.january.adding(months: -13) == .december)
    #expect(Month.january < .december)
  }

  @Test(arguments: [
    ("jan", "jan"), ("Feb, jan", "jan feb"), ("march JUNE", "mar jun"), ("nov - feb", "jan feb nov dec"),
    ("jun–aug oct", "jun jul aug oct"),
    ("may may", "may"), (" jan , dec ", "jan dec"), ("jan to mar", "jan feb mar"), ("jan\u{A0}feb", "jan feb"),
  ])
  func readsSets(text: String, expected: String) throws {
    let months = try MonthSet.parse(text).get()
    #expect(months.description == expected)
    #expect(try MonthSet.parse(expected).get() == months)
  }

  @Test(arguments: [
    ("", RecurrenceError.empty(0..<0)), (" , ", .empty(0..<3)), ("jan fbe", .unknownWord(4..<7, expected: .month)),
    ("jan mon", .unexpectedWord(4..<7, expected: .month)), ("jan -", .incomplete(5..<5, expected: .month)),
    ("- jan", .unexpectedWord(0..<1, expected: .month)), ("jan 2", .unexpectedWord(4..<5, expected: .month)),
  ])
  func refusesOtherTexts(text: String, expected: RecurrenceError) {
    #expect(MonthSet.parse(text) == .failure(expected))
  }

  @Test func containsItsMonths() {
    let months = MonthSet([.january, .december])
    #expect(months.contains(.january) && months.contains(.december) && !months.contains(.june))
    #expect(months.months == [.january, .december])
    #expect(MonthSet.all.months == Month.allCases)
  }
}
