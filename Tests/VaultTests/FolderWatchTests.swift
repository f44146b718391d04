import TestSupport
import Testing

@testable import Vault

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// With the records of the system, and where the folders are looked through.
@Suite struct FolderWatchTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(onDisk: true)
    try folder.write("a.md", "one")
    try folder.write("sub/b.md", "two")
  }

  private func watch(_ polls: Bool, ignoring ignored: [String] = []) throws -> FolderWatch {
    let place = try FileSystem.realPath(folder.path).get()
    return FolderWatch([place], ignoring: ignored.map { FileSystem.path(of: $0, in: place) }, polls: polls)
  }

  @Test(arguments: [false, true])
  func tellsOfEachChangeOnce(polls: Bool) throws {
    let watch = try watch(polls)
    #expect((watch.descriptor == nil) == polls)
    #expect(!watch.hasChanged())
    let changes: [() throws -> Void] = [
      { try folder.write("a.md", "other words") }, { try folder.write("c.md", "new") },
      { try folder.write("sub/b.md", "longer words") },
      { try folder.write("sub/new/deep/d.md", "deep") }, { try folder.write("sub/new/deep/d.md", "deeper still") },
      { try folder.remove("c.md") }, { try folder.write(".gitignore", "x") },
      { #expect(rename(folder("a.md"), folder("e.md")) == 0) }, { #expect(mkdir(folder("empty"), 0o755) == 0) },
    ]
    for (index, change) in changes.enumerated() {
      try change()
      #expect(watch.hasChanged(), "change \(index)")
      #expect(!watch.hasChanged(), "after change \(index)")
    }
  }

  /// Files are told by their paths; where folders come or go, or what is left out, that is not enough.
  @Test(arguments: [false, true])
  func tellsWhichFiles(polls: Bool) throws {
    let watch = try watch(polls)
    let place = try FileSystem.realPath(folder.path).get()
    #expect(watch.takeChange() == .nothing)
    try folder.write("a.md", "other words")
    try folder.write("sub/c.md", "new")
    try folder.remove("sub/b.md")
    let paths = ["a.md", "sub/b.md", "sub/c.md"].map { FileSystem.path(of: $0, in: place) }
    #expect(watch.takeChange() == .files(Set(paths)))
    try folder.write(".gitignore", "x")
    #expect(watch.takeChange() == .everything)
    #expect(mkdir(folder("new"), 0o755) == 0)
    let change = watch.takeChange()
    #expect(polls ? change == .files([FileSystem.path(of: "new", in: place)]) : change == .everything)
    #expect(watch.takeChange() == .nothing)
  }

  /// An editor's own files and what a command writes itself are no changes, and links are not followed.
  @Test(arguments: [false, true])
  func somethingElseIsNoChange(polls: Bool) throws {
    try folder.write("out/x.txt", "one")
    let watch = try watch(polls, ignoring: ["out", "result.txt"])
    try folder.write(".a.md.swp", "half")
    try folder.write("out/x.txt", "two words")
    try folder.write("out/y.txt", "new")
    try folder.write("result.txt", "new")
    _ = try folder.text("a.md")
    #expect(!watch.hasChanged())
  }

  /// A name of one folder of which another begins.
  @Test(arguments: [false, true])
  func whatIsIgnoredIsAWholeName(polls: Bool) throws {
    let watch = try watch(polls, ignoring: ["out"])
    try folder.write("outer.md", "new")
    #expect(watch.hasChanged())
  }

  @Test(arguments: [false, true])
  func aFolderThatIsNotThereNeverChanges(polls: Bool) {
    #expect(!FolderWatch([folder("missing")], polls: polls).hasChanged())
  }
}
