import Outline
import SourceText
import TestSupport
import Testing

@testable import Workspace

/// Vaults of files, and the kinds that files have by their folders.
@Suite struct VaultHomesTests {
  private static func vault() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("v/tidemark.md", "---\nkind: vault\ndays: journal\npages: .\n---\n\n# V\n")
    try folder.write("v/journal/2026-11-20.md", "- 09:00 Dentist\n")
    try folder.write("v/inner/tidemark.md", "---\nkind: vault\n---\n\n# Inner\n")
    try folder.write("v/inner/journal/2026-11-20.md", "- 09:00 Dentist\n")
    try folder.write("journal/2026-11-20.md", "- 09:00 Dentist\n")
    try folder.link("elsewhere", to: "v/journal")
    return folder
  }

  private static let kinds: [(String, DocumentKind?)] = [
    ("v/journal/2026-11-20.md", .day), ("v/journal/new/2026-11-21.md", nil), ("v/journal/2026-11-21.md", .day),
    ("v/a.md", .page),
    // A vault in the vault has folders of its own; what lies in none has none.
    ("v/inner/journal/2026-11-20.md", nil), ("journal/2026-11-20.md", nil),
    // A link leads to where the file lies.
    ("elsewhere/2026-11-20.md", .day), ("v/journal/../journal/2026-11-20.md", .day),
  ]

  @Test(arguments: kinds)
  func kindByFolder(name: String, kind: DocumentKind?) throws {
    let folder = try Self.vault()
    let path = folder.path + "/" + name
    #expect(VaultHomes().kindByFolder(ofPath: path) == kind)
    #expect(VaultHomes(of: [path]).kindByFolder(ofPath: path) == kind)
    let file = FileSet.File(path: path, isExplicit: true, source: SourceText("- 09:00 Dentist\n"))
    #expect(VaultHomes(of: [path]).document(of: file).kind == kind)
  }

  /// Of a root that is linted itself only the front matter is read for its settings.
  @Test(arguments: [
    "---\nkind: vault\nday-starts: 05:30\ndays: journal\nallow: missing-title\n---\n\n# V\n\n## Categories\n\n- Health\n",
    "---\nkind: vault\nday-starts: '05:30'\n---\n\n# V\n", "---\nkind: vault\nday-starts: 05:30\n\n# V\n",
    "---\nkind: vault\nday-starts: 05:30\n---", "---\nkind: page\n---\n\n# V\n", "# V\n", "",
  ])
  func settingsAreTheSameWhetherTheRootIsAmongTheFiles(root: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("v/tidemark.md", root)
    let (path, rootPath) = (folder.path + "/v/journal/a.md", folder.path + "/v/tidemark.md")
    try folder.write("v/journal/a.md", "# A\n")
    let alone = try #require(VaultHomes(of: [path]).home(ofPath: path))
    let besides = try #require(VaultHomes(of: [path, rootPath]).home(ofPath: path))
    #expect(alone.settings == besides.settings && alone.allow == besides.allow && alone.folder == besides.folder)
    let keepsRoot = besides.record != nil
    #expect(!keepsRoot)
  }

  @Test func standardInputWithoutANameHasNoKindByFolder() throws {
    let file = FileSet.File(path: try Self.vault().path + "/v/a.md", isExplicit: true, source: SourceText(""), hasPlace: false)
    #expect(VaultHomes().kindByFolder(of: file) == nil)
  }
}
