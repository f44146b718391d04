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
    folder = try TemporaryFolder()
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
