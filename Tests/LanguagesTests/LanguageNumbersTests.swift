import Planner
import Testing

@testable import Languages

@Suite struct LanguageNumbersTests {
  @Test(arguments: [
    (0, "0", "0"), (7, "7", "7"), (999, "999", "999"), (1_000, "1,000", "1\u{A0}000"), (-2_647, "-2,647", "-2\u{A0}647"),
    (1_000_000, "1,000,000", "1\u{A0}000\u{A0}000"), (-999, "-999", "-999"), (1_005, "1,005", "1\u{A0}005"),
    (-20_030_100, "-20,030,100", "-20\u{A0}030\u{A0}100"),
  ])
  func groupsThousands(number: Int, pointed: String, french: String) {
    #expect(Language.english.number(number) == pointed)
    #expect(Language.spanish.number(number) == pointed)
    #expect(Language.french.number(number) == french)
  }

  @Test(arguments: [
    ("1.5", "1.5", "1,5"), ("-0.5", "-0.5", "-0,5"), ("12345678.5", "12,345,678.5", "12\u{A0}345\u{A0}678,5"),
    ("0.05", "0.05", "0,05"), ("-1200", "-1,200", "-1\u{A0}200"),
  ])
  func writesWhatIsBehindThePoint(text: String, pointed: String, french: String) throws {
    let number = try #require(Number(text))
    #expect(Language.english.number(number) == pointed)
    #expect(Language.spanish.number(number) == pointed)
    #expect(Language.french.number(number) == french)
  }

  @Test func writesPercent() {
    #expect(Language.allCases.map { $0.percent(81) } == ["81 %", "81%", "81\u{A0}%"])
  }

  @Test func aFrenchZeroIsSingular() {
    func singulars(_ language: Language) -> [Int] { [-2, -1, 0, 1, 2, 1_000_000].filter { language.isSingular($0) } }
    #expect(Language.allCases.map(singulars) == [[1], [1], [-1, 0, 1]])
    #expect(Language.allCases.map { $0.counted(0, "a", "b") } == ["0 b", "0 b", "0 a"])
    #expect(Language.allCases.map { $0.isSingular(1.5) } == [false, false, true])
    #expect(Language.french.counted(1_000_000, "jour", "jours") == "1\u{A0}000\u{A0}000 jours")
  }
}
