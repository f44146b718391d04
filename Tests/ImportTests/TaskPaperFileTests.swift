import Chronology
import Import
import Testing

@Suite struct TaskPaperFileTests {
  /// A title of a section has no space at its end: it would not read back, and all of the file would be left.
  @Test(arguments: ["Inbox:", "Inbox :", "Inbox\t:", "Inbox   : @home"])
  func aProjectIsASection(_ line: String) throws {
    let file = ImportedFile(path: "a.taskpaper", name: "a.taskpaper", bytes: Array("\(line)\n\t- Call\n".utf8))
    let today = try #require(CivilDate(year: 2026, month: 11, day: 22))
    let drafts = try TaskPaperFile.drafts(of: [file], ImportOptions(today: today))
    let sections = drafts.compactMap { draft -> String? in
      if case .item(let drafted) = draft.content { drafted.home.section } else { nil }
    }
    #expect(sections == [line.hasSuffix("@home") ? "Inbox @home" : "Inbox"])
  }
}
