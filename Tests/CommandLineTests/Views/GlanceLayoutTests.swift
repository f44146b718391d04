import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import CommandLine
@testable import Views

@Suite struct GlanceLayoutTests {
  let vault: RitualVault

  init() throws {
    vault = try GlanceVault.make()
  }

  /// The name of each in the golden files, and the page that is named.
  static let pages: [(String, String?)] = [("glance", nil), ("glance-page", "Compass")]
  static let views = ["glance", "glance --page compass"]

  @Test(arguments: pages, [40, 80, 120])
  func looksAsRecorded(page: (String, String?), width: Int) {
    let lines = GlanceLayout(GlanceVault.sheet(of: vault, page: page.1), width: width).lines
    let text = lines.map { $0.text + "\n" }.joined()
    expectGolden(text, "Tests/CommandLineTests/Golden/\(page.0)-\(width).txt")
  }

  @Test(arguments: pages)
  func plainLinesAreAsRecorded(page: (String, String?)) {
    let text = GlanceText.plain(GlanceVault.sheet(of: vault, page: page.1), showsPlaces: true).map { $0 + "\n" }.joined()
    expectGolden(text, "Tests/CommandLineTests/Golden/\(page.0)-plain.txt")
  }

  @Test func theJSONIsAsRecorded() {
    let json = GlanceText.json(GlanceVault.sheet(of: vault, page: "Compass"))
    expectGolden(json.write(pretty: true) + "\n", "Tests/CommandLineTests/Golden/glance-page.json")
  }

  @Test(arguments: pages)
  func noLineIsTooWide(page: (String, String?)) {
    let sheet = GlanceVault.sheet(of: vault, page: page.1)
    for width in 24...130 {
      let lines = GlanceLayout(sheet, width: width).lines.map(\.text)
      #expect(lines.filter { DisplayWidth.cells(of: $0) > width } == [], "\(width)")
      #expect(lines.filter { $0.hasSuffix(" ") || $0.contains("\u{1B}") } == [], "\(width)")
    }
  }

  @Test(arguments: views, [28, 61])
  func theCommandKeepsToTheTerminal(view: String, width: Int) {
    let run = vault.run(view, width: width)
    #expect(run.status == .success)
    #expect(run.lines.filter { DisplayWidth.cells(of: $0) > width } == [])
  }

  @Test(arguments: views)
  func colorTellsNothingByItself(view: String) {
    for width in [40, 100] {
      let colored = vault.run(view + " --color always", width: width).output
      #expect(colored.contains("\u{1B}["))
      #expect(colored.replacing(/\x1B\[[0-9;]*m/, with: "") == vault.run(view, width: width).output)
    }
  }
}
