import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import CommandLine
@testable import Views

/// What is written somewhere can be read in a view, in each of its forms.
@Suite struct NotesViewTests {
  let vault: NotesVault

  init() throws {
    vault = try NotesVault()
  }

  /// The name of each in the golden files, its command line, and the words of the notes that it shows.
  static let views = [
    (
      "ritual", "ritual morning",
      "OCEAN INTRODUCTION ARCTWO HABIT PARAGRAPH JUG TRAVELLING WINDOW LONGER SLOWLY DUE ARCONE LEMON"
    ),
    ("ritual-notes", "ritual morning --notes", "WINDOW LONGER SLOWLY FIRST MUMS TRAVELLING"),
    ("history-day", "history --on 2026-11-19", "WINDOW LONGER DUE"),
    ("history-day-skipped", "history --on 2026-11-15", "TRAVELLING"),
    ("activities", "activities", "ACTIVITIES"), ("activities-since", "activities --since 31d", "SAM LATE"),
    ("activity", "activities swim", "ALONE TOWEL SAM LATE"),
    ("day", "day", "ESTUARY LID DAUGHTER WALKED WALL THINK KEY HALL ROUTINE"),
    ("life", "life", "FRIDAYS WATER CAKE"),
    ("life-week", "life --week", "WATER CAKE"), ("insight", "insights strea", ""), ("rituals", "rituals", ""),
    ("projects", "projects", "GROW LIBRARY"), ("tasks", "tasks", "PHONE"),
    ("tasks-project", "tasks --project thesis", "GROW LIBRARY"),
  ]

  /// Those that show paths, at which lines break.
  static let viewsOfPlaces = [
    ("block", "block show deep", "HALL bright HAND OUTLINE LAMP"), ("block-routine", "block show 18:00", "ROUTINE"),
    ("settings", "settings", "HARBOR SUNDAYS"),
    ("pages", "pages", ""),
    ("page", "pages compass", ""),
  ]

  private func lines(_ name: String, width: Int) throws -> [String] {
    let view: any View =
      switch name {
      case "block": BlockView(try vault.block("deep"))
      case "block-routine": BlockView(try vault.block("18:00"))
      case "settings": SettingsView(vault.settings)
      case "pages": PagesView(vault.pages, page: nil)
      default: PagesView(vault.pages, page: 1)
      }
    return view.lines(width: width).map { $0.text(TerminalColor(isOn: false)) }
  }

  @Test(arguments: viewsOfPlaces, [40, 80, 120])
  func thoseWithPlacesLookAsRecorded(view: (String, String, String), width: Int) throws {
    let output = try lines(view.0, width: width).map { $0 + "\n" }.joined()
    expectGolden(output, NotesViewTests.golden("\(view.0)-\(width).txt"))
    #expect(view.2.split(separator: " ").filter { !output.contains($0) } == [])
  }

  private static func golden(_ name: String) -> String { "Tests/CommandLineTests/Golden/notes-\(name)" }

  @Test(arguments: views, [40, 80, 120])
  func looksAsRecorded(view: (String, String, String), width: Int) {
    let run = vault.run(view.1, width: width)
    #expect(run.status == .success && run.error.isEmpty)
    expectGolden(run.output, NotesViewTests.golden("\(view.0)-\(width).txt"))
    // A note that is cut in the calendar begins there.
    let shown = view.2.split(separator: " ").filter { !run.output.contains($0) }
    #expect(shown.filter { view.0 != "day" || !["HALL", "ROUTINE", "KEY"].contains($0) } == [])
  }

  @Test(arguments: views + viewsOfPlaces)
  func plainLinesAreAsRecorded(view: (String, String, String)) {
    let output = vault.run(view.1 + " --plain", width: 40).output
    expectGolden(output, NotesViewTests.golden("\(view.0)-plain.txt"))
    #expect(view.2.split(separator: " ").filter { !output.contains($0) } == [])
  }

  @Test(arguments: views + viewsOfPlaces)
  func jsonIsAsRecorded(view: (String, String, String)) throws {
    let output = vault.run(view.1 + " --json").output
    expectGolden(output, NotesViewTests.golden("\(view.0).json"))
    #expect(view.2.split(separator: " ").filter { !output.contains($0) } == [])
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(output.utf8)) }
  }

  @Test(arguments: views + viewsOfPlaces)
  func noLineIsTooWide(view: (String, String, String)) {
    for width in someCases(of: Array(28...130), named: view.0, least: 10) {
      let lines = vault.run(view.1, width: width).lines
      #expect(lines.filter { DisplayWidth.cells(of: $0) > width } == [], "\(width)")
      #expect(lines.filter { $0.hasSuffix(" ") || $0.contains("\u{1B}") } == [], "\(width)")
    }
  }

  @Test(arguments: views + viewsOfPlaces)
  func colorTellsNothingByItself(view: (String, String, String)) {
    let colored = vault.run(view.1 + " --color always").output
    #expect(colored.contains("\u{1B}["))
    #expect(colored.replacing(/\x1B\[[0-9;]*m/, with: "") == vault.run(view.1).output)
  }

  /// The color of the category, whose name is written in other letters; the emoji that is nearest to a symbol.
  @Test(arguments: ["ritual morning", "rituals --all", "history --on 2026-11-19", "history --ritual morning --months 1"])
  func ritualsHaveTheColorOfTheirCategory(line: String) {
    let mint = "\u{1B}[38;5;79m"
    #expect(
      vault.run(line + " --color always").output.contains("💧 Morning water")
        && vault.run(line + " --color always").output.contains(mint),
      "\(line)"
    )
  }

  /// `today` shows the ritual itself only while something of it is open.
  @Test func anOpenRitualHasTheColorOfItsCategoryToo() throws {
    var files = NotesVault.files
    files["rituals/water.md"] = files["rituals/water.md"]?.replacing("  - 2026-11-20\n", with: "")
    #expect(try NotesVault(files).run("today --color always").output.contains("\u{1B}[38;5;79m💧 Morning water"))
  }
}
