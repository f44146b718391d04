import Foundation
import TestSupport
import Testing

@testable import Vault

@Suite struct FileSystemWritingTests {
  let folder: TemporaryFolder
  let new = Array("new".utf8)

  init() throws {
    folder = try TemporaryFolder()
  }

  private func error(_ result: Result<Void, FileError>) -> FileError? {
    if case .failure(let error) = result { error } else { nil }
  }

  // MARK: A new file

  @Test func writesANewFile() throws {
    #expect(error(FileSystem.writeNew(folder("file"), new)) == nil)
    #expect(try folder.text("file") == "new")
    #expect(try folder.names() == ["file"])
  }

  @Test func neverOverwrites() throws {
    try folder.write("file", "old")
    try folder.link("dangling", to: "nowhere")
    try folder.write("sub/", "")
    for name in ["file", "dangling", "sub"] {
      #expect(error(FileSystem.writeNew(folder(name), new)) == .alreadyExists, "\(name)")
    }
    #expect(try folder.text("file") == "old")
    #expect(try folder.names() == ["dangling", "file", "sub"])
  }

  @Test func saysWhyItCannotCreate() throws {
    try folder.write("file", "old")
    try folder.setMode("", 0o555)
    #expect(error(FileSystem.writeNew(folder("missing/file"), new)) == .notFound)
    #expect(error(FileSystem.writeNew(folder("file/below"), new)) == .isNotDirectory)
    #expect(error(FileSystem.writeNew(folder("nul\0"), new)) == .notFound)
    #expect(asUnprivilegedUser { error(FileSystem.writeNew(folder("other"), new)) } == .notPermitted)
    #expect(try folder.names() == ["file"])
  }

  // MARK: Replacing

  @Test func replacesAndKeepsTheMode() throws {
    for mode in [0o600, 0o644, 0o755, 0o640] {
      try folder.write("file", "something old and longer")
      try folder.setMode("file", mode)
      #expect(error(FileSystem.replace(folder("file"), new)) == nil)
      #expect(try folder.text("file") == "new")
      #expect(try folder.mode("file") == mode)
    }
    #expect(try folder.names() == ["file"])
  }

  @Test func writesLargeFilesWhole() throws {
    let bytes = (0..<5_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try folder.write("file", "old")
    #expect(error(FileSystem.replace(folder("file"), bytes)) == nil)
    #expect(FileSystem.read(folder("file")) == .success(bytes))
  }

  @Test func replacesWhatALinkLeadsTo() throws {
    try folder.write("real/file", "old")
    try folder.link("one", to: "real/two")
    try folder.link("real/two", to: folder("real/file"))
    #expect(error(FileSystem.replace(folder("one"), new)) == nil)
    #expect(try folder.text("real/file") == "new")
    for link in ["one", "real/two"] {
      #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: folder(link))) != nil, "\(link)")
    }
  }

  @Test func saysWhyItCannotReplace() throws {
    try folder.write("sub/file", "old")
    try folder.link("loop", to: "loop")
    #expect(error(FileSystem.replace(folder("missing"), new)) == .notFound)
    #expect(error(FileSystem.replace(folder("sub"), new)) == .isDirectory)
    #expect(error(FileSystem.replace(folder("loop"), new)) == .linkLoop)
    #expect(error(FileSystem.replace(folder("sub/file/below"), new)) == .isNotDirectory)
  }

  @Test func writesWhereThereIsNothing() throws {
    try folder.link("link", to: "new-target")
    #expect(error(FileSystem.write(folder("file"), Array("first".utf8))) == nil)
    #expect(error(FileSystem.write(folder("file"), new)) == nil)
    #expect(error(FileSystem.write(folder("link"), new)) == nil)
    #expect(error(FileSystem.write(folder("missing/file"), new)) == .notFound)
    #expect(try folder.text("file") == "new")
    #expect(try folder.text("new-target") == "new")
    #expect(try folder.names() == ["file", "link", "new-target"])
  }

  @Test func writesToADevice() {
    #expect(error(FileSystem.write("/dev/null", new)) == nil)
    #if os(Linux)
      #expect(error(FileSystem.write("/dev/full", new)) == .noSpace)
    #endif
  }

  // MARK: Failures leave nothing behind

  @Test func doesNotReplaceAReadOnlyFile() throws {
    try folder.write("open/file", "old")
    try folder.setMode("open", 0o777)
    try folder.setMode("open/file", 0o444)
    #expect(asUnprivilegedUser { error(FileSystem.replace(folder("open/file"), new)) } == .notPermitted)
    try expectUntouched("open")
  }

  @Test func doesNotWriteBesideAFileInAFolderThatIsClosed() throws {
    try folder.write("closed/file", "old")
    try folder.setMode("closed/file", 0o666)
    try folder.setMode("closed", 0o555)
    #expect(asUnprivilegedUser { error(FileSystem.replace(folder("closed/file"), new)) } == .notPermitted)
    try expectUntouched("closed")
  }

  /// In a folder with the sticky bit everyone may make files, but only the owner of a file may take its name: the last step
  /// fails, when the new bytes are all written.
  @Test(.enabled(if: getuid() == 0, "only the superuser can own a file that another may write"))
  func removesTheTemporaryFileWhereTheLastStepFails() throws {
    try folder.write("sticky/file", "old")
    try folder.setMode("sticky", 0o1777)
    try folder.setMode("sticky/file", 0o666)
    #expect(asUnprivilegedUser { error(FileSystem.replace(folder("sticky/file"), new)) } == .notPermitted)
    try expectUntouched("sticky")
  }

  private func expectUntouched(_ name: String) throws {
    #expect(try folder.text(name + "/file") == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder(name)) == ["file"])
  }
}
