import Editing
import Planner
import Testing

/// What takes something away takes a whole name (commands, *Names*).
@Suite struct WholeNameTests {
  private static let page = """
    ---
    kind: page
    ---

    # Health

    ## Daily

    Drink water before the walk.

    - Water: 3/8 glasses
    - Water the plants
    - Walk
    - Walk
    """

  private static func check(_ name: String) throws -> EditRefusal? {
    let vault = EditScene(page).edited
    let thing = try vault.subject(named: name)
    do {
      try vault.checkWhole(name, of: thing, for: ["remove"])
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: ["Water", "water", "WATER THE PLANTS", "file.md:11", "file.md:9", "health", "daily", "file.md"])
  func aWholeNameOrALineIsTaken(name: String) throws { #expect(try Self.check(name) == nil) }

  @Test(arguments: [
    ("water the", "“water the” is only a part of the name of “Water the plants”", ["remove", "Water the plants"]),
    ("plants", "“plants” is only a part of the name of “Water the plants”", ["remove", "Water the plants"]),
    ("heal", "“heal” is only a part of the name of “Health”", ["remove", "Health"]),
    ("before the walk", "“before the walk” is in a text, which is removed only by its line", ["remove", "file.md:9"]),
    (
      "Drink water before the walk.", "“Drink water before the walk.” is in a text, which is removed only by its line",
      ["remove", "file.md:9"]
    ),
  ])
  func aPartIsRefusedWithTheCommandToType(name: String, message: String, command: [String]) throws {
    let refusal = try #require(try Self.check(name))
    #expect(refusal.message == message)
    #expect(refusal.commands == [command])
  }

  @Test func ofSeveralThingsTheLinesAreListed() {
    EditScene(Self.page).expectRefusal("“Walk” may mean 2 things", "file.md:13 Walk", "file.md:14 Walk") {
      _ = try $0.subject(named: "Walk")
    }
  }
}
