import Chronology
import Diagnostics
import Planner
import TestSupport
import Testing

@testable import LanguageServer

/// A client is asked to ask again where what it shows is no longer so.
@Suite struct RefreshTests {
  /// A clock that a test moves.
  private final class Hands {
    var now: Moment
    init(_ now: Moment) { self.now = now }
  }

  private static func moment(_ day: String, _ time: String) throws -> Moment {
    Moment(try #require(CivilDate(day)), try #require(TimeOfDay(time)))
  }

  private static let abilities: JSON = [
    "workspace": ["inlayHint": ["refreshSupport": true], "codeLens": ["refreshSupport": true]]
  ]

  private static func scene(_ hands: Hands, _ abilities: JSON) -> ServerScene {
    var scene = ServerScene()
    scene.server = LanguageServer(version: "1", clock: { WallClock(hands.now) }, jobs: 1)
    _ = scene.ask("initialize", ["capabilities": abilities])
    _ = scene.tell("initialized", [:])
    return scene
  }

  private static func asked(_ messages: [JSON]) -> [JSON] {
    messages.compactMap { $0["method"] }.filter { $0 != "textDocument/publishDiagnostics" }
  }

  /// Nothing comes, and the server looks at the clock.
  private static func pause(_ scene: inout ServerScene) -> [JSON] {
    scene.server.lookAtClock()
    return scene.server.isWaiting ? asked(scene.answers(settles: true)) : []
  }

  private static let both: [JSON] = ["workspace/inlayHint/refresh", "workspace/codeLens/refresh"]
  private static let page = "---\nkind: page\n---\n\n# Tide\n\n- House (since: 2026-11-01)\n"

  @Test func hintsAndLensesAreOthersOnAnotherDay() throws {
    let hands = Hands(try Self.moment("2026-11-20", "23:58"))
    var scene = Self.scene(hands, Self.abilities)
    #expect(Self.asked(scene.open("untitled:1", Self.page)).isEmpty)
    hands.now = try Self.moment("2026-11-20", "23:59")
    #expect(Self.pause(&scene).isEmpty)
    hands.now = try Self.moment("2026-11-21", "00:00")
    #expect(Self.pause(&scene) == Self.both)
    #expect(Self.pause(&scene).isEmpty)
  }

  /// The settings of a vault say when its day ends.
  @Test func aDayEndsWhenItsVaultSays() throws {
    let folder = try TemporaryFolder()
    try folder.write("tidemark.md", "---\nkind: vault\nmidnight: 04:00\n---\n\n# Vault\n")
    let hands = Hands(try Self.moment("2026-11-21", "03:59"))
    var scene = Self.scene(hands, Self.abilities)
    _ = scene.open(FileAddress.address(of: folder("a.md")), Self.page)
    #expect(Self.pause(&scene).isEmpty)
    hands.now = try Self.moment("2026-11-21", "04:00")
    #expect(Self.pause(&scene) == Self.both)
  }

  @Test func soTheyAreWhereAFileChangesOnTheDisk() throws {
    var scene = Self.scene(Hands(try Self.moment("2026-11-20", "12:00")), Self.abilities)
    _ = scene.open("untitled:1", Self.page)
    let change: JSON = ["changes": .array([["uri": "file:///no/a.md", "type": 2]])]
    #expect(Self.asked(scene.tell("workspace/didChangeWatchedFiles", change)) == Self.both)
  }

  @Test func whoeverCannotAskAgainIsNotAsked() throws {
    let hands = Hands(try Self.moment("2026-11-20", "23:59"))
    var scene = Self.scene(hands, [:])
    _ = scene.open("untitled:1", Self.page)
    hands.now = try Self.moment("2026-11-21", "00:00")
    #expect(Self.pause(&scene).isEmpty)
  }
}
