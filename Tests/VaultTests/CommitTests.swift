import Foundation
import TestSupport
import Testing

@testable import Vault

/// What a commit does to one file of each sort, and how it refuses.
@Suite struct CommitTests {
  let folder: TemporaryFolder
  let old = Array("old\n".utf8)
  let new = Array("something new\n".utf8)

  init() throws {
    folder = try TemporaryFolder(onDisk: true)
  }

  /// Changes a file that holds `old`, and says what went wrong.
  private func replace(_ name: String, _ seam: CommitSeam = CommitSeam()) -> FileError? {
    failure([FileChange(path: folder(name), before: old, after: new)], seam)?.error
  }

  private func failure(_ changes: [FileChange], _ seam: CommitSeam = CommitSeam()) -> CommitFailure? {
    if case .failure(let failure) = FileSystem.commit(changes, seam: seam) { failure } else { nil }
  }

  /// A system on which names can be exchanged, or cannot.
  private func seam(_ exchanges: Bool) -> CommitSeam {
    var seam = CommitSeam()
    seam.exchanges = exchanges
    return seam
  }

  // MARK: What can be made again

  /// The steps of a commit, in their order.
  private func steps(_ changes: [FileChange], _ durability: Durability) throws -> [CommitStep] {
    var steps: [CommitStep] = []
    var seam = CommitSeam()
    seam.before = { step throws(FileError) in steps.append(step) }
    try FileSystem.commit(changes, durability: durability, seam: seam).get()
    return steps
  }

  @Test func whatCanBeMadeAgainWaitsForNoDisk() throws {
    let changes = ["a", "b"].map { FileChange(path: folder($0), before: nil, after: new) }
    #expect(
      try steps(changes, .remakable) == [
        .create, .write, .close, .create, .write, .close, .rename, .rename, .synchronizeFolder,
      ]
    )
    for name in ["a", "b"] { #expect(try folder.bytes(name) == new) }
    #expect(try folder.names() == ["a", "b"])
  }

  /// It is as whole as any other, and nothing is written over.
  @Test func whatCanBeMadeAgainIsAllOrNothing() throws {
    try folder.write("b", bytes: old)
    let changes = ["a", "b"].map { FileChange(path: folder($0), before: nil, after: new) }
    guard case .failure(let failure) = FileSystem.commit(changes, durability: .remakable) else {
      Issue.record("it was written")
      return
    }
    #expect(failure.error == .alreadyExists)
    #expect(try folder.names() == ["b"])
    #expect(try folder.bytes("b") == old)
  }

  /// Somebody makes the second file between the moment when it is looked for and that when it gets its name.
  @Test func whatCanBeMadeAgainIsTakenBack() throws {
    let changes = ["a", "b"].map { FileChange(path: folder($0), before: nil, after: new) }
    var seam = CommitSeam()
    var renames = 0
    let (name, bytes) = (folder("b"), old)
    seam.before = { step throws(FileError) in
      guard step == .rename else { return }
      renames += 1
      if renames == 2 { _ = FileManager.default.createFile(atPath: name, contents: Data(bytes)) }
    }
    guard case .failure(let failure) = FileSystem.commit(changes, durability: .remakable, seam: seam) else {
      Issue.record("it was written")
      return
    }
    #expect(failure.error == .alreadyExists)
    #expect(try folder.names() == ["b"])
    #expect(try folder.bytes("b") == old)
  }

  @Test func whatCanBeMadeAgainIsReplacedAsEverythingIs() throws {
    try folder.write("a", bytes: old)
    try FileSystem.commit([FileChange(path: folder("a"), before: old, after: new)], durability: .remakable).get()
    #expect(try folder.bytes("a") == new)
    guard
      case .failure(let failure) = FileSystem.commit(
        [FileChange(path: folder("a"), before: old, after: old + old)],
        durability: .remakable
      )
    else {
      Issue.record("it was written")
      return
    }
    #expect(failure.error == .changedWhileEditing)
    #expect(try folder.names() == ["a"])
  }

  // MARK: As before

  @Test(arguments: [true, false], [0o600, 0o644, 0o755, 0o640, 0o200 | 0o444])
  func keepsTheMode(exchanges: Bool, mode: Int) throws {
    try folder.write("file", bytes: old)
    try folder.setMode("file", mode)
    #expect(replace("file", seam(exchanges)) == nil)
    #expect(try folder.bytes("file") == new)
    #expect(try folder.mode("file") == mode)
    #expect(try folder.names() == ["file"])
  }

  @Test(.enabled(if: getuid() == 0, "only the superuser can give a file away"), arguments: [true, false])
  func keepsTheOwner(exchanges: Bool) throws {
    try folder.write("file", bytes: old)
    try #require(chown(folder("file"), 65534, 12) == 0)
    #expect(replace("file", seam(exchanges)) == nil)
    let status = try FileSystemStatus(of: folder("file"), followsLinks: false)
    #expect(status.owner == 65534 && status.group == 12)
  }

  @Test(arguments: [true, false])
  func replacesWhatALinkLeadsTo(exchanges: Bool) throws {
    try folder.write("real/file", bytes: old)
    try folder.link("one", to: "real/two")
    try folder.link("real/two", to: folder("real/file"))
    #expect(replace("one", seam(exchanges)) == nil)
    #expect(try folder.bytes("real/file") == new)
    for link in ["one", "real/two"] {
      #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: folder(link))) != nil, "\(link)")
    }
  }

  @Test(arguments: [true, false])
  func allNamesOfAFileShowTheNewBytes(exchanges: Bool) throws {
    try folder.write("file", bytes: Array("something old and longer than that\n".utf8))
    try folder.setMode("file", 0o640)
    try #require(link(folder("file"), folder("other")) == 0)
    let before = try folder.bytes("file")
    #expect(failure([FileChange(path: folder("file"), before: before, after: new)], seam(exchanges)) == nil)
    #expect(try folder.bytes("file") == new)
    #expect(try folder.bytes("other") == new)
    #expect(try folder.mode("other") == 0o640)
    let names = try ["file", "other"].map { try FileSystemStatus(of: folder($0), followsLinks: false).identity }
    #expect(names[0] == names[1])
    #expect(try folder.names() == ["file", "other"])
  }

  #if os(Linux)
    @Test func keepsExtendedAttributes() throws {
      // Swift's module of the C library lacks these two.
      typealias Set = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer, Int, Int32) -> Int32
      typealias Get = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer, Int) -> Int
      let set = unsafeBitCast(dlsym(dlopen(nil, RTLD_NOW), "setxattr"), to: Set.self)
      let get = unsafeBitCast(dlsym(dlopen(nil, RTLD_NOW), "getxattr"), to: Get.self)
      try folder.write("file", bytes: old)
      // Not every file system has them.
      guard set(folder("file"), "user.tidemark", [1, 2, 3] as [UInt8], 3, 0) == 0 else { return }
      #expect(replace("file") == nil)
      var read: [UInt8] = [0, 0, 0, 0]
      #expect(get(folder("file"), "user.tidemark", &read, 4) == 3)
      #expect(read == [1, 2, 3, 0])
    }
  #endif

  @Test func writesLargeFilesWhole() throws {
    let bytes = (0..<5_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try folder.write("file", bytes: old)
    #expect(failure([FileChange(path: folder("file"), before: old, after: bytes)]) == nil)
    #expect(FileSystem.read(folder("file")) == .success(bytes))
  }

  @Test func writesFilesOfLongNames() throws {
    let name = String(repeating: "ä", count: 126) + ".m"
    try folder.write(name, bytes: old)
    #expect(replace(name) == nil)
    #expect(try folder.names().count == 1)
  }

  // MARK: New files and removed ones

  @Test(arguments: [true, false])
  func makesAFileWithTheModeOfNewFiles(exchanges: Bool) throws {
    #expect(failure([FileChange(path: folder("file"), before: nil, after: new)], seam(exchanges)) == nil)
    try folder.write("other", "")
    #expect(try folder.bytes("file") == new)
    #expect(try folder.mode("file") == 0o644 || folder.mode("file") == folder.mode("other"))
    #expect(try folder.names() == ["file", "other"])
  }

  @Test(arguments: [true, false])
  func removesAFile(exchanges: Bool) throws {
    try folder.write("file", bytes: old)
    try folder.write("real", bytes: old)
    try folder.link("link", to: "real")
    for name in ["file", "link"] {
      #expect(failure([FileChange(path: folder(name), before: old, after: nil)], seam(exchanges)) == nil)
    }
    #expect(try folder.names() == ["real"])
  }

  @Test(arguments: [true, false])
  func refusesWhatIsNotAsItWasRead(exchanges: Bool) throws {
    try folder.write("file", "older\n")
    let seam = self.seam(exchanges)
    #expect(failure([FileChange(path: folder("file"), before: old, after: new)], seam)?.error == .changedWhileEditing)
    #expect(failure([FileChange(path: folder("file"), before: old, after: nil)], seam)?.error == .changedWhileEditing)
    #expect(failure([FileChange(path: folder("missing"), before: old, after: new)], seam)?.error == .changedWhileEditing)
    #expect(failure([FileChange(path: folder("file"), before: nil, after: new)], seam)?.error == .alreadyExists)
    #expect(failure([FileChange(path: folder("file"), before: nil, after: nil)], seam)?.error == .alreadyExists)
    #expect(failure([FileChange(path: folder("file"), before: old, after: old)], seam)?.error == .changedWhileEditing)
    #expect(failure([FileChange(path: folder("missing"), before: nil, after: nil)], seam) == nil)
    #expect(try folder.text("file") == "older\n")
    #expect(try folder.names() == ["file"])
  }

  @Test func refusesAFileThatIsOpenForWriting() throws {
    #if os(Linux)
      try folder.write("file", bytes: old)
      let writer = open(folder("file"), O_WRONLY | O_APPEND)
      var seam = self.seam(true)
      seam.patience = 10
      #expect(replace("file", seam) == .openForWriting)
      close(writer)
      #expect(replace("file") == nil)
    #endif
  }

  // MARK: Several

  @Test(arguments: [true, false])
  func changesAllOrNone(exchanges: Bool) throws {
    let seam = self.seam(exchanges)
    for name in ["a", "b", "gone", "hard"] { try folder.write(name, bytes: old) }
    try #require(link(folder("hard"), folder("linked")) == 0)
    try folder.write("sub/")
    let changes = [
      FileChange(path: folder("a"), before: old, after: new),
      FileChange(path: folder("gone"), before: old, after: nil),
      FileChange(path: folder("sub/made"), before: nil, after: new),
      FileChange(path: folder("hard"), before: old, after: new),
      FileChange(path: folder("linked"), before: old, after: new),
    ]
    var late = seam
    var isChanged = false
    late.before = { [folder] step throws(FileError) in
      // Between preparing and taking: then the last is no longer what was read.
      guard step == .exchange, !isChanged else { return }
      isChanged = true
      try? folder.write("b", "changed\n")
    }
    let failed = failure(changes + [FileChange(path: folder("b"), before: old, after: new)], late)
    #expect(failed == CommitFailure(path: folder("b"), error: .changedWhileEditing))
    #expect(try folder.names() == ["a", "b", "gone", "hard", "linked", "sub"])
    #expect(try folder.names(in: "sub") == [])
    for name in ["a", "gone", "hard", "linked"] { #expect(try folder.bytes(name) == old, "\(name)") }
    #expect(try folder.text("b") == "changed\n")

    #expect(failure(changes, seam) == nil)
    #expect(try folder.names() == ["a", "b", "hard", "linked", "sub"])
    for name in ["a", "sub/made", "hard", "linked"] { #expect(try folder.bytes(name) == new, "\(name)") }
  }

  /// However a folder is spelled, it is one.
  @Test func changesFilesOfOneFolder() throws {
    for name in ["a", "b", "sub/c"] { try folder.write(name, bytes: old) }
    let paths = ["a", "sub/../b", "./sub//c"].map { folder($0) }
    #expect(failure(paths.map { FileChange(path: $0, before: old, after: new) }, seam(false)) == nil)
    for name in ["a", "b", "sub/c"] { #expect(try folder.bytes(name) == new) }
  }

  @Test func refusesOneFileToTwoEnds() throws {
    try folder.write("file", bytes: old)
    try folder.link("link", to: "file")
    let one = FileChange(path: folder("file"), before: old, after: new)
    let other = FileChange(path: folder("link"), before: old, after: [])
    #expect(failure([one, other])?.error == .changedTwice)
    #expect(try folder.bytes("file") == old)
    #expect(try folder.names() == ["file", "link"])
  }

  // MARK: Refusals

  @Test func saysWhatIsNoFile() throws {
    try folder.write("sub/file", "old")
    try folder.link("loop", to: "loop")
    #expect(replace("sub") == .isDirectory)
    #expect(replace("loop") == .linkLoop)
    #expect(replace("sub/file/below") == .isNotDirectory)
    #expect(failure([FileChange(path: "/dev/null", before: [], after: new)])?.error == .isNotRegular)
  }

  @Test func refusesAReadOnlyFile() throws {
    try folder.write("open/file", bytes: old)
    try folder.setMode("open", 0o777)
    try folder.setMode("open/file", 0o444)
    #expect(asUnprivilegedUser { replace("open/file") } == .notPermitted)
    let removal = FileChange(path: folder("open/file"), before: old, after: nil)
    #expect(asUnprivilegedUser { failure([removal])?.error } == .notPermitted)
    try expectUntouched("open")
  }

  @Test func refusesAFolderThatMayNotBeWritten() throws {
    try folder.write("closed/file", bytes: old)
    try folder.setMode("closed/file", 0o666)
    try folder.setMode("closed", 0o555)
    #expect(asUnprivilegedUser { replace("closed/file") } == .folderNotPermitted)
    let removal = FileChange(path: folder("closed/file"), before: old, after: nil)
    #expect(asUnprivilegedUser { failure([removal])?.error } == .folderNotPermitted)
    try expectUntouched("closed")
  }

  /// In a folder with the sticky bit everyone may make files, but only the owner of a file may take its name: the last step
  /// fails, when the new bytes are all written.
  @Test(.enabled(if: getuid() == 0, "only the superuser can own a file that another may write"), arguments: [true, false])
  func removesTheTemporaryFileWhereTheLastStepFails(exchanges: Bool) throws {
    try folder.write("sticky/file", bytes: old)
    try folder.setMode("sticky", 0o1777)
    try folder.setMode("sticky/file", 0o666)
    #expect(asUnprivilegedUser { replace("sticky/file", seam(exchanges)) } == .notPermitted)
    try expectUntouched("sticky")
  }

  /// With the lock of its folder in other hands a file is written all the same where names can be exchanged, else refused.
  @Test(arguments: [true, false])
  func doesNotNeedALockToBeSafe(exchanges: Bool) throws {
    try folder.write("file", bytes: old)
    let holder = try FileSystemDescriptor(opening: folder(""), flags: O_RDONLY)
    try #require(holder.lock() == .held)
    var seam = self.seam(exchanges)
    seam.folderPatience = 10
    #expect(replace("file", seam) == (exchanges ? nil : .folderInUse))
    #expect(try folder.bytes("file") == (exchanges ? new : old))
    try folder.write("hard", bytes: old)
    try #require(link(folder("hard"), folder("linked")) == 0)
    #expect(replace("hard", seam) == .folderInUse)
    #expect(try folder.names() == ["file", "hard", "linked"])
    _ = consume holder
  }

  private func expectUntouched(_ name: String) throws {
    #expect(try folder.bytes(name + "/file") == old)
    #expect(try folder.names(in: name) == ["file"])
  }
}
