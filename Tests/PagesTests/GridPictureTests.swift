import Planner
import Testing
import Views

@testable import Pages

@Suite struct GridPictureTests {
  @Test(arguments: [
    (PageGrid.Mark.blank, ""), (.empty, "M5 6h2v2h-2z"), (.full, "M2 3h8v8h-8z"),
    (.marked, "M2 3h8v8h-8zM5 6v2h2v-2z"), (.now, "M2 3h8v8h-8zM4 5v4h4v-4z"),
  ])
  func aSquareIsAPath(_ mark: PageGrid.Mark, _ path: String) {
    #expect(GridPicture.path(of: mark, x: 2, y: 3) == path)
  }

  @Test func squaresThatLookAlikeAreOnePath() {
    let (full, red) = (PageGrid.Square(.full), PageGrid.Square(.full, color: .red))
    let rows = [PageGrid.Row("", [full, red, full]), PageGrid.Row("", [PageGrid.Square(.blank), red, red])]
    let paths = GridPicture(PageGrid("a", description: "b", rows: rows, legend: [])).paths(x: 0, y: 0, pitch: 10)
    #expect(paths.map(\.square) == [full, red])
    #expect(paths.map(\.path) == ["M0 0h8v8h-8zM20 0h8v8h-8z", "M10 0h8v8h-8zM10 10h8v8h-8zM20 10h8v8h-8z"])
  }
}
