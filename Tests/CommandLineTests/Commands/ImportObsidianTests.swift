import Foundation
import TestSupport
import Testing

@testable import CommandLine

/// A vault of Obsidian as a copy.
@Suite struct ImportObsidianTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("o/.obsidian/app.json", "{}")
    try folder.write("o/.obsidian/plugins/x/data.json", "{}")
    try folder.write("o/.trash/gone.md", "- [ ] Gone\n")
    try folder.write(
      "o/Journal/2026-11-20.md",
      "# Friday\r\n\r\n- [ ] Call Mum 📅 2026-12-01\r\n- 09:00 - 10:30 Dig [[Garden]]\r\n"
    )
    try folder.write("o/Journal/2026-11-21 Saturday.md", "- [x] Water [done:: 2026-11-21]\n")
    try folder.write("o/Garden.md", "---\ntags: [green]\n---\n\n# Garden\n\n- [ ] Plant 🔁 every week\n")
    try folder.write("o/Pictures/shed.png", bytes: [0x89, 0x50, 0, 0xFF])
    try settings(#"{"folder": "Journal"}"#)
  }

  private func settings(_ text: String) throws { try folder.write("o/.obsidian/daily-notes.json", text) }

  private func imported(_ arguments: String = "@/o", into vault: String = "v") -> String {
    let run = folder.run("import \(arguments) --into @/\(vault) --today 2026-11-22")
    return run.output + run.error
  }

  @Test func everyFileIsCopiedAsItIs() throws {
    let all = imported()
    #expect(all.hasPrefix("6 read: 5 written, 1 left out\n"), "\(all)")
    #expect(all.contains("`tidemark lint --fix` reads lines of Tasks and Dataview"), "\(all)")
    for name in ["Journal/2026-11-20.md", "Journal/2026-11-21 Saturday.md", "Garden.md", "Pictures/shed.png"] {
      #expect(try folder.bytes("v/" + name) == folder.bytes("o/" + name), "\(name)")
    }
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder("v")).filter { !$0.hasSuffix(".imported") }
    #expect(files.count == 7, "\(files)")
    #expect(try folder.text("v/tidemark.md").contains("days: Journal\n"))
    #expect(folder.run("day 2026-11-20 --vault @/v --plain --today 2026-11-22").output.contains("Dig"))
    #expect(folder.run("lint --fix @/v --today 2026-11-22").status == .success)
    #expect(try folder.text("v/Journal/2026-11-20.md").contains("- [ ] Call Mum (due: 2026-12-01)\r\n"))
    // The copy has changed by the fixes, and stays as it is.
    #expect(imported().hasPrefix("6 read: 0 written, 4 already there, 2 left out\n"))
    #expect(imported("obsidian @/o").hasPrefix("6 read: 0 written, 4 already there, 2 left out\n"))
  }

  @Test func whatIsNewComesAndWhatHasChangedIsLeft() throws {
    _ = imported()
    try folder.write("o/Journal/2026-11-22.md", "- Rain\n")
    try folder.write("o/Garden.md", "# Garden\n\nAll planted.\n")
    try folder.remove("v/Pictures/shed.png")
    let all = imported()
    #expect(all.hasPrefix("7 read: 1 written, 2 already there, 2 left out, 2 left\n"), "\(all)")
    #expect(
      all.contains("it has changed since an earlier import brought it; the vault keeps its own (@/o/Garden.md)"),
      "\(all)"
    )
    #expect(all.contains("it has been removed since; it stays removed (@/o/Pictures/shed.png)"), "\(all)")
    #expect(try folder.text("v/Journal/2026-11-22.md") == "- Rain\n")
    #expect(try folder.text("v/left.md").contains("All planted."))
  }

  /// The settings that say where daily notes are may be all that there is of Obsidian's.
  @Test func aVaultWithFewSettingsIsAVaultToo() throws {
    try folder.remove("o/.obsidian/app.json")
    #expect(imported().hasPrefix("5 read: 5 written\n"))
    #expect(try folder.text("v/tidemark.md").contains("days: Journal\n"))
    #expect(imported().hasPrefix("5 read: 0 written, 4 already there, 1 left out\n"))
  }

  /// A note is known where it came first, also when the vault has named a folder of days since.
  @Test func whatCameStaysWhereItIs() throws {
    try folder.write("v/tidemark.md", "---\nkind: vault\n---\n\n# Mine\n")
    #expect(imported().hasPrefix("6 read: 4 written, 2 left out\n"))
    try folder.write("v/tidemark.md", "---\nkind: vault\ndays: calendar\n---\n\n# Mine\n")
    #expect(imported().hasPrefix("6 read: 0 written, 4 already there, 2 left out\n"))
    #expect((try? folder.text("v/left.md")) == nil)
  }

  static let names: [(format: String, name: String, day: String?)] = [
    ("", "2026-11-17", "2026-11-17.md"),
    ("YYYY/MM/YYYY-MM-DD", "2026/11/2026-11-17", "2026-11-17.md"),
    ("YYYY-MM-DD dddd", "2026-11-17 Tuesday", "2026-11-17 Tuesday.md"),
    ("DD.MM.YYYY", "17.11.2026", "2026-11-17.md"),
    ("dddd Do [of] MMMM YYYY", "Tuesday 17th of November 2026", "2026-11-17.md"),
    ("[Day] D.M.YY", "Day 3.11.26", "2026-11-03.md"),
    ("MMM D, YY", "Nov 3, 26", "2026-11-03.md"),
    ("YYYYMMDD", "20261117", "2026-11-17.md"),
    ("YYYY-MM-DD", "2026-13-20", nil),
    ("YYYY-MM-DD", "Ideas", nil),
    ("YYYY-MM-DD HH", "2026-11-17 10", nil),
    ("MMMM D YYYY", "novembre 17 2026", nil),
  ]

  @Test(arguments: names.indices) func dailyNotesAreNamedAsTheSettingsSay(_ index: Int) throws {
    let (format, name, day) = Self.names[index]
    try settings(#"{"folder": "Journal", "format": "\#(format)"}"#)
    try folder.write("o/Journal/\(name).md", "- Only here\n")
    _ = imported()
    let place = day.map { "v/Journal/" + $0 } ?? "v/Journal/\(name).md"
    #expect((try? folder.text(place)) == "- Only here\n", "\(format): \(name)")
  }

  @Test func aVaultThatIsThereKeepsItsOwn() throws {
    try folder.write("v/tidemark.md", "---\nkind: vault\ndays: days\nprojects: Pictures\n---\n\n# Mine\n")
    try folder.write("v/days/2026-11-20.md", "- Mine\n")
    try folder.write("o/Pictures/List.md", "- [ ] Shed\n")
    let all = imported()
    #expect(all.hasPrefix("7 read: 3 written, 2 left out, 2 left\n"), "\(all)")
    #expect(all.contains("the vault has another file of its day, which stays (@/o/Journal/2026-11-20.md)"), "\(all)")
    #expect(
      all.contains("the vault takes files of this folder for projects; copy it to another (@/o/Pictures/List.md)"),
      "\(all)"
    )
    #expect(try folder.text("v/days/2026-11-20.md") == "- Mine\n")
    #expect(try folder.text("v/days/2026-11-21 Saturday.md").hasPrefix("- [x] Water"))
  }

  @Test func aDryRunShowsWhatWouldCome() throws {
    let run = folder.run("import obsidian @/o --into @/v --dry-run --today 2026-11-22")
    #expect(run.output.contains("Binary file @/v/Pictures/shed.png: 4 bytes\n"), "\(run.output)")
    #expect(!FileManager.default.fileExists(atPath: folder("v")))
  }

  @Test func aVaultOfTidemarkNeedsNoImport() throws {
    try folder.write("o/tidemark.md", "---\nkind: vault\n---\n\n# Mine\n")
    #expect(imported("obsidian @/o").contains("@/o/tidemark.md: the folder is a vault of Tidemark already"))
  }
}
