import Planner
import Testing

@testable import Views

@Suite struct CategoryLooksTests {
  private static let looks = CategoryLooks([("Craft", .blue), ("craft", .red), ("Self-Care", .mint), ("Sea *and* sand", .teal)])

  /// As it is spelled, else in other letters; the first of two counts.
  @Test(arguments: [
    ("Craft", Color.blue), ("craft", .red), ("CRAFT", .blue), ("self-care", .mint), ("Sea *and* Sand", .teal), ("Health", nil),
    (nil, nil),
  ])
  func findsTheColor(name: String?, color: Color?) {
    #expect(CategoryLooksTests.looks.color(of: name) == color)
  }
}
