import Foundation
import TestSupport
import Testing

@testable import Vault

@Suite struct FileSystemTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(onDisk: true)
  }

  @Test(arguments: [0, 1, 4095, 4096, 4097, 3_000_000])
  func readsAllBytes(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try Data(bytes).write(to: URL(fileURLWithPath: folder("file")))
    #expect(FileSystem.read(folder("file")) == .success(bytes))
    #expect(FileSystem.read(folder("file"), limit: count) == .success(bytes))
    if count > 0 {
      #expect(FileSystem.read(folder("file"), limit: count - 1) == .failure(.tooLarge(limit: count - 1)))
    }
  }

  @Test func saysWhyItCannotRead() throws {
    try folder.write("file", "secret")
    try folder.setMode("file", 0)
    try folder.link("loop", to: "loop")
    #expect(FileSystem.read(folder("missing")) == .failure(.notFound))
    #expect(FileSystem.read("") == .failure(.notFound))
    #expect(FileSystem.read(folder("file\0.md")) == .failure(.notFound))
    #expect(FileSystem.read(folder("")) == .failure(.isDirectory))
    #expect(FileSystem.read(folder("file/below")) == .failure(.isNotDirectory))
    #expect(FileSystem.read(folder("loop")) == .failure(.linkLoop))
    #expect(asUnprivilegedUser { FileSystem.read(folder("file")) } == .failure(.notPermitted))
  }

  @Test func readsADeviceToItsLimit() {
    #expect(FileSystem.read("/dev/null") == .success([]))
    #expect(FileSystem.read("/dev/zero", limit: 100_000) == .failure(.tooLarge(limit: 100_000)))
  }

  /// Such files tell the size 0, or that of a page, whatever they hold.
  @Test(.enabled(if: FileSystem.exists("/proc/self/status")), arguments: ["/proc/self/status", "/proc/cpuinfo"])
  func readsAFileThatIsMadeAsOneReadsIt(path: String) throws {
    #expect(try FileSystem.read(path).get().count > 100)
  }

  @Test func readsTheStartOfAFile() throws {
    try folder.write("file", "0123456789")
    #expect(FileSystem.readStart(of: folder("file"), limit: 4) == .success(Array("0123".utf8)))
    #expect(FileSystem.readStart(of: folder("file"), limit: 100) == .success(Array("0123456789".utf8)))
    #expect(FileSystem.readStart(of: folder("file"), limit: 0) == .success([]))
    #expect(FileSystem.readStart(of: folder(""), limit: 4) == .failure(.isDirectory))
    #expect(FileSystem.readStart(of: folder("missing"), limit: 4) == .failure(.notFound))
    // Nobody writes into the pipe, so that opening it would not end.
    try #require(mkfifo(folder("pipe"), 0o600) == 0)
    #expect(FileSystem.readStart(of: folder("pipe"), limit: 4) == .failure(.tooLarge(limit: 4)))
  }

  @Test func asksAboutPaths() throws {
    try folder.write("sub/file", "")
    try folder.link("to-sub", to: "sub")
    try folder.link("dangling", to: "nowhere")
    #expect(FileSystem.exists(folder("sub/file")))
    #expect(FileSystem.exists(folder("to-sub")))
    #expect(!FileSystem.exists(folder("dangling")))
    #expect(!FileSystem.exists(folder("sub/file\0")))
    #expect(FileSystem.isDirectory(folder("to-sub")))
    #expect(!FileSystem.isDirectory(folder("sub/file")))
    #expect(FileSystem.isRegularFile(folder("to-sub/file")))
    #expect(!FileSystem.isRegularFile("/dev/null"))
    #expect(FileSystem.realPath(folder("to-sub/../to-sub/./file")) == .success(folder("sub/file")))
    #expect(FileSystem.realPath(folder("dangling")) == .failure(.notFound))
    #expect(FileSystem.currentDirectory == .success(FileManager.default.currentDirectoryPath))
  }

  @Test(arguments: [
    ("a.md", ".", "a.md"),
    ("a.md", "", "a.md"),
    ("a.md", "./", "./a.md"),
    ("a.md", "pages", "pages/a.md"),
    ("a.md", "pages/", "pages/a.md"),
    ("a.md", "..", "../a.md"),
    ("a.md", "/", "/a.md"),
  ])
  func joinsPaths(name: String, folder: String, path: String) {
    #expect(FileSystem.path(of: name, in: folder) == path)
    // Those of a folder are spelled the same, one after the other.
    let entry = FileSystem.Entry(name: Array(name.utf8), kind: .regular)
    var paths = FileSystem.FolderPaths(in: folder)
    let spelled = [paths.path(of: entry), paths.path(of: entry)]
    #expect(spelled == [path, path])
  }

  @Test(arguments: [
    ("a", ".", "a"),
    ("a/b", "a", "b"),
    ("a/b/", "a", "b"),
    ("a//b", "a", "b"),
    ("/a", "/", "a"),
    ("//a", "/", "a"),
    ("/", "/", "/"),
    ("./a/ä.md", "./a", "ä.md"),
  ])
  func partsPaths(path: String, folder: String, name: String) {
    #expect(FileSystem.folder(of: path) == folder)
    #expect(FileSystem.name(of: path) == name)
  }

  @Test(
    arguments: [
      ("/a/b.md", "/a", "b.md"), ("/a/c/b.md", "/a", "c/b.md"), ("/a/b.md", "/a/", "b.md"), ("/b.md", "/", "b.md"),
      ("/a/e\u{301}.md", "/a", "e\u{301}.md"), ("/a/", "/a", ""), ("/a", "/a", nil), ("/ab/b.md", "/a", nil),
      ("/a/b.md", "/a/b.md/c", nil), ("/ae\u{301}/b.md", "/ae", nil), ("/e\u{301}/b.md", "/\u{E9}", nil),
    ] as [(String, String, String?)]
  )
  func tellsThePathFromARoot(place: String, folder: String, name: String?) {
    #expect(VaultRoot.name(of: place, in: folder).map { Array($0.utf8) } == name.map { Array($0.utf8) })
  }

  @Test func findsTheVault() throws {
    try folder.write("vault/tidemark.md", "")
    try folder.write("vault/pages/deep/a.md", "")
    try folder.write("vault/other/tidemark.md/", "")
    try folder.link("to-page", to: "vault/pages/deep/a.md")
    for path in ["vault", "vault/tidemark.md", "vault/pages/deep", "vault/pages/deep/a.md", "vault/other", "to-page"] {
      #expect(VaultRoot.find(from: folder(path)) == folder("vault"), "\(path)")
    }
    #expect(VaultRoot.find(from: folder("")) == nil)
    #expect(VaultRoot.find(from: folder("missing")) == nil)
  }
}
