import Outline
import SourceText
import Testing
import Vault

@Suite struct DayFoldersTests {
  private func several(_ folders: DayFolders) -> [String] { folders.several.map { "\($0.folder) \($0.count)" } }

  @Test func foldersOfYearsAndMonthsCountAsTheirParent() {
    let names = [
      "journal/2026/11-November/2026-11-20.md", "journal/2026-11-19 Thursday.md", "journal/2025/2025_12_31.md",
      "journal/Ideas.md", "2026/2026-01-01.md", "2026-01-02.md", "2026.01.03.md", "few/2026-01-01.md", "few/2026-01-02.md",
      "letters/Anna 2026-01-01.md", "letters/Anna 2026-01-02.md", "letters/Anna 2026-01-03.md",
    ]
    #expect(several(DayFolders(names)) == [". 3", "journal 3"])
  }

  /// What a folder is called says enough, so that one file does.
  @Test(arguments: ["days", "notes/Daily", "Journal", "daily notes", "diary"])
  func oneFileIsEnoughWhereTheFolderIsCalledSo(folder: String) {
    #expect(several(DayFolders(["\(folder)/2026/2026-11-20.md"])) == ["\(folder) 1"])
    #expect(several(DayFolders(["\(folder) of others/2026-11-20.md"])) == [])
  }

  @Test func aFileComesAndGoes() {
    var folders = DayFolders(["a/2026-01-01.md", "a/2026-01-02.md"])
    folders.insert("a/2026/2026-01-03.md")
    #expect(several(folders) == ["a 3"])
    for name in ["a/2026-01-01.md", "a/2026-01-02.md"] { folders.remove(name) }
    #expect(several(folders) == [])
    folders.insert("a/2026-01-04.md")
    folders.insert("a/2026-01-05.md")
    #expect(several(folders) == ["a 3"])
  }

  /// No setting can name such a folder.
  @Test func aBackslashIsLeftOut() {
    #expect(several(DayFolders((1...3).map { "a\\b/2026-01-0\($0).md" })) == [])
  }

  @Test(arguments: [
    (["journal"], "days: journal"), (["days", "My notes/log"], #"days: [days, "My notes/log"]"#), (["."], #"days: ".""#),
    ([#"a"b"#], #"days: "a\"b""#),
  ])
  func spellsTheSetting(folders: [String], setting: String) {
    #expect(DayFolders.setting(folders) == setting)
  }

  @Test(arguments: [
    ("2026-11-20.md", "Rain.\n", true), ("a/2026-11-20 x.md", "---\ntags: a\n---\n", true), ("note.md", "Rain.\n", false),
    ("2026-11-20.md", "---\nkind: note\n---\n", false), ("2026-11-20.md", "---\nkind: day\n---\n", false),
    ("2026-11-20.md", "---\nkind: meeting\n---\n", false),
  ])
  func aNoteSaysNothingOfItsKind(name: String, text: String, isOne: Bool) {
    #expect(DayFolders.hasNote(name, Document(reading: SourceText(text))) == isOne)
    #expect(DayFolders.mayHaveNote(name) || !isOne)
  }

  /// The root as a folder of days would take the minutes too.
  @Test func aYearAtTheTopIsItsOwnFolder() {
    let names = ["2025/2025-11-20.md", "2026/01/2026-01-01.md", "2026/02/2026-02-01.md", "2026/2026-03-01.md"]
    #expect(several(DayFolders(names + ["minutes/2026-03-02.md"])) == ["2026 3"])
    #expect(DayFolders.setting(["2026"]) == "days: \"2026\"")
  }

  @Test func foldersOfOtherKindsAreKnownByTheirName() {
    var folders = DayFolders(["Work/Projects/shed.md", "pages/a.md", "pages/b.md", "notes/c.md", "pages/2026-01-01.md"])
    folders.remove("pages/b.md")
    #expect(
      folders.others.map { "\($0.kind.rawValue) \($0.folder) \($0.count)" } == ["project Work/Projects 1", "page pages 1"]
    )
    let note = Document(reading: SourceText("# A\n\n- [ ] b\n"))
    #expect(DayFolders.hasNote("pages/a.md", note) && !DayFolders.hasNote("notes/a.md", note))
    #expect(DayFolders.mayHaveNote("pages/a.md") && !DayFolders.mayHaveNote("notes/a.md"))
    #expect(!DayFolders.hasNote("pages/a.md", Document(reading: SourceText("# A\n\n- b\n"))))
  }
}
