import TestSupport
import Testing

@testable import Views

@Suite struct DaySentencesTests {
  private func show(_ sheet: DaySheet, _ file: String) {
    expectGolden(DaySentences(sheet, in: .english).lines.map { $0 + "\n" }.joined(), DaySample.golden(file))
  }

  @Test(arguments: [(0, "day-plain.txt"), (-4, "day-plain-past.txt"), (3, "day-plain-without-file.txt")])
  func speaksOfADay(days: Int, file: String) throws {
    show(DaySample.sheet(in: try DaySample.vault(), on: DaySample.friday20.adding(days: days)), file)
  }

  @Test func speaksInTwelveHours() {
    let sheet = DaySample.sheet([DaySample.block("12:00", "24:00", "a")], from: "12:00", now: "13:00", clock: .twelveHours)
    #expect(
      DaySentences(sheet, in: .english).lines == [
        "Friday 2026-11-20, today.",
        "1 block, 12 hours planned.",
        "12:00 PM to 12:00 AM, 12 hours: a; running now.",
        "Now it is 1:00 PM.",
      ]
    )
  }
}
