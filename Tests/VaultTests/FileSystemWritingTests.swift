import Foundation
import TestSupport
import Testing

@testable import Vault

@Suite struct FileSystemWritingTests {
  let folder: TemporaryFolder
  let new = Array("new".utf8)

  init() throws {
    folder = try TemporaryFolder(onDisk: true)
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

  // MARK: A new file, or another

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

  @Test(arguments: ["new", "old", "newer", ""])
  func leavesAFileThatHoldsTheBytesAlready(text: String) throws {
    try folder.write("file", "new")
    let before = try FileSystemStatus(of: folder("file"), followsLinks: false).identity
    #expect(error(FileSystem.write(folder("file"), Array(text.utf8))) == nil)
    let after = try FileSystemStatus(of: folder("file"), followsLinks: false).identity
    #expect((after == before) == (text == "new"))
    #expect(try folder.text("file") == text)
    #expect(try folder.names() == ["file"])
  }

  @Test func writesToADevice() {
    #expect(error(FileSystem.write("/dev/null", new)) == nil)
    #if os(Linux)
      #expect(error(FileSystem.write("/dev/full", new)) == .noSpace)
    #endif
  }
}
