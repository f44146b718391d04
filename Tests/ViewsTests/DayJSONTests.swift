import TestSupport
import Testing

@testable import Views

@Suite struct DayJSONTests {
  @Test func holdsAllThatWasComputed() throws {
    let json = DayJSON.object(for: DaySample.sheet(in: try DaySample.vault()))
    expectGolden(json.write(pretty: true) + "\n", DaySample.golden("day.json"))
  }

  @Test func namesTheFileToMake() {
    var sheet = DaySample.sheet()
    sheet.files = []
    sheet.missingFile = "days/2026-11-20.md"
    let json = DayJSON.object(for: sheet).write(pretty: false)
    #expect(json.contains(#""files":[],"missingFile":"days/2026-11-20.md","unclaimed":[],"blocks":[]"#))
  }

  @Test func tellsTheMarkOfAnUnknownBox() {
    var sheet = DaySample.sheet()
    sheet.tasks = [DaySheet.Task(title: "a", box: .unknown("?"))]
    #expect(DayJSON.object(for: sheet).write(pretty: false).contains(#""tasks":[{"title":"a","mark":"?","notes":[]}]"#))
  }
}
