import Planner
import TestSupport
import Testing

@testable import Views

@Suite struct LifeJSONTests {
  @Test func isAsRecorded() {
    let sheet = LifeViewSample.sheet()
    expectGolden(LifeJSON.object(for: sheet).write(pretty: true) + "\n", "Tests/ViewsTests/Golden/life.json")
  }

  @Test func aGridIsRowsOfWeeks() {
    let sheet = LifeViewSample.sheet(expectancy: 1, today: "1990-06-14")
    let text = LifeJSON.grid(sheet.grid, nil, in: sheet).write(pretty: false)
    #expect(text.hasPrefix(#"{"title":"My life in *weeks*","today":"1990-06-14","rows":[{"age":0,"weeks":[{"number":1,"#))
    #expect(
      text.contains(
        #""number":1,"first":"1990-06-14","last":"1990-06-20","age":0,"state":"current","isBeyond":false,"phase":"Infancy"}"#
      )
    )
    #expect(!text.contains("beyond\":{") && !text.contains("zoom"))
    let year = LifeJSON.grid(LifeViewSample.sheet().grid(.year, aroundWeek: 1006), .year, in: LifeViewSample.sheet()).write(
      pretty: false
    )
    #expect(year.contains(#""zoom":"year""#))
    #expect(year.contains(#""mark":{"date":"2009-09-15","rating":"great","category":"adventure","phrase":"着いた","icon":"🛬"}"#))
  }
}
