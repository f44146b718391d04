import Outline
import Planner
import Testing

@testable import Reading

@Suite struct KindFoldersTests {
  private static let folders = KindFolders(
    days: ["journal", "old/days"],
    pages: ["notes"],
    projects: ["journal/projects", "notes/days"],
    rituals: []
  )

  static let kinds: [(String, DocumentKind?)] = [
    ("journal/2026-11-20.md", .day), ("journal/2026/11/2026-11-20 Friday.md", .day), ("old/days/Fri 2026-11-20.md", .day),
    ("journal/2026_11_20.md", .day),
    ("journal/2026.11.20.md", .day), ("journal/2026_13_01.md", nil),
    ("journal/20261120.md", nil),
    ("journal/ideas.md", nil), ("journal/2026-11.md", nil), ("journal/2026-13-01.md", nil), ("2026-11-20.md", nil),
    ("journals/2026-11-20.md", nil), ("a/journal/2026-11-20.md", nil), ("journal", nil),
    ("journal/projects/2026-11-20.md", .project), ("notes/a.md", .page), ("notes/days/2026-11-20.md", .project),
    ("notes/b/c d.md", .page), ("old/a.md", nil),
  ]

  @Test(arguments: kinds)
  func kindByFolder(name: String, kind: DocumentKind?) {
    #expect(Self.folders.kind(ofFileNamed: name) == kind)
    #expect(KindFolders().kind(ofFileNamed: name) == nil)
  }

  @Test func theFolderOfTheRootHoldsAllThatHasNoNearerOne() {
    let folders = KindFolders(days: ["."], pages: ["notes"])
    #expect(folders.kind(ofFileNamed: "2026-11-20.md") == .day)
    #expect(folders.kind(ofFileNamed: "x/2026-11-20.md") == .day)
    #expect(folders.kind(ofFileNamed: "notes/2026-11-20.md") == .page)
    #expect(folders.kind(ofFileNamed: "a.md") == nil)
  }

  @Test func whatIsNewGoesToTheFirstFolder() {
    #expect(Self.folders.folder(forNew: .day) == "journal")
    #expect(Self.folders.folder(forNew: .ritual) == "rituals")
    #expect(Self.folders.folder(forNew: .life) == ".")
  }
}
