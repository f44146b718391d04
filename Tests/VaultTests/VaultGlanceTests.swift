import Chronology
import Outline
import Planner
import TestSupport
import Testing
import Vault

@Suite struct VaultGlanceTests {
  private static let root = "---\nkind: vault\ndays: journal\nprojects: work\n---\n\n# V\n"
  private static let files = [
    ("tidemark.md", root), ("journal/2026-11-19.md", "- [ ] Tea\n"), ("journal/2026-11-20.md", "- [ ] Cake\n"),
    ("work/home.md", "# Home\n\n- [ ] Paint\n"), ("pages/body.md", "---\nkind: page\n---\n\n# Body\n\n- [ ] Run\n"),
    ("work/odd.md", "---\nkind: \"project\"\n---\n\n# Odd\n"), ("note.md", "A note.\n"),
  ]

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    return folder
  }

  private static func glance(_ folder: TemporaryFolder, root: VaultRoot.Reading? = nil) -> VaultGlance {
    let kinds: Set<DocumentKind> = [.page, .project]
    return VaultGlance(at: folder.path, days: .earliest ... .latest, kinds: kinds, root: root, limit: 1 << 16, jobs: 2)
  }

  @Test func onlyWhatMattersIsRead() throws {
    let glance = Self.glance(try Self.folder())
    #expect(VaultPlans(glance).files.map(\.record.name).sorted() == Self.files.dropLast().map(\.0).sorted())
    let few = VaultPlans(glance) { peek, _, _ in peek == .day(CivilDate("2026-11-20")!) }
    #expect(few.files.map(\.record.name) == ["journal/2026-11-20.md", "tidemark.md"])
    #expect(few.days.count == 1 && few.root != nil)
  }

  @Test func whatIsKnownNotToBeWantedIsNotLookedAt() throws {
    let folder = try Self.folder()
    let listing = VaultListing(root: try #require(VaultRoot.find(from: folder.path)))
    // What came since the vault was walked is not among its files.
    try folder.write("journal/2026-11-21.md", "- [ ] Bread\n")
    let plans = VaultPlans(
      at: folder.path,
      days: .earliest ... .latest,
      listing: listing,
      besides: ["journal/2026-11-19.md", "work/home.md"],
      limit: 1 << 16,
      jobs: 2
    )
    #expect(plans.files.map(\.record.name).sorted() == ["journal/2026-11-20.md", "tidemark.md", "work/odd.md"])
    // The listing of another vault is none of this one.
    let other = try Self.folder()
    let all = VaultPlans(at: other.path, days: nil, listing: listing, limit: 1 << 16, jobs: 2)
    #expect(all.folder == VaultRoot.find(from: other.path) && all.projects.count == 2)
  }

  @Test func aGlanceIsOfOneMoment() throws {
    let folder = try Self.folder()
    let glance = Self.glance(folder)
    try folder.write("work/home.md", "# Home\n\n- [ ] Plaster\n")
    let tasks = VaultPlans(glance).projects.flatMap { $0.value.content.items.map(\.item.text) }
    #expect(tasks == ["Paint"])
  }

  @Test func aRootThatWasReadIsNotReadAgain() throws {
    let folder = try Self.folder()
    let root = try #require(VaultRoot.read(in: folder.path, limit: 1 << 16))
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# W\n")
    #expect(VaultPlans(Self.glance(folder, root: root)).root?.content.title == "V")
    #expect(VaultPlans(Self.glance(folder)).root?.content.title == "W")
    // That of another vault is none of this one.
    let other = try Self.folder()
    try other.write("tidemark.md", "---\nkind: vault\n---\n\n# X\n")
    #expect(VaultPlans(Self.glance(other, root: root)).root?.content.title == "X")
  }

  @Test(
    arguments: [
      ("work/home.md", nil, nil, "Plaster"),
      // A file of another path may be another file.
      ("work/home.md", "elsewhere/home.md", nil, "Paint"),
      // What is held in memory is later.
      ("work/home.md", nil, "# Home\n\n- [ ] Polish\n", "Polish"),
    ] as [(String, String?, String?, String)]
  )
  func aFileThatWasReadIsNotReadAgain(name: String, path: String?, text: String?, task: String) throws {
    let folder = try Self.folder()
    let first = try #require(VaultPlans(Self.glance(folder)).files.first { $0.record.name == name })
    let bytes = Array("---\nkind: project\n---\n\n# Home\n\n- [ ] Plaster\n".utf8)
    let known = try #require(VaultRecord.read(bytes, path: path ?? first.record.path, name: name))
    let plans = VaultPlans(
      at: folder.path,
      days: nil,
      kinds: [.project],
      known: [VaultPlans.File(record: known.record, value: known.plan)],
      texts: text.map { [name: Array($0.utf8)] } ?? [:],
      limit: 1 << 16,
      jobs: 2
    )
    #expect(plans.projects.flatMap { $0.value.content.items.map(\.item.text) } == [task])
  }

  @Test func whatCannotBeReadIsTold() throws {
    let folder = try Self.folder()
    let glance = VaultGlance(at: folder.path, days: nil, kinds: [.project], limit: 20, jobs: 1)
    #expect(!glance.problems.isEmpty && glance.isWithoutFooting)
    #expect(VaultPlans(glance).problems.map(\.path) == glance.problems.map(\.path))
    #expect(!Self.glance(folder).isWithoutFooting)
  }

  @Test(arguments: [
    ("work/home.md", true), ("work/odd.md", true), ("pages/body.md", false), ("journal/2026-11-20.md", false),
    ("note.md", false),
  ])
  func aFileMayBeAProject(name: String, mayBe: Bool) throws {
    let glance = Self.glance(try Self.folder())
    let read = VaultPlans(glance) { glance.mayBe(.project, $0, $1, $2) }.files.map(\.record.name)
    #expect(read.contains(name) == mayBe)
  }
}
